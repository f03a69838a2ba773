import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import { Coming } from '#app/ui/coming.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { loadTasteCards } from './load-below.ts';

const TasteCards = laterPart(() => loadTasteCards().then((m) => m.TasteCards));

/** What was answered, below what is next: it comes after that. */
export const Tastes = ({ group, overview }: { group: GroupOnDevice; overview: GroupOverview }) => (
  <Coming height="60rem">
    <TasteCards group={group} overview={overview} />
  </Coming>
);
