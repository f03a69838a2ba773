import { useEffect } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { Row } from '#shared/kernel/rows.ts';
import { z } from '#shared/kernel/z.ts';
import {
  preferenceAnswers,
  savePreferenceInput,
  withBudgetOf as preferenceWithBudget,
} from '#shared/preference/schema.ts';
import { saveSimpleResponseInput, simplePayload, withBudgetOf as simpleWithBudget } from '#shared/survey/schema.ts';
import { listOwnAnswers } from '#shared/answers/endpoints.ts';
import type { AnswerOf, OwnAnswer } from '#shared/answers/given.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import type { LocalDb, StoredSession } from '#app/local/device/db.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';
import { ownAnswerKey } from './own-answer-key.ts';

type PrivateKind = 'simpleResponse' | 'preference';

/** How an answer with private amounts is read from a queued write, or from a row and the amounts. */
const surveys = {
  simpleResponse: {
    ofRow: (row: Row<'simpleResponse'>) => row.data.payload,
    write: 'saveSimpleResponse',
    ofWrite: (input: unknown) => {
      const { payload, keepBudget } = saveSimpleResponseInput.safeParse(input).data ?? {};
      return keepBudget ? undefined : payload;
    },
    kept: z.object({ mutationId: z.string(), answer: simplePayload }),
    withBudgetOf: simpleWithBudget,
  },
  preference: {
    ofRow: (row: Row<'preference'>) => row.data.answers,
    write: 'savePreference',
    ofWrite: (input: unknown) => {
      const { answers, keepBudget } = savePreferenceInput.safeParse(input).data ?? {};
      return keepBudget ? undefined : answers;
    },
    kept: z.object({ mutationId: z.string(), answer: preferenceAnswers }),
    withBudgetOf: preferenceWithBudget,
  },
} as const;

interface Survey<K extends PrivateKind> {
  ofRow: (row: Row<K>) => AnswerOf<K>;
  write: string;
  ofWrite: (input: unknown) => AnswerOf<K> | undefined;
  kept: z.ZodMiniType<{ mutationId: string; answer: AnswerOf<K> }>;
  withBudgetOf: (answer: AnswerOf<K>, budget: AnswerOf<K>) => AnswerOf<K>;
}

/** One's own answer. Without `knowsBudget` its private amounts are not on this device, or not yet. */
export interface FullAnswer<K extends PrivateKind> {
  answer: AnswerOf<K>;
  knowsBudget: boolean;
}

/**
 * One's own answer with the private amounts, which rows do not contain: from the write that saved it, if this device
 * has it, or once from the server. `undefined`: there is no answer, or it is still being looked for on this device.
 */
export function useFullAnswer<K extends PrivateKind>(
  session: StoredSession,
  kind: K,
  row: Row<K> | undefined,
): FullAnswer<K> | undefined {
  const device = useDevice();
  const { db } = device;
  const isPrivate = row !== undefined && isRowPrivate(row);
  const mutationId = row?.mutationId;
  const found = useLiveQuery(
    async () => (isPrivate ? { mutationId, answer: await findHere(db, session, kind, row) } : undefined),
    [db, session.id, kind, mutationId, isPrivate],
  );
  const isMissing = isPrivate && found !== undefined && found.mutationId === mutationId && found.answer === undefined;
  useEffect(() => {
    // Without a network the form shows that the amounts are unknown, and the next opening of the form tries again.
    if (!isMissing || mutationId === undefined) return;
    fetchFull(device, session, kind, mutationId).catch((error: unknown) => {
      if (!(error instanceof Unreachable) && !(error instanceof CallError)) throw error;
    });
  }, [device, session, kind, mutationId, isMissing]);
  if (!row) return undefined;
  const survey = surveys[kind] as unknown as Survey<K>;
  const open = survey.ofRow(row);
  if (!isPrivate) return { answer: open, knowsBudget: true };
  if (found === undefined || found.mutationId !== mutationId) return undefined;
  return found.answer
    ? { answer: survey.withBudgetOf(open, found.answer), knowsBudget: true }
    : { answer: open, knowsBudget: false };
}

const isRowPrivate = <K extends PrivateKind>(row: Row<K>): boolean =>
  (surveys[row.kind] as unknown as Survey<K>).ofRow(row).budgetPrivate === true;

/** The answer of a row as completely as this device knows it. */
export async function readFullAnswer<K extends PrivateKind>(
  db: LocalDb,
  whose: Pick<StoredSession, 'groupId' | 'memberId'>,
  kind: K,
  row: Row<K>,
): Promise<AnswerOf<K>> {
  const survey = surveys[kind] as unknown as Survey<K>;
  const open = survey.ofRow(row);
  const found = isRowPrivate(row) ? await findHere(db, whose, kind, row) : undefined;
  return found ? survey.withBudgetOf(open, found) : open;
}

async function findHere<K extends PrivateKind>(
  db: LocalDb,
  { groupId, memberId }: Pick<StoredSession, 'groupId' | 'memberId'>,
  kind: K,
  row: Row<K>,
): Promise<AnswerOf<K> | undefined> {
  const survey = surveys[kind] as unknown as Survey<K>;
  const entry = await db.outbox.where('mutationId').equals(row.mutationId).first();
  const written = entry?.name === survey.write ? survey.ofWrite(entry.input) : undefined;
  if (written) return written;
  const kept = survey.kept.safeParse((await db.meta.get(ownAnswerKey(groupId, memberId, kind)))?.value);
  return kept.success && kept.data.mutationId === row.mutationId ? kept.data.answer : undefined;
}

async function fetchFull(device: Device, session: StoredSession, kind: PrivateKind, mutationId: string): Promise<void> {
  const { db } = device;
  const { groupId, memberId } = session;
  const current = (await fetchOwnAnswers(session)).find((one) => one.kind === kind && one.replacedAt === null);
  if (!current || current.withholdsBudget) return;
  await db.write([db.sessions], async () => {
    // If the member has logged out in the meantime, the amounts must not stay on this device.
    if ((await db.sessions.get(session.id))?.state === 'active')
      await db.meta.put({ key: ownAnswerKey(groupId, memberId, kind), value: { mutationId, answer: current.answer } });
  });
}

/** What this member has given, and what it replaced in the last 7 days. @throws CallError, Unreachable */
export function fetchOwnAnswers({ groupId, secret }: StoredSession): Promise<OwnAnswer[]> {
  return call(listOwnAnswers, {
    params: { ref: groupId },
    bearer: secret,
    signal: AbortSignal.timeout(fetchTimeoutMs),
  });
}

const fetchTimeoutMs = 8_000;
