import { useEffect, useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { ownAnswer, type AnswerOf, type GivenKind, type OwnAnswer } from '#shared/answers/given.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { z } from '#shared/kernel/z.ts';
import type { LocalDb, StoredSession } from '#app/local/device/db.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { fetchOwnAnswers, readFullAnswer } from './own-answers.ts';
import { ownAnswerKey } from './own-answer-key.ts';

type Whose = Pick<StoredSession, 'groupId' | 'memberId'>;

const keptAnswers = z.array(ownAnswer);
const keptMs = limits.earlierAnswerDays * 24 * 60 * 60 * 1000;

/** Among the keys of a member's own answers, which a log-out deletes. */
const keyOf = ({ groupId, memberId }: Whose, kind: GivenKind): string =>
  ownAnswerKey(groupId, memberId, `earlier-${kind}`);

/**
 * The answer that is about to be replaced stays on this device for 7 days. Runs inside a transaction over rows, outbox
 * and meta.
 */
export async function keepReplacedAnswer({ db, now }: Device, whose: Whose, kind: GivenKind): Promise<void> {
  const row = (await readView(db, whose.groupId)).get(kind, whose.memberId);
  if (!row) return;
  const replaced = ownAnswer.parse({
    kind,
    id: row.mutationId,
    givenAt: new Date(row.timestamp).toISOString(),
    replacedAt: new Date(now()).toISOString(),
    answer: await answerOf(db, whose, kind, row),
  });
  const others = (await readEarlier(db, whose, kind, now())).filter((one) => one.id !== replaced.id);
  await putEarlier(db, whose, kind, [replaced, ...others]);
}

async function answerOf(db: LocalDb, whose: Whose, kind: GivenKind, row: Row): Promise<AnswerOf<GivenKind>> {
  if (kind === 'customResponse') return (row as Row<'customResponse'>).data.responses;
  return readFullAnswer(db, whose, kind, row as Row<typeof kind>);
}

async function readEarlier(db: LocalDb, whose: Whose, kind: GivenKind, nowMs: number): Promise<OwnAnswer[]> {
  const kept = keptAnswers.safeParse((await db.meta.get(keyOf(whose, kind)))?.value).data ?? [];
  return kept.filter(({ replacedAt }) => replacedAt !== null && Date.parse(replacedAt) > nowMs - keptMs);
}

const putEarlier = (db: LocalDb, whose: Whose, kind: GivenKind, answers: readonly OwnAnswer[]): Promise<unknown> =>
  db.meta.put({ key: keyOf(whose, kind), value: answers.slice(0, limits.earlierAnswers) });

export type EarlierAnswers =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** `isPartial`: those of this device alone, because the server was not reached. */
  | { kind: 'ready'; answers: OwnAnswer[]; isPartial: boolean };

/**
 * Answers of one survey that were replaced in the last 7 days, the latest first: those of this device until the server
 * has said all.
 */
export function useEarlierAnswers(
  session: StoredSession,
  kind: OwnAnswer['kind'],
): { state: EarlierAnswers; again: () => void } {
  const { db, now } = useDevice();
  const [asked, setAsked] = useState<'waiting' | 'failed' | 'answered'>('waiting');
  const [turn, setTurn] = useState(0);
  const kept = useLiveQuery(() => readEarlier(db, session, kind, now()), [db, session.id, kind]);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const all = await fetchOwnAnswers(session);
      const earlier = all.filter((one) => one.kind === kind && one.replacedAt !== null);
      await db.write([db.sessions], async () => {
        // If the member has logged out in the meantime, the answers must not stay on this device.
        if ((await db.sessions.get(session.id))?.state === 'active') await putEarlier(db, session, kind, earlier);
      });
    };
    ask().then(
      () => {
        if (isCurrent) setAsked('answered');
      },
      () => {
        if (isCurrent) setAsked('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [db, session, kind, turn]);
  const again = () => {
    setAsked('waiting');
    setTurn(turn + 1);
  };
  const isEmpty = kept === undefined || kept.length === 0;
  if (kept === undefined || (asked === 'waiting' && isEmpty)) return { state: { kind: 'loading' }, again };
  if (asked === 'failed' && isEmpty) return { state: { kind: 'failed' }, again };
  return { state: { kind: 'ready', answers: kept, isPartial: asked === 'failed' }, again };
}
