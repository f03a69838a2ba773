import { useEffect, useState } from 'react';
import { isSameChoice } from '#shared/decision/changes.ts';
import { decideInput } from '#shared/decision/schema.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { dropSameAct } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { LateChoice } from './late-choice.tsx';

export interface LateActProps {
  group: GroupOnDevice;
  present: Row<'decision'> | undefined;
  /** What this device decided, and was refused. */
  entry: OutboxEntry;
}

/**
 * Another device of the organiser decided first: the same choice is dropped in silence, a different one is a question.
 */
export function LateAct({ group, present, entry }: LateActProps) {
  const { run, runAlone } = useWrite();
  // Closed without a choice: it is asked again when the home is opened.
  const [later, setLater] = useState<string>();
  const act = decideInput.safeParse(entry.input).data;
  const id = entry.mutationId;
  const isSame = act !== undefined && present !== undefined && isSameChoice(act, present.data);
  useEffect(() => {
    if (!isSame) return;
    void run((on) => dropSameAct(on, group.groupId, id));
  }, [run, group.groupId, id, isSame]);
  if (!act || id === later || !present || isSame) return null;
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
