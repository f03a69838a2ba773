import { GroupReplica } from '#shared/kernel/replica.ts';
import { mutationDefinitions, isMutationName } from './mutations.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import type { Row } from '#shared/kernel/rows.ts';

/** A queued write, as far as rebasing needs it; `memberId` is the member who made it. */
export interface PendingWrite {
  groupId: string;
  mutationId: string;
  name: string;
  input: unknown;
  timestamp: number;
  memberId: string | undefined;
}

/**
 * Rule P5: what a screen shows = confirmed rows, with the pending writes applied in order. A write that the reducer
 * refuses changes nothing here; the server's result says why. Unknown names (a newer build's entries) are passed over.
 */
export function rebase(rows: Iterable<Row>, pending: Iterable<PendingWrite>): GroupReplica {
  const view = new GroupReplica(rows);
  for (const write of pending) {
    if (!isMutationName(write.name)) continue;
    const definition = mutationDefinitions[write.name] as MutationDefinition<unknown>;
    const parsed = definition.input.safeParse(write.input);
    if (!parsed.success) continue;
    const attempt = view.attempt({ timestamp: write.timestamp, mutationId: write.mutationId }, (draft) =>
      definition.apply(draft, parsed.data, {
        memberId: write.memberId,
        mutationId: write.mutationId,
        at: write.timestamp,
        groupId: write.groupId,
      }),
    );
    if (attempt.outcome === undefined) attempt.keep();
  }
  return view;
}
