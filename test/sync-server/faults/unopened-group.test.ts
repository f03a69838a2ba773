import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeResponse, Mutation } from '#shared/protocol/sync.ts';
import { isPostgres } from '#server/kernel/db.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { plantTrigger } from '#test/worlds/plant-trigger.ts';

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start();
});
afterEach(() => world.close());

function aCreation(): { groupId: string; creation: Mutation; behind: Mutation } {
  const groupId = anId();
  return {
    groupId,
    creation: aMutation(
      'createGroup',
      {
        groupId,
        shareUrl: aShareUrl(),
        organizerToken: aSecret(),
        name: 'Poison',
        description: '',
        createdBy: '지우',
        creatorEmail: 'jiu@example.com',
        surveyType: 'default',
        adminPassword: 'open sesame',
      },
      { actor: 'link' },
    ),
    behind: aMutation('addMember', { memberId: anId(), name: '민지' }, { actor: 'link' }),
  };
}

const codes = (answer: ExchangeResponse) => [
  answer.kind,
  ...('results' in answer ? answer.results.map((one) => one.code) : []),
];

describe('P11, L4: a group that cannot be opened', () => {
  const places: [string, string, string][] = [
    ['in its own row', 'group_profiles', "NEW.name = 'Poison'"],
    ['in its head', 'groups', 'NEW.version = 0'],
    ['in its first version', 'group_versions', 'NEW.version = 0'],
  ];
  it.each(places)(
    'by an exception %s is tried three times, then quarantined for good, and leaves nothing behind',
    async (_where, table, condition) => {
      await plantTrigger(world.db, table, condition);
      const { groupId, creation, behind } = aCreation();
      const send = async () => codes(await world.sync({ groupId, mutations: [creation, behind] }));
      expect(await send()).toEqual(['unknown', 'retry']);
      expect(await send()).toEqual(['unknown', 'retry']);
      expect(await send()).toEqual(['unknown', 'quarantined']);
      expect(world.takeErrors().length).toBeGreaterThan(0);

      // With the cause gone, a late copy must not take effect: the device has shown the refusal.
      await world.db.raw(isPostgres(world.db) ? `DROP TRIGGER poison ON ${table}` : `DROP TRIGGER poison_${table}`);
      expect(await send()).toEqual(['unknown', 'quarantined']);
      for (const name of ['groups', 'group_profiles', 'mutations', 'members'])
        expect(await world.db(name).select('*')).toEqual([]);
      // Sent again by the person, it is a new write.
      expect(codes(await world.sync({ groupId, mutations: [{ ...creation, mutationId: anId() }, behind] }))).toEqual([
        'reset',
        'applied',
        'applied',
      ]);
    },
  );

  it('is kept for the operator without a secret in it, and forgotten after a month', async () => {
    await plantTrigger(world.db, 'group_profiles', "NEW.name = 'Poison'");
    const { groupId, creation } = aCreation();
    for (let times = 0; times < 3; times += 1) await world.sync({ groupId, mutations: [creation] });
    const [kept] = (await world.db('unopened_groups').select('*')) as { mutation: string; tries: number }[];
    expect(kept?.tries).toBe(3);
    expect(JSON.parse(String(kept?.mutation))).toMatchObject({ name: 'createGroup', input: { name: 'Poison' } });
    for (const secret of [
      'jiu@example.com',
      'open sesame',
      (creation.input as { organizerToken: string }).organizerToken,
    ])
      expect(kept?.mutation).not.toContain(secret);

    world.pass(31 * 24 * 60 * 60 * 1000);
    const other = aCreation();
    await world.sync({ groupId: other.groupId, mutations: [other.creation] });
    expect(await world.db('unopened_groups').pluck('mutation_id')).toEqual([other.creation.mutationId]);
    world.takeErrors();
  });

  it('does not stop another one', async () => {
    await plantTrigger(world.db, 'group_profiles', "NEW.name = 'Poison'");
    const [bad, good] = [aCreation(), aCreation()];
    const fine = { ...good.creation, input: { ...(good.creation.input as object), name: 'Fine' } };
    const answers = await Promise.all([
      world.sync({ groupId: bad.groupId, mutations: [bad.creation] }),
      world.sync({ groupId: good.groupId, mutations: [fine] }),
    ]);
    expect(answers.map(codes)).toEqual([
      ['unknown', 'retry'],
      ['reset', 'applied'],
    ]);
    world.takeErrors();
  });
});
