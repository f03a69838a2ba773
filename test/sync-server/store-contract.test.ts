import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowSchemas } from '#shared/protocol/rows.ts';
import { type Kind, type Row, type Tombstone } from '#shared/kernel/rows.ts';
import { fromDayNumber } from '#shared/calendar/civil-date.ts';
import {
  destinationTypes,
  durationBuckets,
  foodStyles,
  scheduleStyles,
  travelExperiences,
  travelPurposes,
  travelStyles,
} from '#shared/preference/options.ts';
import { actKinds, chosenPlace, rsvpAnswers } from '#shared/decision/schema.ts';
import { activityKinds } from '#shared/activity/schema.ts';
import { voteId } from '#shared/vote/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { budgetTiers, originCountries, ranges, tripTypes, subcategories } from '#shared/travel/options.ts';
import { limits } from '#shared/kernel/limits.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { insertHead, lockHead, moveHead, readHead } from '#server/kernel/group-head.ts';
import { chainFrom, countPoison, storedResults, storeResults } from '#server/sync/mutation-log.ts';
import {
  countingAnswer,
  givenAnswers,
  hasPrivateAnswers,
  keepGiven,
  privateAnswers,
  type Giving,
} from '#server/survey/given-answers.ts';
import { rowsAfter, rowStores } from '#server/sync/row-stores.ts';
import { anId, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { freshStore, postgresUrl, sqliteDriver, type FreshStore, type StoreName } from '#test/worlds/stores.ts';

const stores: [StoreName, boolean][] = [
  ['sqlite', true],
  ['sqlite-memory', true],
  ['postgres', postgresUrl !== undefined],
];
const bigTimestamp = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
/** Text as it is after the door: composed, trimmed, whole characters, no control characters. */
const words = (maximum: number, minimum = 0) =>
  fc
    .string({ unit: 'grapheme', maxLength: maximum })
    .map((text) =>
      text
        .normalize('NFC')
        .replace(/\p{Cc}|\p{Cs}/gu, '')
        .slice(0, maximum)
        .trim()
        .replace(/\p{Cs}/gu, ''),
    )
    .filter((text) => text.length >= minimum);

const payload = fc
  .record({
    mainType: fc.constantFrom(...tripTypes),
    originCountryIso2: fc.constantFrom(...originCountries),
    range: fc.constantFrom(...ranges),
    originAirport: fc.option(words(80)),
    budgetTier: fc.option(fc.constantFrom(...budgetTiers)),
    budgetMin: fc.integer({ min: 0, max: 2_000_000_000 }),
    description: words(200, 1),
  })
  .map(({ description, budgetMin, budgetTier, mainType, ...rest }) =>
    aPayload({
      ...rest,
      mainType,
      budgetTier,
      ...(budgetTier === null ? { budgetCurrency: 'JPY', budgetMin, budgetMax: 2_000_000_000 } : {}),
      subcats: subcategories[mainType].slice(0, 3),
      otherDescription: mainType === 'other' ? description : null,
    }),
  );
const day = fc.integer({ min: 0, max: 60_000 }).map(fromDayNumber);
const slug = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-'),
  minLength: 1,
  maxLength: 60,
});
const questionId = fc.oneof(
  fc.constantFrom('constructor', 'toString', 'q1'),
  fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
);
const manwon = fc.option(fc.double({ min: 0, max: 100_000, noNaN: true }).map(Math.abs));
const preferenceAnswers = fc.record({
  dates: fc.tuple(day.map((start) => ({ start, end: start }))),
  datesToAvoid: fc.array(
    day.map((start) => ({ start, end: start })),
    { maxLength: 5 },
  ),
  durationBucket: fc.option(fc.constantFrom(...durationBuckets)),
  totalDays: fc.option(fc.integer({ min: 1, max: 365 })),
  originCountryIso2: fc.option(fc.constantFrom(...originCountries)),
  originAirport: fc.option(words(80)),
  flightBudget: manwon,
  accommodationBudget: manwon,
  dailyBudget: manwon,
  travelPurposes: fc.subarray([...travelPurposes], { maxLength: 3 }),
  travelStyles: fc.subarray([...travelStyles], { maxLength: 3 }),
  preferredDestinationType: fc.option(fc.constantFrom(...destinationTypes)),
  activityLevel: fc.option(fc.integer({ min: 0, max: 10 })),
  scheduleStyle: fc.option(fc.constantFrom(...scheduleStyles)),
  foodStyle: fc.option(fc.constantFrom(...foodStyles)),
  travelExperience: fc.option(fc.constantFrom(...travelExperiences)),
  bucketList: words(2_000),
  tripWishlist: words(2_000),
});
const stay = fc.option(day.map((start) => ({ start, end: start })));
const act = fc.record({
  kind: fc.constantFrom(...actKinds),
  dates: stay,
  place: fc.option(
    fc.record({
      id: fc.option(fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))),
      name: words(120, 1).filter((name) => chosenPlace.shape.name.safeParse(name).data === name),
    }),
  ),
  word: words(200),
  actorName: words(80),
  base: fc.option(fc.uuid()),
  at: bigTimestamp,
});
const data: { [K in Kind]: fc.Arbitrary<Row<K>['data']> } = {
  group: fc.record(
    {
      name: words(120, 1),
      description: words(500),
      createdBy: words(80, 1),
      organizedBy: words(80, 1),
      shareUrl: fc.constant('').map(aShareUrl),
      surveyType: fc.constantFrom('default', 'custom'),
      customQuestions: fc.option(
        fc.record({
          questions: fc.tuple(
            fc.record({
              id: fc.constant('q1'),
              type: fc.constant('short_text' as const),
              question: words(300, 1),
              required: fc.boolean(),
              order: fc.nat(),
            }),
          ),
        }),
      ),
      createdAt: bigTimestamp,
      excused: fc.array(fc.uuid()),
      requiresPin: fc.constant(true),
    },
    {
      requiredKeys: [
        'name',
        'description',
        'createdBy',
        'shareUrl',
        'surveyType',
        'customQuestions',
        'createdAt',
        'excused',
      ],
    },
  ),
  member: fc.record(
    {
      name: words(80, 1),
      joinedAt: bigTimestamp,
      claimed: fc.boolean(),
      hasPin: fc.constant(true),
      showsFit: fc.boolean(),
      hue: fc.nat(7),
    },
    { requiredKeys: ['name', 'joinedAt', 'claimed'] },
  ),
  simpleResponse: fc.record({ memberId: fc.constant(''), payload, createdAt: bigTimestamp, updatedAt: bigTimestamp }),
  preference: fc.record({
    memberId: fc.constant(''),
    answers: preferenceAnswers,
    createdAt: bigTimestamp,
    updatedAt: bigTimestamp,
  }),
  customResponse: fc.record({
    memberId: fc.constant(''),
    responses: fc.dictionary(questionId, words(2_000), { maxKeys: 5, noNullPrototype: true }),
    createdAt: bigTimestamp,
    updatedAt: bigTimestamp,
  }),
  dateVote: fc.record({ memberId: fc.uuid(), date: day, votedAt: bigTimestamp }),
  typeVote: fc.record({ memberId: fc.uuid(), type: fc.constantFrom(...voteTypes), votedAt: bigTimestamp }),
  placeVote: fc.record(
    {
      memberId: fc.uuid(),
      destinationId: fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
      votedAt: bigTimestamp,
      note: words(80),
    },
    { requiredKeys: ['memberId', 'destinationId', 'votedAt'] },
  ),
  decision: act,
  decisionAct: act,
  deadline: fc.record({
    day: fc.option(day),
    endsAt: fc.option(bigTimestamp),
    timeZone: words(80),
    quorum: fc.option(fc.integer({ min: 2, max: 100 })),
    at: bigTimestamp,
  }),
  rsvp: fc.record({
    memberId: fc.constant(''),
    answer: fc.constantFrom(...rsvpAnswers),
    word: words(200),
    dates: stay,
    at: bigTimestamp,
  }),
  budgetBand: fc.record({ min: fc.nat(), max: fc.option(fc.nat()), headCount: fc.nat(), answeredBy: fc.nat() }),
  activity: fc.record({
    kind: fc.constantFrom(...activityKinds),
    actorName: words(80),
    subjectName: fc.option(words(80)),
    subjectId: fc.option(fc.uuid()),
    at: bigTimestamp,
  }),
  typedPlace: fc.record({
    memberId: fc.uuid(),
    placeId: fc.uuid(),
    name: words(120),
    url: fc.option(fc.constantFrom('https://example.com', 'http://한옥.kr/방?a=%20#b')),
    addedAt: bigTimestamp,
  }),
  rating: fc.record({
    memberId: fc.uuid(),
    destinationId: fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
    rating: fc.integer({ min: 1, max: 5 }),
    votedAt: bigTimestamp,
  }),
};

