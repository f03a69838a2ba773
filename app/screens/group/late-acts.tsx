import type { Row } from '#shared/kernel/rows.ts';
import { useLateActs } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { laterOptional } from '#app/ui/later.tsx';

/** Hardly anybody meets it. */
const LateAct = laterOptional(() => import('./late-act.tsx').then((m) => m.LateAct));

/** What this device decided after another one of the organiser had. */
export function LateActs({ group, present }: { group: GroupOnDevice; present: Row<'decision'> | undefined }) {
  const [entry] = useLateActs(group.groupId);
  return entry && <LateAct group={group} present={present} entry={entry} />;
}
