import { useEffect, useState } from 'react';
import { isSameChoice } from '#shared/decision/history.ts';
import { decideInput } from '#shared/decision/schema.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { dropSameAct, useLateActs } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { laterOptional } from '#app/ui/later.tsx';

/** Hardly anybody meets it. */
const LateChoice = laterOptional(() => import('./late-choice.tsx').then((m) => m.LateChoice));

/** Another device of the organiser decided first: the same choice is dropped in silence, a different one is a question. */
export function LateActs({ group, present }: { group: GroupOnDevice; present: Row<'decision'> | undefined }) {
  const { run, runAlone } = useWrite();
  // Closed without a choice: it is asked again when the home is opened.
  const [later, setLater] = useState<string>();
  const [entry] = useLateActs(group.groupId);
  const act = entry && decideInput.safeParse(entry.input).data;
  const id = entry?.mutationId;
  const isSame = act !== undefined && present !== undefined && isSameChoice(act, present.data);
  useEffect(() => {
    if (!isSame || id === undefined) return;
    void run((on) => dropSameAct(on, group.groupId, id));
  }, [run, group.groupId, id, isSame]);
  if (!act || id === undefined || id === later || !present || isSame) return null;
  return (
    <LateChoice
      first={present.data}
      mine={act}
      onKeep={() => {
        void runAlone((on) => discardRejected(on, id));
      }}
      onReplace={() => {
        void runAlone((on) => retryRejected(on, id));
      }}
      onClose={() => {
        setLater(id);
      }}
    />
  );
}