/** What says which row it is: the member for answers, the option and the member for votes. */
function rowId(kind: Kind, groupId: string, one: Row['data']): string {
  switch (kind) {
    case 'group':
    case 'budgetBand':
    case 'decision':
    case 'deadline':
      return groupId;
    case 'dateVote': {
      const vote = one as Row<'dateVote'>['data'];
      return voteId(vote.date, vote.memberId);
    }
    case 'typeVote': {
      const vote = one as Row<'typeVote'>['data'];
      return voteId(vote.type, vote.memberId);
    }
    case 'placeVote': {
      const vote = one as Row<'placeVote'>['data'];
      return voteId(vote.destinationId, vote.memberId);
    }
    case 'typedPlace': {
      const place = one as Row<'typedPlace'>['data'];
      return voteId(place.placeId, place.memberId);
    }
    case 'rating': {
      const vote = one as Row<'rating'>['data'];
      return voteId(vote.destinationId, vote.memberId);
    }
    case 'member':
    case 'simpleResponse':
    case 'preference':
    case 'customResponse':
    case 'activity':
    case 'decisionAct':
    case 'rsvp':
      return anId();
  }
}
const belongsToItsMember = (kind: Kind): boolean =>
  kind === 'simpleResponse' || kind === 'preference' || kind === 'customResponse' || kind === 'rsvp';

