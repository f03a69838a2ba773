import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import type { CustomAnswers } from '#shared/custom-survey/schema.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import { isWithheld, type SimplePayload } from '#shared/survey/schema.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { draftKey, spendDraft } from './drafts.ts';
import { addToOutbox, writtenBy } from '#app/local/outbox/queue.ts';
import type { GivenKind } from '#shared/answers/given.ts';
import { keepReplacedAnswer } from './earlier-answers.ts';

/**
 * Saves the session's member's answer to the 4-step survey and deletes the draft in the same transaction.
 * @param base of all three: the mutation id of the row that the form was opened on, `null` for none; left out: the row
 * of now (rule P7)
 */
export function saveSimpleResponse(
  device: Device,
  session: StoredSession,
  payload: SimplePayload,
  base?: string | null,
): Promise<string> {
  // Private amounts that the payload is without are not on this device: the server keeps those that it has.
  return saveAnswer(
    device,
    session,
    'saveSimpleResponse',
    'simpleResponse',
    { payload, ...(isWithheld(payload) ? { keepBudget: true } : {}) },
    draftKey.survey(session.groupId, session.memberId),
    base,
  );
}

/**
 * Saves the default survey of 15 questions.
 * @param keepsBudget the server keeps its private amounts, because they are not on this device
 */
export function savePreference(
  device: Device,
  session: StoredSession,
  answers: PreferenceAnswers,
  keepsBudget = false,
  base?: string | null,
): Promise<string> {
  return saveAnswer(
    device,
    session,
    'savePreference',
    'preference',
    { answers, ...(keepsBudget ? { keepBudget: true } : {}) },
    draftKey.preferences(session.groupId, session.memberId),
    base,
  );
}

/** Saves the answers to the group's own questions. */
export function saveCustomResponse(
  device: Device,
  session: StoredSession,
  responses: CustomAnswers,
  base?: string | null,
): Promise<string> {
  return saveAnswer(
    device,
    session,
    'saveCustomResponse',
    'customResponse',
    { responses },
    draftKey.customSurvey(session.groupId, session.memberId),
    base,
  );
}

function saveAnswer<N extends MutationName>(
  device: Device,
  session: StoredSession,
  name: N,
  kind: GivenKind,
  input: InputOf<N>,
  draft: string,
  base: string | null | undefined,
): Promise<string> {
  const { db } = device;
  const write = { ...writtenBy(session), name, input, base };
  return db.write([db.outbox, db.rows, db.sessions, db.drafts], async () => {
    await keepReplacedAnswer(device, session, kind);
    await spendDraft(db, draft);
    return addToOutbox(device, write);
  });
}
