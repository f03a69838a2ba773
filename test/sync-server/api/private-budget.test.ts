import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import type { Patch } from '#shared/protocol/sync.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import { bandToPublish } from '#shared/money/budget-picture.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import { toManwon } from '#shared/money/currency.ts';
import { budgetTiers } from '#shared/travel/options.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.pass(60_000);
  group = await world.openGroup({ createdBy: '지우' });
});

const bearer = (one: Login) => ({ authorization: `Bearer ${one.sessionToken}` });
/** Amounts that occur nowhere else in an answer. */
const secretMin = 731_234;
const secretMax = 1_847_651;
const untold = { budgetTier: null, budgetCurrency: null, budgetMin: null, budgetMax: null };
const secretly = () =>
  aPayload({
    budgetTier: null,
    budgetCurrency: 'KRW',
    budgetMin: secretMin,
    budgetMax: secretMax,
    budgetPrivate: true,
  });
const openly = (min: number, max: number) =>
  aPayload({ budgetTier: null, budgetCurrency: 'KRW', budgetMin: min * 10_000, budgetMax: max * 10_000 });
const save = (one: Login, payload: unknown) => {
  world.pass(1000);
  return world.ok(world.post(`/api/group/${group.id}/simple-response`, { payload, sessionToken: one.sessionToken }));
};
const savePreference = (one: Login, body: Record<string, unknown>) => {
  world.pass(1000);
  return world.ok(world.post(`/api/groups/${group.id}/preferences`, { ...body, sessionToken: one.sessionToken }));
};
const queue = <N extends MutationName>(one: Login, name: N, input: NoInfer<InputOf<N>>) => {
  world.pass(1000);
  return world.sync({
    groupId: group.id,
    tokens: [one.sessionToken],
    mutations: [aMutation(name, input, { timestamp: world.clock.now })],
  });
};
type Own = {
  id: string;
  kind: string;
  answer: Record<string, unknown>;
  replacedAt: string | null;
  withholdsBudget?: true;
}[];
const own = (one: Login) => world.ok<Own>(world.get(`/api/groups/${group.id}/own-answers`, bearer(one)));
const row = async (kind: string, id: string): Promise<Record<string, unknown> | undefined> => {
  const answer = await world.sync({ groupId: group.id });
  return answer.kind === 'reset'
    ? (answer.rows.find((one) => one.kind === kind && one.id === id)?.data as Record<string, unknown> | undefined)
    : undefined;
};
const band = () => row('budgetBand', group.id);

/** Everything that another member, or anybody with the link, can get to see. */
async function everythingShown(actor: Login): Promise<string> {
  const texts: string[] = [];
  for (const path of [
    '',
    '/members',
    '/simple-responses',
    '/survey-results',
    '/preferences',
    '/custom-survey-responses',
    '/votes',
  ]) {
    texts.push((await world.get(`/api/groups/${group.id}${path}`, bearer(actor))).text);
  }
  for (const { name } of await world.members(group.id))
    texts.push(
      (await world.get(`/api/group/${group.id}/simple-response/${encodeURIComponent(name)}`, bearer(actor))).text,
    );
  texts.push(
    (await world.post(`/api/groups/${group.id}/recommendations`, { userId: 'u', lang: 'ko', forceRefresh: true })).text,
  );
  texts.push(JSON.stringify(await world.sync({ groupId: group.id, tokens: [actor.sessionToken] })));
  texts.push(JSON.stringify(await own(actor)));
  return texts.join('\n');
}

