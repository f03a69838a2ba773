import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { dateVotes } from '#server/vote/store.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { codesOf } from '#test/builders/codes-of.ts';

let world: RunningServer;
let ours: Group;
let theirs: Group;
const secret = aSecret();
const memberId = anId();

/** A member of our group, with a session there, who also knows the link of another group. */
beforeEach(async () => {
  world = await RunningServer.start();
  [ours, theirs] = [await world.openGroup(), await world.openGroup()];
  const answer = await world.sync({
    groupId: ours.id,
    tokens: [secret],
    mutations: [aMutation('joinGroup', { memberId, name: '민지' })],
  });
  expect(codesOf(answer)).toEqual(['applied']);
  await world.login(theirs.id, '준호');
});
afterEach(() => world.close());

const names = async (group: Group) => (await world.members(group.id)).map((one) => one.name).sort();

describe('S10: the session of one group, in another', () => {
  it('writes nothing and learns nothing there', async () => {
    const [someone] = await world.members(theirs.id);
    const tries = [
      aMutation('castDateVote', { date: '2027-05-01' }),
      aMutation('saveSimpleResponse', { payload: aPayload() }),
      aMutation('setPin', { pin: '1234' }),
      aMutation('leaveGroup', {}),
      aMutation('logout', {}),
      aMutation('removeMember', { memberId: someone?.id ?? '' }),
    ];
    for (const mutation of tries)
      expect(await world.sync({ groupId: theirs.id, tokens: [secret], mutations: [mutation] }), mutation.name).toEqual({
        proto: 1,
        now: expect.any(Number) as number,
        kind: 'forbidden',
        why: 'nosession',
        actor: 0,
        results: [],
      });
    expect(await dateVotes.read(world.db, theirs.id, {})).toEqual([]);
    for (const table of ['simple_responses', 'member_pins'])
      expect(await world.db(table).where('group_id', theirs.id)).toEqual([]);
    expect(await names(theirs)).toEqual(['준호']);
    // Nor did it harm the session where it belongs.
    expect(
      codesOf(
        await world.sync({
          groupId: ours.id,
          tokens: [secret],
          mutations: [aMutation('castDateVote', { date: '2027-05-01' })],
        }),
      ),
    ).toEqual(['applied']);
  });

  it('is no login for the calls of the API either', async () => {
    const vote = (group: Group) =>
      world.post(`/api/groups/${group.id}/date-votes`, { selectedDate: '2027-05-01', sessionToken: secret });
    expect((await vote(theirs)).status).toBe(401);
    expect((await world.post(`/api/groups/${theirs.id}/logout`, { sessionToken: secret })).status).toBe(401);
    expect(
      (await world.post(`/api/groups/${theirs.id}/logout`, {}, { authorization: `Bearer ${secret}` })).status,
    ).toBe(401);
  });

  it('does not open what its member may see: a socket with it hears what the link hears, and stays when our group ends it', async () => {
    const client = await world.connect();
    const [answer] = await client.emitWithAck('subscribe', {
      proto: 1,
      groups: [{ groupId: theirs.id, cursor: null, token: secret }],
    });
    expect(answer?.answer.kind).toBe('reset');
    const unsubscribes: unknown[] = [];
    client.on('unsubscribe', (unsubscribe) => unsubscribes.push(unsubscribe));
    expect(
      codesOf(await world.sync({ groupId: ours.id, tokens: [secret], mutations: [aMutation('logout', {})] })),
    ).toEqual(['applied']);
    const heard = new Promise((done) => client.once('patch', done));
    await world.login(theirs.id, '서연');
    await heard;
    expect(unsubscribes).toEqual([]);
  });

  it.each(['joinGroup', 'claimMember'] as const)(
    'is not taken for a new one: a %s with it is refused and changes nothing',
    async (name) => {
      const [someone] = await world.members(theirs.id);
      const mutation =
        name === 'joinGroup'
          ? aMutation('joinGroup', { memberId: anId(), name: '서연' })
          : aMutation('claimMember', { memberId: someone?.id ?? '' });
      const behind = aMutation('castDateVote', { date: '2027-05-01' });
      expect(
        codesOf(await world.sync({ groupId: theirs.id, tokens: [secret], mutations: [mutation, behind] })),
      ).toEqual(['conflict', 'blocked']);
      expect(await names(theirs)).toEqual(['준호']);
      expect(await dateVotes.read(world.db, theirs.id, {})).toEqual([]);
      expect(await world.db('sessions').where('group_id', ours.id)).toHaveLength(1);
      expect(
        codesOf(
          await world.sync({
            groupId: ours.id,
            tokens: [secret],
            mutations: [aMutation('castDateVote', { date: '2027-05-01' })],
          }),
        ),
      ).toEqual(['applied']);
    },
  );

  it("the organiser's secret of one group is none in another", async () => {
    const [someone] = await world.members(theirs.id);
    const answer = await world.sync({
      groupId: theirs.id,
      organizerToken: ours.organizerToken,
      mutations: [aMutation('removeMember', { memberId: someone?.id ?? '' }, { actor: 'organizer' })],
    });
    expect(codesOf(answer)).toEqual(['not_organizer']);
    expect(await names(theirs)).toEqual(['준호']);
  });
});
