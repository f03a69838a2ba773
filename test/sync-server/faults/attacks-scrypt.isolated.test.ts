import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

const computed = vi.hoisted(() => ({ count: 0, running: 0, most: 0 }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const scrypt = (...all: Parameters<typeof crypto.scrypt>) => {
    computed.count += 1;
    computed.running += 1;
    computed.most = Math.max(computed.most, computed.running);
    const done = all.at(-1) as (error: Error | null, key: Buffer) => void;
    crypto.scrypt(all[0], all[1], all[2], all[3] as object, (error, key) => {
      computed.running -= 1;
      done(error, key);
    });
  };
  return { ...crypto, scrypt };
});

let world: RunningServer;
let group: Group;
const begin = async (rateLimits: boolean) => {
  world = await RunningServer.start({ rateLimits });
  group = await world.openGroup();
  computed.count = 0;
  computed.most = 0;
};
beforeEach(() => begin(false));
afterEach(() => world.close());

const join = (pin: string) => aMutation('joinGroup', { memberId: anId(), name: `n${pin}`, email: undefined, pin });

describe('nothing slow is computed', () => {
  it('for a group that is not there', async () => {
    await world.postSync({ groupId: anId(), tokens: [aSecret()], mutations: [join('1111'), join('2222')] });
    expect((await world.post(`/api/groups/${anId()}/organizer-login`, { adminPassword: 'x'.repeat(12) })).status).toBe(
      404,
    );
    expect(computed.count).toBe(0);
  });

  it('for a group that has no password', async () => {
    expect((await world.post(`/api/groups/${group.id}/organizer-login`, { adminPassword: 'x' })).status).toBe(403);
    expect(computed.count).toBe(0);
  });

  it('for a secret that no join stands for, nor for a session that has ended', async () => {
    const { sessionToken } = await world.login(group.id, '민지');
    await world.post(`/api/groups/${group.id}/logout`, { sessionToken });
    for (const token of [aSecret(), sessionToken])
      await world.postSync({ groupId: group.id, tokens: [token], mutations: [aMutation('setPin', { pin: '1234' })] });
    expect(computed.count).toBe(0);
  });

  it('for a name that is taken, for a member who is not there, and for what was answered before', async () => {
    await world.login(group.id, '민지');
    const memberId = (await world.members(group.id))[0]?.id ?? '';
    await world.postSync({
      groupId: group.id,
      tokens: [aSecret(), aSecret(), aSecret()],
      mutations: [
        aMutation('joinGroup', { memberId: anId(), name: '민지', email: undefined, pin: '1234' }),
        aMutation('claimMember', { memberId: anId(), pin: '1234' }, { actor: 1 }),
        // This name has no PIN, and the group asks for none.
        aMutation('claimMember', { memberId, pin: '1234' }, { actor: 2 }),
      ],
    });
    expect(computed.count).toBe(0);
    const request = { groupId: group.id, tokens: [aSecret()], mutations: [join('1234')] };
    await world.postSync(request);
    expect(computed.count).toBe(1);
    await world.postSync(request);
    expect(computed.count).toBe(1);
  });

  it('for a second group of the same id', async () => {
    const groupId = anId();
    const open = () =>
      world.postSync({
        groupId,
        mutations: [
          aMutation(
            'createGroup',
            {
              ...(aGroupForm() as { name: string; createdBy: string; creatorEmail: string }),
              description: '',
              surveyType: 'default',
              adminPassword: 'a long password of ours',
              groupId,
              shareUrl: aShareUrl(),
              organizerToken: aSecret(),
            },
            { actor: 'link' },
          ),
        ],
      });
    await open();
    expect(computed.count).toBe(1);
    await open();
    expect(computed.count).toBe(1);
  });
});

describe('what is slow', () => {
  it('is computed for two at once, and a crowd is told to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        world.postSync({ groupId: group.id, tokens: [aSecret()], mutations: [join(String(1000 + index))] }),
      ),
    );
    expect(computed.most).toBe(2);
    const statuses = new Set(answers.map((one) => one.status));
    expect(statuses).toEqual(new Set([200, 429]));
    expect(computed.count).toBeLessThan(40);
    expect((await world.login(group.id, 'after')).memberName).toBe('after');
  });

  it('has a budget per group and address', async () => {
    await world.close();
    await begin(true);
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push(
        (await world.postSync({ groupId: group.id, tokens: [aSecret()], mutations: [join(String(1000 + index))] }))
          .status,
      );
    expect(statuses.slice(0, 20).every((one) => one === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(computed.count).toBe(30);
    world.pass(60_000);
    expect((await world.postSync({ groupId: group.id, tokens: [aSecret()], mutations: [join('9999')] })).status).toBe(
      200,
    );
  }, 60_000);

  it('is never computed while the database is held', async () => {
    const { sessionToken } = await world.login(group.id, '민지');
    const pins = Array.from({ length: 8 }, (_, index) => aMutation('setPin', { pin: String(1000 + index) }));
    const answer = await world.sync({ groupId: group.id, tokens: [sessionToken], mutations: pins });
    expect(computed.count).toBe(4);
    expect('results' in answer && answer.results.map((one) => one.code)).toEqual([
      ...Array.from({ length: 4 }, () => 'applied'),
      ...Array.from({ length: 4 }, () => 'too_many_requests'),
    ]);
  });
});
