import { GroupRows } from './group-rows.ts';
import { intents, isIntentName } from './intents.ts';
import type { Intent } from './intent.ts';
import type { Row } from './rows.ts';

/** What a fold needs of a queued write; `memberId` is the member whose identity made it. */
export interface PendingWrite {
  groupId: string;
  mid: string;
  name: string;
  input: unknown;
  stamp: number;
  memberId: string | undefined;
}

/**
 * Rule P5: what a screen shows = confirmed rows, folded with the pending writes in order. A write that the reducer refuses changes
 * nothing here; the server's result tells why. Unknown names (a newer build's entries) are passed over.
 */
export function fold(rows: Iterable<Row>, pending: Iterable<PendingWrite>): GroupRows {
  const view = new GroupRows(rows);
  for (const write of pending) {
    if (!isIntentName(write.name)) continue;
    const definition = intents[write.name] as Intent<unknown>;
    const parsed = definition.input.safeParse(write.input);
    if (!parsed.success) continue;
    const attempt = view.attempt({ stamp: write.stamp, mid: write.mid }, (draft) =>
      definition.apply(draft, parsed.data, { memberId: write.memberId, mid: write.mid, at: write.stamp, groupId: write.groupId }),
    );
    if (attempt.outcome === undefined) attempt.keep();
  }
  return view;
}
