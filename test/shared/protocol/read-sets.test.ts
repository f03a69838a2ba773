import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { MutationDefinition, ReadItem } from '#shared/kernel/mutation.ts';
import type { Data, Row } from '#shared/kernel/rows.ts';
import { limits } from '#shared/kernel/limits.ts';
import { activityKept } from '#shared/activity/schema.ts';
import { encodePatch } from '#shared/protocol/patch-codec.ts';
import { mutationDefinitions, type MutationName } from '#shared/protocol/mutations.ts';
import { isKind } from '#shared/protocol/rows.ts';
import { voteId } from '#shared/vote/schema.ts';
import { everyInput } from '#test/builders/every-write.ts';
import { someQuestions } from '#test/builders/group.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { aGroupRow, aMemberRow, aRow, memberIdOf, rowsGroupId, runWrite } from '#test/builders/rows.ts';

const groupId = rowsGroupId;
const idOf = memberIdOf;
const [ara, bo, cho, stranger] = [idOf(1), idOf(2), idOf(3), idOf(999)];
const typed = idOf(500);
const now = 1_000_000_000_000;
const day = 24 * 60 * 60 * 1000;

const row = aRow;
const member = aMemberRow;
const group = (over: Partial<Data<'group'>> = {}) => aGroupRow({ excused: [cho], ...over });
const activity = (id: string, at: number, over: Partial<Data<'activity'>> = {}) =>
  row('activity', id, { kind: 'settingsChanged', actorName: '지우', subjectName: null, subjectId: null, at, ...over });
const vote = (id: string, date: string) => row('dateVote', voteId(date, id), { memberId: id, date, votedAt: 1 });
const placeVote = (id: string, destinationId: string) =>
  row('placeVote', voteId(destinationId, id), { memberId: id, destinationId, votedAt: 1 });
const rating = (id: string, destinationId: string) =>
  row('rating', voteId(destinationId, id), { memberId: id, destinationId, rating: 5, votedAt: 1 });
const typedPlace = (id: string, placeId: string) =>
  row('typedPlace', voteId(placeId, id), { memberId: id, placeId, name: '한옥', url: null, addedAt: 1 });
const some = (count: number, from: number, make: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(from + index));

