import { lastChange } from '#shared/decision/changes.ts';
import { confirms, actsOf } from '#shared/decision/history.ts';
import type { DecisionAct } from '#shared/decision/schema.ts';
import { stageOf, type Asks } from '#shared/decision/stage.ts';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { answersOf, isDone } from '#shared/survey/is-done.ts';

/** Before the deadline. */
const noticeMs = 24 * 60 * 60 * 1000;
/** A group of one is told nothing: its member was there. */
const leastPeople = 2;

/** What a group's devices are told, once. `id` is the same for the same state, whoever computes it. */
export type Occasion = { id: string; isFor: (memberId: string) => boolean } & (
  | { kind: 'answered'; count: number; asksDates: boolean }
  | { kind: 'decided' | 'changed' | 'next'; fixed: Pick<DecisionAct, 'dates' | 'place'> }
  | { kind: 'deadline' }
);

export interface Looked {
  occasions: Occasion[];
  /** When something is to be told without any change. */
  lookAt: number | null;
}

/** What the rows of a group say now. Nobody is told what they have done themselves. */
export function look(rows: GroupReplica, groupId: string, now: number): Looked {
  const decided = decidedNow(rows, groupId);
  const { occasions, lookAt } = beforeTheDecision(rows, groupId, now);
  return { occasions: [...occasions, ...(decided ? [decided] : [])], lookAt };
}

function beforeTheDecision(rows: GroupReplica, groupId: string, now: number): Looked {
  const surveyType = rows.get('group', groupId)?.data.surveyType ?? 'default';
  const { counted, waiting } = answering(rows, groupId);
  const act = rows.get('decision', groupId)?.data;
  const answered = counted.length - waiting.size;
  const asks = { dates: surveyType === 'default', place: surveyType === 'default' };
  const stage = stageOf({ people: rows.list('member').length, counted: counted.length, answered, act, asks });
  if (!act && waiting.size === 0 && counted.length >= leastPeople) {
    const last = lastAnswer(rows, surveyType);
    const id = `answered:${counted.length}`;
    const isFor = (memberId: string) => memberId !== last;
    return { occasions: [{ kind: 'answered', id, isFor, count: answered, asksDates: asks.dates }], lookAt: null };
  }
  if (act) {
    const turn = turnToVote(rows, groupId, { answered, asks });
    return { occasions: turn ? [turn] : [], lookAt: null };
  }
  const endsAt = rows.get('deadline', groupId)?.data.endsAt;
  if (stage !== 'answers' || endsAt == null || endsAt <= now) return { occasions: [], lookAt: null };
  const noticeAt = endsAt - noticeMs;
  if (noticeAt > now) return { occasions: [], lookAt: noticeAt };
  const isFor = (memberId: string) => waiting.has(memberId);
  return { occasions: [{ kind: 'deadline', id: `deadline:${endsAt}`, isFor }], lookAt: null };
}

/**
 * What the organiser's newest act asks of the others: to choose the days, or what is still open of days and place. Who
 * has voted for it needs no word.
 */
function turnToVote(
  rows: GroupReplica,
  groupId: string,
  { answered, asks }: { answered: number; asks: Asks },
): Occasion | undefined {
  const standing = rows.get('decision', groupId);
  if (!standing) return undefined;
  const { kind, dates, place } = standing.data;
  const isOpening = kind === 'open';
  const isNext = (kind === 'dates' && asks.place && !place) || (kind === 'place' && asks.dates && !dates);
  if (!isNext && !(isOpening && asks.dates)) return undefined;
  const votes = rows.list(kind === 'dates' ? 'placeVote' : 'dateVote');
  const done = new Set([actorOf(rows, standing.data), ...votes.map(({ data }) => data.memberId)]);
  const isFor = (memberId: string) => !done.has(memberId);
  const id = `turn:${standing.mutationId}`;
  return isOpening
    ? { kind: 'answered', id, isFor, count: answered, asksDates: true }
    : { kind: 'next', id, isFor, fixed: { dates, place } };
}

/** Who answers in this group, and who of them has not yet. */
function answering(rows: GroupReplica, groupId: string) {
  const group = rows.get('group', groupId)?.data;
  const excused = new Set(group?.excused);
  const counted = rows.list('member').filter(({ id }) => !excused.has(id));
  const missing = counted.filter(({ id }) => !isDone(rows, group?.surveyType ?? 'default', id));
  return { counted, waiting: new Set(missing.map(({ id }) => id)) };
}

/** Whose answer the group waits for: nobody's once something was decided. */
export const awaited = (rows: GroupReplica, groupId: string): ReadonlySet<string> =>
  rows.get('decision', groupId) ? new Set() : answering(rows, groupId).waiting;

/** The last confirmation; one that only repeats what was fixed is told to nobody. */
function decidedNow(rows: GroupReplica, groupId: string): Occasion | undefined {
  const standing = rows.get('decision', groupId);
  if (standing?.data.kind !== 'confirm') return undefined;
  const acts = actsOf(rows);
  const change = lastChange(acts);
  if (confirms(acts).length > 1 && !change) return undefined;
  const { dates, place } = standing.data;
  const actor = actorOf(rows, standing.data);
  return {
    kind: change ? 'changed' : 'decided',
    id: `confirm:${standing.mutationId}`,
    isFor: (memberId) => memberId !== actor,
    fixed: change
      ? { dates: change.hasNewDates ? dates : null, place: change.hasNewPlace ? place : null }
      : { dates, place },
  };
}

/** Acts hold the name of who made them, not a member's id. */
const actorOf = (rows: GroupReplica, { actorName }: Pick<DecisionAct, 'actorName'>): string | undefined =>
  rows.list('member').find(({ data }) => nameKey(data.name) === nameKey(actorName))?.id;

/** Whose answer came last. */
function lastAnswer(rows: GroupReplica, surveyType: 'default' | 'custom'): string | undefined {
  const answers = rows.list('member').flatMap(({ id }) => answersOf(rows, surveyType, id));
  return answers.sort((a, b) => b.data.createdAt - a.data.createdAt)[0]?.id;
}
