import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '#shared/kernel/rows.ts';
import type { Cursor } from '#shared/protocol/sync.ts';
import { voteId } from '#shared/vote/schema.ts';
import { hashSecret } from '#server/access/sessions.ts';
import { bytesOf, messageBytes } from '#server/live/message-size.ts';
import type { Point } from '#server/live/rooms.ts';
import { dateVotes } from '#server/vote/store.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import type { ServedGroup } from '#test/worlds/served-group.ts';
import { SubscribedGroup } from '#test/worlds/subscribed-group.ts';

let world: SubscribedGroup;
let group: ServedGroup;
beforeEach(async () => {
  world = await SubscribedGroup.open();
  ({ group } = world);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const tip = async (): Promise<Cursor> => {
  const { version, nonce } = await group.head();
  return { version, nonce };
};
const inBrief = ({ version, nonce }: Cursor) => ({
  proto: 1,
  kind: 'delta',
  chain: [[version, nonce]],
  rows: [],
  gone: [],
  results: [],
});
const anotherGroup = async (): Promise<string> => {
  const [groupId, opening] = [anId(), group.opening()];
  const input = { ...(opening.input as object), groupId, shareUrl: aShareUrl() };
  await group.send({ groupId, mutations: [{ ...opening, input }] });
  return groupId;
};
/** More than a message carries. */
const grow = async () => {
  const { memberId } = await group.joined('아라');
  const { version } = await group.head();
  const votes = Array.from({ length: 400 }, (_, index): Row<'dateVote'> => {
    const date = `2027-04-${String(index)}`;
    const data = { memberId, date, votedAt: 1 };
    return { kind: 'dateVote', id: voteId(date, memberId), version, timestamp: 1, mutationId: anId(), data };
  });
  await dateVotes.write(group.db, group.id, votes);
};

describe('S8: a subscription', () => {
  test('joins before it reads, and says where its group is; for everything, or from a cursor on', async () => {
    const before = await tip();
    await group.joined('아라');
    const now = await tip();
    world.beforeRead = () => {
      expect(world.joined).toHaveLength(1);
    };
    expect(await world.answerTo()).toMatchObject({ kind: 'reset', ...now, results: [] });
    world.beforeRead = undefined;
    expect(await world.answerTo({ cursor: before })).toMatchObject({
      kind: 'delta',
      chain: [
        [before.version, before.nonce],
        [now.version, now.nonce],
      ],
    });
    const point: Point = [now.version, now.nonce];
    expect(world.tips).toEqual([
      [group.id, point],
      [group.id, point],
    ]);
    expect(world.left).toEqual([]);
  });

  test('from a point that is none is lost: it goes on watching, and tells no point', async () => {
    expect(await world.answerTo({ cursor: { version: 9, nonce: 'another' } })).toEqual({ proto: 1, kind: 'lost' });
    expect([world.joined.length, world.left, world.tips]).toEqual([1, [], []]);
  });

  test('of a group that is not there, or gone, ends, and counts as a miss where it is not there', async () => {
    const missing = anId();
    expect(await world.answerTo({ groupId: missing })).toEqual({ proto: 1, kind: 'unknown', results: [] });
    expect([world.left, world.counted.missed, world.tips]).toEqual([[missing], 1, []]);
    await group.db('groups').where('id', group.id).update({ deleted_at: 1 });
    expect(await world.answerTo()).toEqual({ proto: 1, kind: 'gone', results: [] });
    expect([world.left, world.counted.missed]).toEqual([[missing, group.id], 1]);
  });

  test('knows as whom it watches: a member, the organiser, or somebody whose join is on its way', async () => {
    const ara = await group.joined('아라');
    const joining = aSecret();
    for (const token of [ara.token, group.organizerToken, joining, undefined])
      await world.answerTo(token === undefined ? { shareUrl: group.shareUrl } : { token });
    const nobody = { tokenHash: undefined, shareUrl: undefined, memberId: undefined, isOrganizer: false };
    expect(world.joined.map(([, watch]) => watch)).toEqual([
      { ...nobody, tokenHash: hashSecret(ara.token), memberId: ara.memberId },
      { ...nobody, tokenHash: hashSecret(group.organizerToken), isOrganizer: true },
      { ...nobody, tokenHash: hashSecret(joining) },
      { ...nobody, shareUrl: group.shareUrl },
    ]);
  });
});

describe('S10: a session that has ended', () => {
  test('hears why and nothing else: it does not even join', async () => {
    const [ara, bo] = [await group.joined('아라'), await group.joined('보')];
    await group.codes([ara.token], aMutation('logout', {}));
    await group.asOrganizer(aMutation('removeMember', { memberId: bo.memberId }, { actor: 'organizer' }));
    const forbidden = (why: string) => ({ proto: 1, kind: 'forbidden', why, actor: 0, results: [] });
    expect(await world.answerTo({ token: ara.token })).toEqual(forbidden('revoked'));
    expect(await world.answerTo({ token: bo.token })).toEqual(forbidden('removed'));
    expect([world.joined, world.counted.refused]).toEqual([[], ['revoked', 'removed']]);
  });

  test('while it joins leaves again', async () => {
    const ara = await group.joined('아라');
    const socket = world.connect();
    const join = vi.spyOn(world.rooms, 'join').mockImplementationOnce(async (...words) => {
      await group.codes([ara.token], aMutation('logout', {}));
      join.mockRestore();
      await world.rooms.join(...words);
    });
    expect(await world.answerTo({ token: ara.token }, socket)).toMatchObject({ kind: 'forbidden', why: 'revoked' });
    expect([world.joined.length, world.left]).toEqual([1, [group.id]]);
  });
});

describe('founding decision 27: a closed group', () => {
  const close = (closed = 1) => group.db('groups').where('id', group.id).update({ closed });
  beforeEach(() => close());

  test('is watched with a session, the organiser’s secret or its present link', async () => {
    await close(0);
    const ara = await group.joined('아라');
    await close();
    for (const key of [{ token: ara.token }, { token: group.organizerToken }, { shareUrl: group.shareUrl }])
      expect((await world.answerTo(key))?.kind).toBe('reset');
  });

  test('is not there for anybody else, who does not join; as little if it is closed while they do', async () => {
    for (const key of [{}, { token: aSecret() }, { shareUrl: aShareUrl() }])
      expect(await world.answerTo(key)).toEqual({ proto: 1, kind: 'unknown', results: [] });
    expect(world.joined).toEqual([]);
    await close(0);
    const join = vi.spyOn(world.rooms, 'join').mockImplementationOnce(async (...words) => {
      await close();
      join.mockRestore();
      await world.rooms.join(...words);
    });
    expect((await world.answerTo())?.kind).toBe('unknown');
    expect([world.joined.length, world.left]).toEqual([1, [group.id]]);
  });
});

describe('L5: what a subscription answers', () => {
  test('counts in bytes: what was read, and what is sent', async () => {
    const answer = await world.answerTo();
    expect(world.counted).toEqual({ missed: 0, answered: [bytesOf(answer), bytesOf(answer)], refused: [] });
  });

  test('is read once for all who ask for the whole of the same point; a later point is read anew', async () => {
    const first = await world.answerTo();
    const bytes = bytesOf(first);
    world.counted.answered.length = 0;
    expect(await world.answerTo()).toEqual(first);
    expect(world.counted.answered).toEqual([bytes]);
    await group.joined('아라');
    expect(await world.answerTo()).toMatchObject({ kind: 'reset', ...(await tip()) });
    // A cursor asks for something else.
    world.counted.answered.length = 0;
    expect((await world.answerTo({ cursor: await tip() }))?.kind).toBe('delta');
    expect(world.counted.answered).toHaveLength(2);
  });

  test('is the present point alone where the address has been answered too much', async () => {
    world.may.answer = false;
    expect(await world.answerTo()).toEqual(inBrief(await tip()));
    expect(world.tips).toHaveLength(1);
  });

  test('is brief where it is more than a message carries, and what fits beside it is whole', async () => {
    const small = await anotherGroup();
    await grow();
    expect(await world.answerTo()).toEqual(inBrief(await tip()));
    const [read = 0, sent] = world.counted.answered;
    expect([read > messageBytes, sent]).toEqual([true, 0]);
    world.counted.answered.length = 0;
    const answers = await world.ask(world.connect(), [{}, { groupId: small }]);
    expect(answers?.map((one) => [one.groupId, one.answer.kind])).toEqual([
      [group.id, 'delta'],
      [small, 'reset'],
    ]);
    expect(world.counted.answered.at(-1)).toBe(bytesOf(answers?.[1]?.answer));
  });

  test('is as much as fits a message, for all groups of a question together', async () => {
    const small = await anotherGroup();
    const { memberId } = await group.joined('아라');
    let nonces = 0;
    /** @returns how many bytes everything of the group has then */
    const name = async (length: number) => {
      nonces += 1;
      await group
        .db('members')
        .where('id', memberId)
        .update({ name: 'x'.repeat(length) });
      await group
        .db('groups')
        .where('id', group.id)
        .update({ nonce: `nonce${String(nonces).padStart(6, '0')}` });
      return bytesOf(await world.answerTo());
    };
    const room = messageBytes - bytesOf(await world.answerTo({ groupId: small })) - (await name(1));
    const kinds = async () =>
      (await world.ask(world.connect(), [{}, { groupId: small }]))?.map((one) => one.answer.kind);
    await name(1 + room);
    expect(await kinds()).toEqual(['reset', 'reset']);
    expect(world.counted.answered.at(-1)).toBe(messageBytes);
    await name(2 + room);
    expect(await kinds()).toEqual(['reset', 'delta']);
    // What is no news is said as it is.
    await name(messageBytes - (await name(1)) + 1);
    const answers = await world.ask(world.connect(), [{}, { groupId: anId() }]);
    expect(answers?.map((one) => one.answer.kind)).toEqual(['reset', 'unknown']);
  });

  test('is what anybody asks for where nothing is limited', async () => {
    world.listen(false);
    const ara = await group.joined('아라');
    await group.codes([ara.token], aMutation('logout', {}));
    const answers = await world.ask(world.connect(), [{}, { groupId: anId() }]);
    expect(answers?.map((one) => one.answer.kind)).toEqual(['reset', 'unknown']);
    expect((await world.answerTo({ token: ara.token }))?.kind).toBe('forbidden');
  });

  test('of a long history is brief too', async () => {
    const before = await tip();
    await grow();
    expect(await world.answerTo({ cursor: before })).toEqual(inBrief(await tip()));
  });
});