/** What a group may hold besides. Each makes some reducer decide otherwise than it would without these rows. */
const additions: Record<string, Row[]> = {
  'nothing else': [],
  answers: [
    row('simpleResponse', ara, {
      memberId: ara,
      payload: aPayload(),
      createdAt: 5,
      updatedAt: 5,
    }),
    row('preference', ara, { memberId: ara, answers: aPreference(), createdAt: 5, updatedAt: 5 }),
    row('rsvp', ara, { memberId: ara, answer: 'away', word: '', dates: null, at: 5 }),
    vote(ara, '2026-05-01'),
    row('typeVote', voteId('relax', ara), { memberId: ara, type: 'relax', votedAt: 1 }),
    placeVote(ara, 'japan/osaka'),
    rating(ara, 'japan/osaka'),
    typedPlace(ara, idOf(600)),
    vote(bo, '2026-05-01'),
  ],
  'questions of its own': [
    group({ surveyType: 'custom', customQuestions: someQuestions }),
    row('customResponse', ara, { memberId: ara, responses: { q1: 'y' }, createdAt: 5, updatedAt: 5 }),
  ],
  PINs: [group({ requiresPin: true }), member(bo, 'Bo', { hasPin: true })],
  'PINs and a full log': [
    member(bo, 'Bo', { hasPin: true }),
    ...some(activityKept + 2, 0, (index) => activity(`act-${String(index)}`, now - 10 * day + index)),
  ],
  'all votes that one member may have': [
    ...some(limits.dateVotes, 0, (index) => vote(ara, new Date(index * day).toISOString().slice(0, 10))),
    ...some(limits.placeVotes, 0, (index) => placeVote(ara, `country/city-${String(index)}`)),
    ...some(limits.ratings, 0, (index) => rating(ara, `country/city-${String(index)}`)),
    ...some(limits.typedPlaces, 2_000, (index) => typedPlace(ara, idOf(index))),
  ],
  'all members that it takes': some(limits.members, 1_000, (index) => member(idOf(index), `member ${String(index)}`)),
  'all names that it lists': some(limits.listedNames, 1_000, (index) =>
    member(idOf(index), `member ${String(index)}`, { claimed: false }),
  ),
  'a full log': some(activityKept + 2, 0, (index) => activity(`act-${String(index)}`, now - 10 * day + index)),
  'an organiser who left': [
    group({ createdBy: '하루' }),
    activity('left', now - 8 * day, { kind: 'memberLeft', actorName: '하루', subjectName: '하루' }),
  ],
  'one name twice and a full log': [
    member(idOf(7), 'Ara'),
    vote(idOf(7), '2026-05-01'),
    member(idOf(8), 'Free', { claimed: false }),
    ...some(activityKept + 2, 0, (index) => activity(`act-${String(index)}`, now - 10 * day + index)),
  ],
  'a decision': [
    row('decision', groupId, {
      kind: 'dates',
      dates: { start: '2026-05-01', end: '2026-05-02' },
      place: null,
      word: '',
      actorName: '지우',
      base: null,
      at: 5,
    }),
    row('deadline', groupId, { day: null, endsAt: null, timeZone: 'Asia/Seoul', quorum: 3, at: 5 }),
  ],
  'all decisions that it takes': some(limits.decisionActs, 0, (index) =>
    row('decisionAct', `act-${String(index)}`, {
      kind: 'reopen',
      dates: null,
      place: null,
      word: '',
      actorName: '지우',
      base: null,
      at: 5,
    }),
  ),
  'a reminder of today': [activity('reminded', now - 1, { kind: 'reminded', actorName: 'Ara' })],
  'a place in own words': [typedPlace(bo, typed)],
};
const base = [group(), member(ara, 'Ara'), member(bo, 'Bo'), member(cho, 'Cho', { claimed: false })];

const inputs = (memberId: string): [MutationName, unknown][] => [
  ...(Object.entries(everyInput({ groupId, memberId, freeName: 'Free' })) as [MutationName, unknown][]),
  ['addMember', { memberId: idOf(70), name: 'Ara' }],
  ['joinGroup', { memberId: idOf(71), name: 'Ara' }],
  ['joinGroup', { memberId: idOf(72), name: 'Dan', pin: '1234' }],
  ['claimMember', { memberId: stranger, name: 'Eve' }],
  ['claimMember', { memberId: stranger, name: 'Bo' }],
  ['claimMember', { memberId, pin: '1234' }],
  ['changeName', { name: 'Ara' }],
  ['showFit', { isShown: false }],
  ['setPin', { pin: null }],
  ['updateGroup', { excused: [] }],
  ['noteReminder', { memberIds: [cho] }],
  ['updateGroup', { description: 'another' }],
  ['rateDestination', { destinationId: typed, rating: 3 }],
  ['castDateVote', { date: '1970-01-02' }],
  ['saveSimpleResponse', { payload: aPayload({ budgetPrivate: true }) }],
  ['savePreference', { answers: { ...aPreference(), budgetPrivate: true } }],
  ['decide', { kind: 'confirm', dates: null, place: null, word: '' }],
];

/** The rows that a read set names, as the server loads them. */
function loaded(rows: readonly Row[], wanted: readonly ReadItem[]): Row[] {
  const isWanted = (one: Row) =>
    wanted.some(({ kind, id, memberId }) => {
      if (one.kind !== kind) return false;
      if (id !== undefined) return one.id === id;
      return memberId === undefined || (one.data as { memberId?: string }).memberId === memberId;
    });
  return rows.filter(isWanted);
}

function run(name: MutationName, rows: readonly Row[], input: unknown, memberId: string | undefined) {
  const { code, superseded, changes } = runWrite(rows, name, input as never, { memberId, timestamp: now });
  return { code, superseded, changes };
}

