import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId, newOpeningId } from '#shared/kernel/ids.ts';
import type { Unsubscribe } from '#shared/protocol/sync.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
});
afterEach(() => world.close());

const isIn = (token: string) => world.isIn(group.id, token);
const setPin = (token: string, pin: string | null) => {
  world.pass(1_000);
  return world.sync({
    groupId: group.id,
    tokens: [token],
    mutations: [aMutation('setPin', { pin }, { timestamp: world.clock.now })],
  });
};

describe('somebody who came in by a name alone', () => {
  it.each(['1234', null])(
    'is out, with socket, as soon as its owner sets the PIN to %s; the owner stays',
    async (pin) => {
      const owner = await world.login(group.id, '민지');
      const intruder = await world.login(group.id, '민지');
      const other = await world.login(group.id, '준호');
      const client = await world.connect();
      const unsubscribes: Unsubscribe[] = [];
      client.on('unsubscribe', (message) => unsubscribes.push(message));
      await client.emitWithAck('subscribe', {
        proto: 1,
        groups: [{ groupId: group.id, cursor: null, token: intruder.sessionToken }],
      });
      expect(await isIn(intruder.sessionToken)).toBe(true);
      await setPin(owner.sessionToken, pin);
      expect([
        await isIn(owner.sessionToken),
        await isIn(intruder.sessionToken),
        await isIn(other.sessionToken),
      ]).toEqual([true, false, true]);
      await expect.poll(() => unsubscribes, { timeout: 1_000 }).toEqual([{ groupId: group.id, why: 'revoked' }]);
    },
  );

  it('who set a PIN is out when the organiser takes it away', async () => {
    const intruder = await world.login(group.id, '민지');
    await setPin(intruder.sessionToken, '6666');
    world.pass(1_000);
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [
        aMutation('clearPin', { memberId: intruder.memberId }, { actor: 'organizer', timestamp: world.clock.now }),
      ],
    });
    expect(await isIn(intruder.sessionToken)).toBe(false);
    expect(await isIn((await world.login(group.id, '민지')).sessionToken)).toBe(true);
  });
});

describe('the id of a group or a member', () => {
  it('has 122 bits of chance: nothing of it is a time', async () => {
    const { memberId } = await world.login(group.id, '민지');
    for (const id of [group.id, memberId]) expect(id[14]).toBe('4');
    const [one, all] = [new SeededRandom(7), new Set<string>()];
    for (let index = 0; index < 1_000; index += 1) all.add(newOpeningId(one.bytes));
    expect(all.size).toBe(1_000);
    // Of every bit but the six that say what kind of id it is both values occur.
    const bits = [...all].map((id) => BigInt(`0x${id.replaceAll('-', '')}`));
    const varying = Array.from({ length: 128 }, (_, at) => new Set(bits.map((id) => (id >> BigInt(at)) & 1n)).size);
    expect(varying.filter((count) => count === 2)).toHaveLength(122);
    expect(newId(0, one.bytes)[14]).toBe('7');
  });
});
