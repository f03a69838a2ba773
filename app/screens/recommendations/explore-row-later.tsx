import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { Coming } from '#app/ui/coming.tsx';
import { laterPart } from '#app/ui/later.tsx';

const ExploreRow = laterPart(() => import('./explore-row.tsx').then((m) => m.ExploreRow));

/** It stands below what the page says, and what it reads of explore is not waited for. */
export function ExploreRowLater({ group }: { group: GroupOnDevice }) {
  return (
    <Coming height="4.5rem">
      <ExploreRow group={group} />
    </Coming>
  );
}