describe('a private budget', () => {
  it('P19 is in nothing that anybody else is told, by call, by exchange or by socket', async () => {
    const [minji, ara] = [await world.login(group.id, '민지'), await world.login(group.id, 'Ara')];
    const heard: Patch[] = [];
    const client = await world.connect();
    client.on('patch', (patch) => {
      heard.push(decodePatch(patch));
    });
    await new Promise((resolve) => {
      client.emit(
        'subscribe',
        { proto: 1, groups: [{ groupId: group.id, cursor: null, token: ara.sessionToken }] },
        resolve,
      );
    });
    await save(minji, secretly());
    await savePreference(minji, {
      dates: aPreference().dates,
      totalDays: 5,
      flightBudget: 71.37,
      accommodationBudget: 13.13,
      dailyBudget: 17.19,
      budgetPrivate: true,
    });
    await save(ara, openly(50, 90));
    await expect
      .poll(() =>
        heard.flatMap((one) => one.rows).some((one) => one.id === ara.memberId && one.kind === 'simpleResponse'),
      )
      .toBe(true);
    const shown = (await everythingShown(ara)) + JSON.stringify(heard);
    for (const amount of [secretMin, secretMax, 71.37, 13.13, 17.19, 73.1234, 184.7651])
      expect(shown).not.toContain(String(amount));
    expect(shown).toContain('"budgetPrivate":true');
    expect((await row('simpleResponse', minji.memberId))?.['payload']).toMatchObject({
      ...untold,
      budgetPrivate: true,
      range: 'intl_short',
    });
  });

  it('comes back whole to who gave it, on any device that their PIN lets in, and to nobody without their session', async () => {
    const minji = await world.login(group.id, '민지');
    await save(minji, secretly());
    await queue(minji, 'setPin', { pin: '4711' });
    const again = await world.login(group.id, '민지', '4711');
    for (const session of [minji, again]) expect((await own(session)).map((one) => one.answer)).toEqual([secretly()]);
    // Also what the other device gives, and under the next PIN.
    await save(again, { ...secretly(), budgetMin: 741_234 });
    await queue(again, 'setPin', { pin: '4712' });
    const third = await world.login(group.id, '민지', '4712');
    for (const session of [again, third]) expect((await own(session))[0]?.answer).toMatchObject({ budgetMin: 741_234 });
    expect((await world.get(`/api/groups/${group.id}/own-answers`)).status).toBe(401);
    const other = await world.openGroup();
    expect((await world.get(`/api/groups/${other.id}/own-answers`, bearer(minji))).status).toBe(401);
  });

  describe('is not told to who comes in by the name alone', () => {
    const given = async (minji: Login) => {
      await save(minji, secretly());
      await savePreference(minji, { ...aPreference(), flightBudget: 71.37, budgetPrivate: true });
    };
    const expectNothing = async (intruder: Login) => {
      const told = await own(intruder);
      expect(told.map((one) => one.withholdsBudget)).toEqual(told.map(() => true));
      const shown = await everythingShown(intruder);
      for (const amount of [secretMin, secretMax, 71.37]) expect(shown).not.toContain(String(amount));
    };

    it('later or before, whatever they write in the name', async () => {
      const before = await world.login(group.id, '민지');
      const minji = await world.login(group.id, '민지');
      await given(minji);
      await expectNothing(before);
      const later = await world.login(group.id, '민지');
      await expectNothing(later);
      await queue(later, 'saveSimpleResponse', {
        payload: { ...secretly(), ...untold, range: 'domestic' },
        keepBudget: true,
      });
      await savePreference(later, { dates: aPreference().dates, budgetPrivate: true, foodStyle: 'local' });
      await expectNothing(later);
      // Who gave the amounts still has them.
      expect((await own(minji)).map((one) => one.answer['budgetMin'] ?? one.answer['flightBudget'])).toEqual(
        expect.arrayContaining([secretMin, 71.37]),
      );
    });

    it('of what was open before it was private, and of what was open and comes late', async () => {
      const minji = await world.login(group.id, '민지');
      await save(minji, openly(41, 43));
      await savePreference(minji, { ...aPreference(), flightBudget: 71.37 });
      const late = world.clock.now + 500;
      await save(minji, secretly());
      await world.sync({
        groupId: group.id,
        tokens: [minji.sessionToken],
        mutations: [aMutation('saveSimpleResponse', { payload: openly(47, 49) }, { timestamp: late })],
      });
      const intruder = await world.login(group.id, '민지');
      await expectNothing(intruder);
      const told = JSON.stringify(await own(intruder));
      for (const amount of ['410000', '470000', '71.37']) expect(told).not.toContain(amount);
      const kept = JSON.stringify(await own(minji));
      for (const amount of ['410000', '470000', '71.37']) expect(kept).toContain(amount);
    });

    it('with a PIN that they set themselves, also once the organiser has taken the PIN away', async () => {
      const minji = await world.login(group.id, '민지');
      await queue(minji, 'setPin', { pin: '4711' });
      await given(minji);
      const cleared = await world.sync({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations: [
          aMutation('clearPin', { memberId: minji.memberId }, { actor: 'organizer', timestamp: world.clock.now }),
        ],
      });
      expect('results' in cleared && cleared.results[0]?.code).toBe('applied');
      const intruder = await world.login(group.id, '민지');
      await expectNothing(intruder);
      await queue(intruder, 'setPin', { pin: '1234' });
      await expectNothing(await world.login(group.id, '민지', '1234'));
    });

    it('with the PIN that a group makes the next one bring', async () => {
      const minji = await world.login(group.id, '민지');
      await given(minji);
      const required = await world.sync({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations: [
          aMutation('updateGroup', { requiresPin: true }, { actor: 'organizer', timestamp: world.clock.now }),
        ],
      });
      expect('results' in required && required.results[0]?.code).toBe('applied');
      await expectNothing(await world.login(group.id, '민지', '1234'));
      expect((await own(minji)).map((one) => one.withholdsBudget)).toEqual([undefined, undefined]);
    });

    it('by an earlier write that brings the amounts which theirs had kept', async () => {
      const [minji, intruder] = [await world.login(group.id, '민지'), await world.login(group.id, '민지')];
      const late = world.clock.now + 500;
      world.pass(2_000);
      const kept = { ...secretly(), ...untold };
      await queue(intruder, 'saveSimpleResponse', { payload: kept, keepBudget: true });
      const answer = await world.sync({
        groupId: group.id,
        tokens: [minji.sessionToken],
        mutations: [aMutation('saveSimpleResponse', { payload: secretly() }, { timestamp: late })],
      });
      expect('results' in answer && answer.results[0]?.code).toBe('superseded');
      await expectNothing(intruder);
      expect((await own(minji))[0]?.answer).toMatchObject({ budgetMin: secretMin });
    });
  });

  it('takes the amounts out of what everybody has when it is turned on later, in both surveys', async () => {
    const minji = await world.login(group.id, '민지');
    await savePreference(minji, { ...aPreference(), flightBudget: 71.37 });
    await save(minji, openly(41, 43));
    expect((await row('preference', minji.memberId))?.['answers']).toMatchObject({ flightBudget: 71.37 });
    await save(minji, secretly());
    expect((await row('simpleResponse', minji.memberId))?.['payload']).toMatchObject(untold);
    expect((await row('preference', minji.memberId))?.['answers']).toMatchObject({
      flightBudget: null,
      accommodationBudget: null,
      dailyBudget: null,
      budgetPrivate: true,
      totalDays: 5,
    });
    const ara = await world.login(group.id, 'Ara');
    const shown = await everythingShown(ara);
    for (const amount of ['71.37', '410000', '430000']) expect(shown).not.toContain(amount);
    // The member still has all of it, the answer before included.
    expect(
      (await own(minji)).map((one) => [
        one.kind,
        one.replacedAt === null,
        one.answer['budgetMin'] ?? one.answer['flightBudget'],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['simpleResponse', true, secretMin],
        ['simpleResponse', false, 410_000],
        ['preference', true, 71.37],
      ]),
    );
  });

  it('the other way round too: the 15 questions take the amounts out of the 4 steps', async () => {
    const minji = await world.login(group.id, '민지');
    await save(minji, openly(41, 43));
    await savePreference(minji, { ...aPreference(), budgetPrivate: true });
    expect((await row('simpleResponse', minji.memberId))?.['payload']).toMatchObject({
      ...untold,
      budgetPrivate: true,
    });
  });

  it("P6 turns private whatever timestamp the other survey's answer has", async () => {
    const minji = await world.login(group.id, '민지');
    await savePreference(minji, { ...aPreference(), flightBudget: 71.37 });
    const answer = await world.sync({
      groupId: group.id,
      tokens: [minji.sessionToken],
      mutations: [aMutation('saveSimpleResponse', { payload: secretly() }, { timestamp: 1 })],
    });
    expect('results' in answer && answer.results[0]?.code).toBe('applied');
    expect((await row('preference', minji.memberId))?.['answers']).toMatchObject({
      flightBudget: null,
      budgetPrivate: true,
    });
  });

  it('stays what it was when a device that does not know it changes something else', async () => {
    const minji = await world.login(group.id, '민지');
    await save(minji, secretly());
    await queue(minji, 'saveSimpleResponse', {
      payload: { ...secretly(), ...untold, range: 'domestic' },
      keepBudget: true,
    });
    expect((await own(minji))[0]?.answer).toMatchObject({
      range: 'domestic',
      budgetMin: secretMin,
      budgetMax: secretMax,
    });
    // Who sends back what they were shown keeps it too.
    await save(minji, { ...secretly(), ...untold, range: 'intl_long' });
    expect((await own(minji))[0]?.answer).toMatchObject({ range: 'intl_long', budgetMin: secretMin });
    await savePreference(minji, { ...aPreference(), flightBudget: 71.37, budgetPrivate: true });
    await savePreference(minji, { dates: aPreference().dates, budgetPrivate: true, foodStyle: 'local' });
    expect((await own(minji))[0]?.answer).toMatchObject({ foodStyle: 'local', flightBudget: 71.37 });
    // Named and left open, it is open.
    await savePreference(minji, { dates: aPreference().dates, budgetPrivate: true, flightBudget: null });
    expect((await own(minji))[0]?.answer).toMatchObject({ flightBudget: null });
  });

  it('can be shown again by its member', async () => {
    const minji = await world.login(group.id, '민지');
    await save(minji, secretly());
    await save(minji, openly(60, 100));
    expect((await row('simpleResponse', minji.memberId))?.['payload']).toEqual(openly(60, 100));
  });

  it('is no answer that says nothing: without "private" a budget must still be there', async () => {
    const minji = await world.login(group.id, '민지');
    const refused = await world.post(`/api/group/${group.id}/simple-response`, {
      payload: { ...secretly(), ...untold, budgetPrivate: undefined },
      sessionToken: minji.sessionToken,
    });
    expect([refused.status, refused.body.details]).toEqual([400, ['budgetTier']]);
  });
});