describe.each(stores)('the store contract on %s', (name, isThere) => {
  if (!isThere) {
    it.skip('is not run: TEST_DATABASE_URL is not set');
    return;
  }
  let store: FreshStore;
  let db: Knex;
  beforeAll(async () => {
    store = await freshStore(name);
    db = await openDatabase(store.config);
  });
  afterAll(async () => {
    await db.destroy();
    await store.remove();
  });

  async function aGroup(): Promise<string> {
    const id = anId();
    await db.transaction((trx) =>
      insertHead(trx, {
        id,
        nonce: 'start',
        creatorEmail: 'a@b.co',
        organizerHash: 'x'.repeat(64),
        adminPasswordHash: null,
        at: Date.UTC(2026, 2, 2),
      }),
    );
    return id;
  }
  const member = (over: Partial<Row<'member'>> = {}): Row<'member'> => ({
    kind: 'member',
    id: anId(),
    version: 1,
    timestamp: 1,
    mutationId: anId(),
    data: { name: '민지', joinedAt: 5, claimed: true },
    ...over,
  });
  const write = (groupId: string, entries: (Row | Tombstone)[]) =>
    db.transaction(async (trx) => {
      for (const entry of entries) await rowStores[entry.kind].write(trx, groupId, [entry]);
    });

  it('opens a second time without harm: migrations have nothing left to do', async () => {
    if (name === 'sqlite-memory') {
      const other = await openDatabase(store.config);
      expect(await other('groups').select('*')).toEqual([]);
      await other.destroy();
      return;
    }
    const groupId = await aGroup();
    const again = await openDatabase(store.config);
    expect((await readHead(again, groupId))?.id).toBe(groupId);
    expect(await again('knex_migrations').select('name')).toEqual(await db('knex_migrations').select('name'));
    await again.destroy();
  });

  it('keeps a backslash as it was typed, and makes half of a surrogate pair a replacement character', async () => {
    const groupId = await aGroup();
    const typed = { ...member(), data: { name: String.raw`\ud83d \"`, joinedAt: 5, claimed: true } };
    const half = { ...member(), data: { name: '반쪽 \ud83d', joinedAt: 5, claimed: true } };
    await db.transaction((trx) => rowStores.member.write(trx, groupId, [typed, half]));
    const kept = await rowStores.member.read(db, groupId, { ids: [typed.id, half.id] });
    expect(new Map(kept.map(({ id, data }) => [id, (data as { name: string }).name]))).toEqual(
      new Map([
        [typed.id, String.raw`\ud83d \"`],
        [half.id, '반쪽 \ufffd'],
      ]),
    );
  });

  it('keeps references: a row of a group that does not exist is refused, and deleting a group takes all of it along', async () => {
    await expect(write(anId(), [member()])).rejects.toThrow();
    const groupId = await aGroup();
    await write(groupId, [member()]);
    await db('groups').where({ id: groupId }).delete();
    expect(await db('members').where({ group_id: groupId })).toEqual([]);
    expect(await db('group_versions').where({ group_id: groupId })).toEqual([]);
  });

  it.each(Object.keys(rowSchemas) as Kind[])(
    'a %s row comes back exactly as it went in, whatever is in it',
    async (kind) => {
      const groupId = await aGroup();
      await fc.assert(
        fc.asyncProperty(
          data[kind] as fc.Arbitrary<Row['data']>,
          bigTimestamp,
          bigTimestamp,
          async (generated, timestamp, version) => {
            const id = rowId(kind, groupId, generated);
            const row = {
              kind,
              id,
              version,
              timestamp,
              mutationId: anId(),
              data: belongsToItsMember(kind) ? { ...generated, memberId: id } : generated,
            } as Row;
            expect(rowSchemas[kind].parse(row.data)).toEqual(row.data);
            await write(groupId, [row]);
            expect(await rowStores[kind].read(db, groupId, { ids: [id] })).toEqual([row]);
            await write(groupId, [{ ...row, data: null }]);
            expect(await rowStores[kind].read(db, groupId, { ids: [id] })).toEqual([{ ...row, data: null }]);
          },
        ),
        { numRuns: 25, seed: 7 },
      );
    },
  );

  it("replaces a row by its id, keeps the other groups' row of the same id", async () => {
    const [one, two] = [await aGroup(), await aGroup()];
    const row = member();
    await write(one, [row]);
    await write(two, [row]);
    await write(one, [{ ...row, version: 2, data: { name: '새 이름', joinedAt: 6, claimed: false } }]);
    expect(await rowStores.member.live(db, one)).toEqual([
      { ...row, version: 2, data: { name: '새 이름', joinedAt: 6, claimed: false } },
    ]);
    expect(await rowStores.member.live(db, two)).toEqual([row]);
  });

  it('a tombstone is read, is not live, holds nothing of the row, and gives way to a row again', async () => {
    const groupId = await aGroup();
    const row = member();
    await write(groupId, [row]);
    const tombstone: Tombstone = {
      kind: 'member',
      id: row.id,
      version: 2,
      timestamp: 9,
      mutationId: anId(),
      data: null,
    };
    await write(groupId, [tombstone]);
    expect(await rowStores.member.read(db, groupId, {})).toEqual([tombstone]);
    expect(await rowStores.member.live(db, groupId)).toEqual([]);
    expect(JSON.stringify(await db('members').where({ group_id: groupId }))).not.toContain('민지');
    await write(groupId, [{ ...row, version: 3 }]);
    expect(await rowStores.member.live(db, groupId)).toHaveLength(1);
  });

  it('finds what changed after a version, of every kind, and nothing of it', async () => {
    const groupId = await aGroup();
    const rows = [1, 2, 3].map((version) => member({ version }));
    await write(groupId, rows);
    expect((await rowsAfter(db, groupId, 1)).map((row) => row.version).sort()).toEqual([2, 3]);
    expect(await rowsAfter(db, groupId, 3)).toEqual([]);
  });

  describe('of rows by member and option', () => {
    const vote = (date: string, memberId: string, over: Partial<Row<'dateVote'>> = {}): Row<'dateVote'> => ({
      kind: 'dateVote',
      id: voteId(date, memberId),
      version: 1,
      timestamp: 1,
      mutationId: anId(),
      data: { memberId, date, votedAt: 5 },
      ...over,
    });
    const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id).sort();
    const [one, two, three] = ['2027-04-01', '2027-04-02', '2027-04-03'];
    const [ara, bo] = [anId(), anId()];

    it('reads some by id, those of whole members, or both, each once', async () => {
      const groupId = await aGroup();
      const rows = [vote(one, ara), vote(two, ara), vote(one, bo), vote(two, bo)];
      await db.transaction((trx) => rowStores.dateVote.write(trx, groupId, rows));
      const read = async (filter: { ids?: string[]; memberIds?: string[] }) =>
        ids(await rowStores.dateVote.read(db, groupId, filter));
      const some = [voteId(one, ara), voteId(two, bo)];
      expect(await read({ ids: some })).toEqual([...some].sort());
      expect(await read({ ids: [...some, voteId(three, ara), voteId(one, anId())] })).toEqual([...some].sort());
      expect(await read({ memberIds: [ara] })).toEqual(ids(rows.slice(0, 2)));
      expect(await read({ ids: some, memberIds: [ara] })).toEqual(ids([...rows.slice(0, 2), vote(two, bo)]));
      expect(await read({})).toEqual(ids(rows));
      expect(await rowStores.dateVote.read(db, await aGroup(), { ids: some })).toEqual([]);
    });

    it('finds what changed after a version, whoever wrote before or after', async () => {
      const groupId = await aGroup();
      const writes = [vote(one, ara), vote(one, bo), vote(two, ara), vote(two, bo), vote(three, ara)];
      for (const [index, row] of writes.entries()) await write(groupId, [{ ...row, version: index + 1 }]);
      // An older version beside a newer one, as a row of a member who was brought back.
      await write(groupId, [vote(three, bo, { version: 2 })]);
      for (let after = 0; after <= writes.length; after += 1) {
        const found = await rowStores.dateVote.read(db, groupId, { after });
        const expected = [
          ...writes.map((row, index) => ({ id: row.id, version: index + 1 })),
          { id: voteId(three, bo), version: 2 },
        ];
        expect(ids(found)).toEqual(ids(expected.filter((row) => row.version > after)));
      }
    });

    it('counts what stands, and forgets tombstones of one group alone', async () => {
      const [groupId, other] = [await aGroup(), await aGroup()];
      const gone: Tombstone = { ...vote(two, ara), data: null };
      for (const group of [groupId, other]) await write(group, [vote(one, ara), gone, vote(one, bo)]);
      expect(await rowStores.dateVote.counts(db, groupId, [ara, bo, anId()])).toEqual(
        new Map([
          [ara, 1],
          [bo, 1],
        ]),
      );
      await rowStores.dateVote.forgetTombstones(db, groupId, { upTo: 1, before: 1 });
      expect(await rowStores.dateVote.read(db, groupId, {})).toHaveLength(3);
      await rowStores.dateVote.forgetTombstones(db, groupId, { upTo: 1, before: 2 });
      expect(ids(await rowStores.dateVote.read(db, groupId, {}))).toEqual(ids([vote(one, ara), vote(one, bo)]));
      expect(await rowStores.dateVote.read(db, other, {})).toHaveLength(3);
    });

    it('keeps the id of a write that is no UUID', async () => {
      const groupId = await aGroup();
      const made = ['abcdefgh', 'ABCDEF0123456789', anId().toUpperCase()].map((mutationId, index) =>
        vote(`2027-04-0${index + 1}`, ara, { mutationId }),
      );
      await write(groupId, made);
      const found = await rowStores.dateVote.read(db, groupId, {});
      expect(found.map((row) => row.mutationId).sort()).toEqual(made.map((row) => row.mutationId).sort());
    });

    it('go with their group; other kinds are not read by member', async () => {
      const groupId = await aGroup();
      await expect(write(anId(), [vote(one, ara)])).rejects.toThrow();
      await write(groupId, [vote(one, ara)]);
      await db('groups').where({ id: groupId }).delete();
      expect(await db('voters').where({ group_id: groupId })).toEqual([]);
      expect(await rowStores.dateVote.read(db, groupId, {})).toEqual([]);
      await expect(rowStores.member.read(db, groupId, { memberIds: [ara] })).rejects.toThrow('not kept by member');
      await expect(rowStores.member.counts(db, groupId, [ara])).rejects.toThrow('not kept by member');
    });
  });

  it('writes a thousand rows at once', async () => {
    const groupId = await aGroup();
    await db.transaction((trx) =>
      rowStores.member.write(
        trx,
        groupId,
        Array.from({ length: 1000 }, () => member()),
      ),
    );
    expect(await rowStores.member.live(db, groupId)).toHaveLength(1000);
  });

  it('keeps what was given beside what counts, counts what is private, and forgets by age and by number', async () => {
    const groupId = await aGroup();
    const memberId = anId();
    const give = (over: Partial<Giving>) =>
      db.transaction((trx) =>
        keepGiven(trx, {
          groupId,
          memberId,
          mutationId: anId(),
          given: { kind: 'simpleResponse', answer: aPayload() },
          budgetSession: 'ab12',
          isPrivate: false,
          at: 1,
          budgetTimestamp: 1,
          counts: true,
          ...over,
        }),
      );
    const kept = async (now: number) =>
      (await givenAnswers(db, groupId, memberId, now)).map((one) => [one.given.kind, one.isPrivate, one.replacedAt]);
    await give({ at: 1 });
    await give({ at: 2, given: { kind: 'preference', answer: aPreference() } });
    expect(await hasPrivateAnswers(db, groupId)).toBe(false);
    const secretly = aPayload({ budgetTier: 'luxury', budgetPrivate: true });
    await give({ at: 3, given: { kind: 'simpleResponse', answer: secretly }, isPrivate: true });
    expect(await kept(4)).toEqual([
      ['simpleResponse', true, undefined],
      ['preference', true, undefined],
      ['simpleResponse', false, 3],
    ]);
    expect(await privateAnswers(db, groupId)).toEqual(
      new Map([[memberId, { simple: secretly, preference: aPreference() }]]),
    );
    expect(await countingAnswer(db, groupId, memberId, 'simpleResponse')).toEqual({
      answer: secretly,
      budgetTimestamp: 1,
      budgetSession: 'ab12',
    });
    const week = limits.earlierAnswerDays * 24 * 60 * 60 * 1000;
    expect(await kept(3 + week)).toHaveLength(3);
    expect(await kept(4 + week)).toHaveLength(2);
    await give({ at: 4 + week, given: { kind: 'simpleResponse', answer: secretly }, isPrivate: true });
    expect(await db('given_answers').where({ group_id: groupId })).toHaveLength(2);
    for (let turn = 0; turn < limits.earlierAnswers + 2; turn += 1)
      await give({
        at: 5 + week + turn,
        given: { kind: 'simpleResponse', answer: aPayload({ originAirport: `A${turn}` }) },
      });
    expect(
      (await kept(6 + week)).filter(([kind, , replacedAt]) => kind === 'simpleResponse' && replacedAt !== undefined),
    ).toHaveLength(limits.earlierAnswers);
    await db('groups').where({ id: groupId }).delete();
    expect(await db('given_answers').where({ group_id: groupId })).toEqual([]);
  });

  it('keeps results by group and mutation id, refuses a second one, and finds hundreds at once', async () => {
    const [one, two] = [await aGroup(), await aGroup()];
    const results = Array.from({ length: 450 }, (_, index) => ({
      mutationId: anId(),
      code: index % 2 ? 'applied' : 'conflict',
      ...(index % 2 ? { version: index } : {}),
    }));
    await db.transaction((trx) => storeResults(trx, one, results, Date.now()));
    const found = await storedResults(
      db,
      one,
      results.map((result) => result.mutationId),
    );
    expect(results.map((result) => found.get(result.mutationId))).toEqual(results);
    expect(
      await storedResults(
        db,
        two,
        results.map((result) => result.mutationId),
      ),
    ).toEqual(new Map());
    await expect(db.transaction((trx) => storeResults(trx, one, results.slice(0, 1), 1))).rejects.toThrow();
  });

  it('counts poison and keeps the mutation from the third time on', async () => {
    const groupId = await aGroup();
    const mutationId = anId();
    const count = () =>
      db.transaction((trx) => countPoison(trx, groupId, mutationId, { name: 'x', input: { pin: '1234' } }, 5));
    expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
    expect(await db('poisoned').where({ group_id: groupId }).first('mutation')).toEqual({
      mutation: '{"name":"x","input":{}}',
    });
  });

  it('knows every point of a history, and no other', async () => {
    const groupId = await aGroup();
    for (let version = 1; version <= 5; version += 1)
      await db.transaction((trx) =>
        moveHead(trx, groupId, { version, nonce: `n${version}`, at: version, latestTimestamp: version, bytes: 0 }),
      );
    expect(await chainFrom(db, groupId, { version: 0, nonce: 'start' })).toEqual([
      [0, 'start'],
      [1, 'n1'],
      [2, 'n2'],
      [3, 'n3'],
      [4, 'n4'],
      [5, 'n5'],
    ]);
    expect(await chainFrom(db, groupId, { version: 5, nonce: 'n5' })).toEqual([[5, 'n5']]);
    for (const unknown of [
      { version: 5, nonce: 'n4' },
      { version: 6, nonce: 'n6' },
      { version: 9_007_199_254_740_991, nonce: 'n' },
    ])
      expect(await chainFrom(db, groupId, unknown)).toBeUndefined();
    expect(await readHead(db, groupId)).toEqual({
      id: groupId,
      version: 5,
      nonce: 'n5',
      organizerHash: 'x'.repeat(64),
      deletedAt: null,
      latestTimestamp: 5,
      lastActivityAt: 5,
      forgottenBefore: 0,
      isClosed: false,
      bytes: 0,
    });
  });

  it('gives numbers as numbers, times beyond 32 bit included', async () => {
    const groupId = await aGroup();
    await db('groups')
      .where({ id: groupId })
      .update({ version: 9_007_199_254_740_991, deleted_at: 8_640_000_000_000_000 });
    expect(await readHead(db, groupId)).toMatchObject({
      version: 9_007_199_254_740_991,
      deletedAt: 8_640_000_000_000_000,
    });
  });

  it('a transaction that throws leaves nothing, and the next one works', async () => {
    const groupId = await aGroup();
    await expect(
      db.transaction(async (trx) => {
        await rowStores.member.write(trx, groupId, [member()]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await rowStores.member.read(db, groupId, {})).toEqual([]);
  });

  it('a savepoint that fails by an error of the database takes back its own work only', async () => {
    const groupId = await aGroup();
    await db.transaction(async (trx) => {
      await rowStores.member.write(trx, groupId, [member()]);
      await expect(
        trx.transaction(async (savepoint) => {
          await rowStores.member.write(savepoint, groupId, [member()]);
          await savepoint('mutations').insert({ group_id: groupId, code: 'x', at: 1 });
        }),
      ).rejects.toThrow();
      await rowStores.member.write(trx, groupId, [member()]);
    });
    expect(await rowStores.member.live(db, groupId)).toHaveLength(2);
  });

  it('P10 transactions on one group queue up behind its head: no version is given twice, none is skipped', async () => {
    const groupId = await aGroup();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (trx) => {
          const head = await lockHead(trx, groupId);
          if (!head) throw new Error('no head');
          await moveHead(trx, groupId, {
            version: head.version + 1,
            nonce: `n${head.version + 1}`,
            at: 1,
            latestTimestamp: 1,
            bytes: 0,
          });
        }),
      ),
    );
    expect((await readHead(db, groupId))?.version).toBe(20);
    expect(await chainFrom(db, groupId, { version: 0, nonce: 'start' })).toHaveLength(21);
  });

  if (name === 'postgres') return;

  it('P12 every connection has synchronous=FULL, foreign keys, and a file has a write-ahead log', async () => {
    const pragma = async (what: string) =>
      Object.values((await db.raw<Record<string, unknown>[]>(`PRAGMA ${what}`))[0] ?? {})[0];
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('journal_mode')).toBe(name === 'sqlite' ? 'wal' : 'memory');
    // The others are not waited for within the call.
    expect(await pragma('busy_timeout')).toBe(sqliteDriver === 'sqlite3' ? 5000 : 0);
    expect(await pragma('integrity_check')).toBe('ok');
  });
});