const actors = [ara, bo, cho, stranger, undefined];

const keyOf = ({ kind, id }: Pick<Row, 'kind' | 'id'>): string => `${kind}/${id}`;
const groups = [
  ['no group yet', []],
  ...Object.entries(additions).map(([what, added]): [string, Row[]] => [
    `a group with ${what}`,
    [...new Map([...base, ...added].map((one) => [keyOf(one), one])).values()],
  ]),
] as const satisfies [string, Row[]][];

describe.each(groups)('in %s', (_what, rows) => {
  const about = actors.flatMap((actor) => inputs(actor ?? bo).map(([name, input]) => ({ name, input, actor })));

  const readsOf = ({ name, input, actor }: (typeof about)[number]): ReadItem[] => {
    const definition = mutationDefinitions[name] as MutationDefinition<unknown>;
    const target = definition.target(input, actor, groupId);
    return [...definition.readSet(input, actor, groupId), ...(target ? [target] : [])];
  };

  test('S7: each write decides on the rows that the server reads for it as it does on all of them', () => {
    for (const one of about) {
      const { name, input, actor } = one;
      expect({ name, actor, ...run(name, loaded(rows, readsOf(one)), input, actor) }).toEqual({
        name,
        actor,
        ...run(name, rows, input, actor),
      });
    }
  });

  test('each read set names kinds of rows that there are', () => {
    for (const one of about) for (const { kind } of readsOf(one)) expect(isKind(kind), one.name).toBe(true);
  });

  test('a write that is refused has changed nothing until then', () => {
    for (const { name, input, actor } of about) {
      const { code, changes } = run(name, rows, input, actor);
      if (code !== undefined) expect({ name, actor, changes }).toEqual({ name, actor, changes: [] });
    }
  });

  test('S2: a write that is run once more on what it has left leaves the same', () => {
    for (const one of about) {
      const { name, input, actor } = one;
      const first = run(name, rows, input, actor);
      if (first.code !== undefined) continue;
      const kept = new Map(rows.map((row) => [keyOf(row), row]));
      for (const change of first.changes)
        if (change.data) kept.set(keyOf(change), change);
        else kept.delete(keyOf(change));
      const { code, changes } = run(name, loaded([...kept.values()], readsOf(one)), input, actor);
      const isHarmless = changes.every((change) =>
        change.data ? isDeepStrictEqual(kept.get(keyOf(change))?.data, change.data) : !kept.has(keyOf(change)),
      );
      expect({ name, actor, isHarmless: code !== undefined || isHarmless }).toEqual({ name, actor, isHarmless: true });
    }
  });

  test('P7: each write that changes more than the log changes its target, by which its base is judged', () => {
    for (const { name, input, actor } of about) {
      if (name === 'cleanUpDuplicates') continue;
      const { code, changes } = run(name, rows, input, actor);
      const changed = changes.filter((one) => one.kind !== 'activity').map(({ kind, id }) => ({ kind, id }));
      const definition = mutationDefinitions[name] as MutationDefinition<unknown>;
      if (code === undefined && changed.length > 0)
        expect(changed, name).toContainEqual(definition.target(input, actor, groupId));
    }
  });

  test('a row of a member has the id that its data name: a patch leaves them out, and every other field in', () => {
    for (const { name, input, actor } of about)
      for (const change of run(name, rows, input, actor).changes) {
        if (!change.data) continue;
        const [sent] = encodePatch({ groupId, chain: [[1, 'n']], rows: [change], gone: [] }).rows ?? [];
        const cut = 'memberId' in change.data ? change.id.split(/:(?=[^:]*$)/) : [];
        const left: object = sent?.data ?? {};
        const named = Object.entries(change.data).filter(([field]) => !(field in left));
        expect(named.map(([, value]) => String(value)).sort(), change.kind).toEqual(cut.sort());
      }
  });
});