describe('the band that a group is told', () => {
  it('is there from three on, rounded to 5, and is taken back with the last private budget', async () => {
    const people = [
      await world.login(group.id, 'A'),
      await world.login(group.id, 'B'),
      await world.login(group.id, 'C'),
    ] as const;
    for (const one of people.slice(0, 2)) await queue(one, 'setPin', { pin: '1234' });
    await save(people[0], openly(50, 90));
    await save(people[1], openly(60, 100));
    expect(await band()).toBeUndefined();
    await save(people[2], secretly());
    expect(await band()).toEqual({ min: 75, max: 90, headCount: 3, answeredBy: 3 });
    await save(people[2], openly(73, 184));
    expect(await band()).toBeUndefined();
  });

  it('is not there for somebody private and two invented members, whatever those answer', async () => {
    const victim = await world.login(group.id, 'A');
    await save(victim, secretly());
    const invented = [await world.login(group.id, 'x'), await world.login(group.id, 'y')] as const;
    for (const at of [0, 50, 70, 75, 150, 180, 185, 400]) {
      for (const one of invented) await save(one, openly(at, at + 5));
      expect(await band()).toBeUndefined();
    }
  });

  it('is not moved by invented members where three are private', async () => {
    for (const name of ['A', 'B', 'C']) await save(await world.login(group.id, name), secretly());
    const before = await band();
    expect(before).toMatchObject({ headCount: 3, answeredBy: 3 });
    for (const name of ['x', 'y']) {
      await save(await world.login(group.id, name), openly(100, 105));
      expect(await band()).toEqual(before);
    }
  });

  it('is not there for two, however private', async () => {
    const people = [await world.login(group.id, 'A'), await world.login(group.id, 'B')] as const;
    for (const one of people) await save(one, secretly());
    expect(await band()).toBeUndefined();
  });

  it('goes when somebody leaves, and comes back with them; whom the group goes on without still counts', async () => {
    const people = await Promise.all(['A', 'B', 'C'].map((name) => world.login(group.id, name)));
    for (const one of people) await save(one, secretly());
    const before = await band();
    expect(before).toMatchObject({ headCount: 3 });
    const organize = (name: 'removeMember' | 'restoreMember') =>
      world.sync({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations: [
          aMutation(name, { memberId: people[0]?.memberId ?? '' }, { actor: 'organizer', timestamp: world.clock.now }),
        ],
      });
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [
        aMutation(
          'updateGroup',
          { excused: [people[0]?.memberId ?? ''] },
          { actor: 'organizer', timestamp: world.clock.now },
        ),
      ],
    });
    expect(await band()).toEqual(before);
    world.pass(1000);
    await organize('removeMember');
    expect(await band()).toBeUndefined();
    world.pass(1000);
    await organize('restoreMember');
    expect(await band()).toEqual(before);
  });

  it('is what an oracle makes of the full answers, whoever keeps what private', async () => {
    const answers = fc.array(
      fc.record({
        tier: fc.option(fc.constantFrom(...budgetTiers)),
        min: fc.integer({ min: 0, max: 150 }),
        width: fc.integer({ min: 0, max: 120 }),
        isPrivate: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        group = await world.openGroup();
        const prices = given.map(({ tier, min, width }) =>
          tier === null
            ? { min: toManwon(min * 10_000, 'KRW'), max: toManwon((min + width) * 10_000, 'KRW') }
            : tierInterval(tier),
        );
        // Everybody's queue in one request.
        const mutations = given.flatMap(({ tier, min, width, isPrivate }, actor) => [
          aMutation('joinGroup', { memberId: anId(), name: `M${actor}` }, { actor }),
          aMutation(
            'saveSimpleResponse',
            {
              payload: aPayload({
                budgetTier: tier,
                ...(tier === null
                  ? { budgetCurrency: 'KRW', budgetMin: min * 10_000, budgetMax: (min + width) * 10_000 }
                  : {}),
                ...(isPrivate ? { budgetPrivate: true } : {}),
              }),
            },
            { actor },
          ),
        ]);
        await world.sync({ groupId: group.id, tokens: given.map(() => aSecret()), mutations });
        // Nobody here has a PIN.
        const told = bandToPublish(prices.filter((_, index) => given[index]?.isPrivate));
        expect(await band()).toEqual(told && { ...told, max: told.max === Infinity ? null : told.max });
      }),
      { numRuns: 40, seed: 11, endOnFailure: true },
    );
  });
});