describe('SQLite files', () => {
  it('P10 two connections that read and then write at the same time both succeed (BEGIN IMMEDIATE, no SQLITE_BUSY_SNAPSHOT)', async () => {
    const store = await freshStore('sqlite');
    const [one, two] = [await openDatabase(store.config), await openDatabase(store.config)];
    const groupId = anId();
    await one.transaction((trx) =>
      insertHead(trx, {
        id: groupId,
        nonce: 'start',
        creatorEmail: 'a@b.co',
        organizerHash: 'x',
        adminPasswordHash: null,
        at: 1,
      }),
    );
    const readThenWrite = (db: Knex) =>
      db.transaction(async (trx) => {
        const head = await lockHead(trx, groupId);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        await moveHead(trx, groupId, {
          version: (head?.version ?? 0) + 1,
          nonce: `n${(head?.version ?? 0) + 1}`,
          at: 1,
          latestTimestamp: 1,
          bytes: 0,
        });
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => readThenWrite(index % 2 ? one : two)));
    expect((await readHead(one, groupId))?.version).toBe(20);
    await Promise.all([one.destroy(), two.destroy()]);
    await store.remove();
  });

  it('a migration that rebuilds a table deletes no rows that refer to it (knex#6213)', async () => {
    const { migrations } = await import('#migrations/all.ts');
    const store = await freshStore('sqlite');
    const before = await openDatabase(store.config);
    const groupId = anId();
    await before.transaction(async (trx) => {
      await insertHead(trx, {
        id: groupId,
        nonce: 'start',
        creatorEmail: 'a@b.co',
        organizerHash: 'x',
        adminPasswordHash: null,
        at: 1,
      });
      await rowStores.member.write(trx, groupId, [
        {
          kind: 'member',
          id: anId(),
          version: 1,
          timestamp: 1,
          mutationId: anId(),
          data: { name: 'x', joinedAt: 1, claimed: true },
        },
      ]);
    });
    await before.destroy();
    migrations.push({
      name: '9999-rebuild',
      up: async (trx) => {
        await trx.schema.alterTable('groups', (table) => {
          table.string('creator_email', 300).nullable().alter();
        });
      },
    });
    try {
      const after = await openDatabase(store.config);
      expect(await after('groups').select('id')).toEqual([{ id: groupId }]);
      expect(await rowStores.member.live(after, groupId)).toHaveLength(1);
      await after.destroy();
    } finally {
      migrations.pop();
    }
    await store.remove();
  });

  it('a migration that fails changes nothing, and the database still opens without it', async () => {
    const { migrations } = await import('#migrations/all.ts');
    const store = await freshStore('sqlite');
    await (await openDatabase(store.config)).destroy();
    migrations.push({
      name: '9999-broken',
      up: async (trx) => {
        await trx.schema.createTable('half', (table) => {
          table.increments();
        });
        throw new Error('a broken migration');
      },
    });
    try {
      await expect(openDatabase(store.config)).rejects.toThrow('a broken migration');
    } finally {
      migrations.pop();
    }
    const db = await openDatabase(store.config);
    expect(await db.schema.hasTable('half')).toBe(false);
    await db.destroy();
    await store.remove();
  });

  it('a database of a newer program is not opened, and not touched', async () => {
    const store = await freshStore('sqlite');
    const db = await openDatabase(store.config);
    await db('knex_migrations').insert({ name: '9999-from-the-future', batch: 2, migration_time: 1 });
    await db.destroy();
    const file = store.config.kind === 'sqlite' ? store.config.file : '';
    const before = readFileSync(file);
    await expect(openDatabase(store.config)).rejects.toThrow('newer version of this program');
    expect(readFileSync(file).equals(before)).toBe(true);
    await store.remove();
  });
});