describe('the band of a group', () => {
  const three = () => Promise.all(['민지', '준호', 'Ara'].map((name) => world.login(group.id, name)));
  type Heard = { kind: string; data: unknown };
  async function listen(one: Login): Promise<Heard[]> {
    const heard: Heard[] = [];
    const client = await world.connect();
    client.on('patch', (patch) => heard.push(...decodePatch(patch).rows));
    await new Promise((resolve) => {
      client.emit(
        'subscribe',
        { proto: 1, groups: [{ groupId: group.id, cursor: null, token: one.sessionToken }] },
        resolve,
      );
    });
    return heard;
  }
  const bandsIn = (heard: Heard[]) => heard.filter((one) => one.kind === 'budgetBand').map((one) => one.data);

  it('P19 comes to open tabs with the answer that makes it, and with the one that changes it', async () => {
    const [minji, junho, ara] = await three();
    const heard = await listen(ara!);
    await save(minji!, secretly());
    await save(junho!, secretly());
    await save(ara!, secretly());
    const first = await band();
    expect(first).toBeDefined();
    await expect.poll(() => bandsIn(heard)).toEqual([first]);
    await save(ara!, { ...secretly(), budgetMax: secretMin + 100_000 });
    const second = await band();
    expect(second).not.toEqual(first);
    await expect.poll(() => bandsIn(heard)).toEqual([first, second]);
  });

  it.each([
    ['by itself', 0],
    ['beside another', 1],
  ])(
    'P19 is made by a write that came late %s and was beaten, where the later one had kept the amounts that it brings',
    async (_how, others) => {
      const [minji, junho, ara] = await three();
      await save(minji!, secretly());
      await save(junho!, secretly());
      const heard = await listen(minji!);
      const late = world.clock.now + 1_000;
      world.pass(3_000);
      const kept = { ...secretly(), budgetMin: null, budgetMax: null, budgetCurrency: null };
      const vote = () => aMutation('castDateVote', { date: '2026-05-01' }, { timestamp: world.clock.now });
      const beside = () => Array.from({ length: others }, vote);
      const write = (payload: unknown, timestamp: number, more = {}) =>
        world.sync({
          groupId: group.id,
          tokens: [ara!.sessionToken],
          mutations: [aMutation('saveSimpleResponse', { payload, ...more } as never, { timestamp }), ...beside()],
        });
      await write(kept, world.clock.now, { keepBudget: true });
      expect(await band()).toBeUndefined();
      const answer = await write(secretly(), late);
      expect('results' in answer && answer.results[0]?.code).toBe('superseded');
      const made = await band();
      expect(made).toBeDefined();
      await expect.poll(() => bandsIn(heard)).toEqual([made]);
    },
  );
});
