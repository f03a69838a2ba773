import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Group, type Login, type Refused } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
let minji: Login;
let jun: Login;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  group = await world.openGroup();
  minji = await world.login(group.id, '민지');
  jun = await world.login(group.id, '준');
});

interface Voted {
  id: string;
  memberName: string;
  voterName: string;
  createdAt: string;
  selectedDate?: string;
  selectedType?: string;
}
interface Rated {
  memberId: string;
  memberName: string;
  destinationId: string;
  rating: number;
  groupId: string;
}

/** The two polls: the same rules, another option. */
const polls = [
  { path: 'date-votes', key: 'selectedDate', option: '2026-05-01', other: '2026-05-02' },
  { path: 'type-votes', key: 'selectedType', option: 'nature', other: 'golf' },
] as const;

const send = <T = Voted>(method: string, path: string, body: unknown, ref = group.id) =>
  world.request<T>(method, `/api/groups/${ref}/${path}`, { body });
const list = (path: string, ref = group.id) => world.ok<Voted[]>(world.get(`/api/groups/${ref}/${path}`));
const remove = (one: Login) =>
  world.db('members').where({ id: one.memberId }).update({ removed: 1, name: null, joined_at: null, claimed: null });

describe.each(polls)('$path', ({ path, key, option, other }) => {
  const body = (one: Login, chosen: string = option) => ({
    memberName: one.memberName,
    [key]: chosen,
    sessionToken: one.sessionToken,
  });
  const cast = async (one: Login, chosen: string = option) => {
    const voted = await world.ok<Voted>(send('POST', path, body(one, chosen)));
    world.pass(1000);
    return voted;
  };

  it('reads the own votes only, however many the group has', async () => {
    await cast(jun);
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }) => asked.push(sql.replaceAll(/[`"]/g, ''));
    world.db.on('query', note);
    await cast(minji);
    world.db.removeListener('query', note);
    const reads = asked.filter((sql) => new RegExp(`^select .* join ${path.replace('-', '_')} `).test(sql));
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter((sql) => !/ member_id in | v\.member_id = /.test(sql))).toEqual([]);
  });

  it('answers with the vote, and lists it for everybody with the link', async () => {
    const voted = await cast(minji);
    expect(voted).toEqual({
      id: voted.id,
      memberName: '민지',
      voterName: '민지',
      [key]: option,
      createdAt: new Date(world.clock.now - 1000).toISOString(),
    });
    for (const ref of [group.id, group.shareUrl]) expect(await list(path, ref)).toEqual([voted]);
  });

  it('is approval voting: several options each, once per option and member', async () => {
    await cast(minji);
    await cast(minji, other);
    await cast(jun);
    await cast(minji);
    expect((await list(path)).map((vote) => `${vote.memberName} ${vote[key]}`).sort()).toEqual(
      [`민지 ${option}`, `민지 ${other}`, `준 ${option}`].sort(),
    );
  });

  it('takes the voter from the session: by body or bearer, by share link, under either name of the field, or without a name', async () => {
    const authorization = `Bearer ${minji.sessionToken}`;
    for (const named of [{}, { voterName: ' 민지 ' }, { memberName: '민지'.normalize('NFD') }]) {
      const answer = await world.post<Voted>(
        `/api/groups/${group.shareUrl}/${path}`,
        { [key]: option, ...named },
        { authorization },
      );
      expect([answer.status, answer.body.voterName]).toEqual([200, '민지']);
    }
    expect(await list(path)).toHaveLength(1);
  });

  it('does not let anybody vote, or withdraw, under another name', async () => {
    await cast(jun);
    for (const method of ['POST', 'DELETE']) {
      for (const named of [
        { memberName: '준' },
        { voterName: '준' },
        { memberName: '민지', voterName: '준' },
        { memberName: '없는사람' },
      ]) {
        const answer = await send<Refused>(method, path, { ...named, [key]: option, sessionToken: minji.sessionToken });
        expect([answer.status, answer.body.code]).toEqual([403, 'not_yours']);
      }
    }
    expect((await list(path)).map((vote) => vote.memberName)).toEqual(['준']);
  });

  it('withdraws one vote, leaves the others, and twice is once', async () => {
    await cast(minji);
    await cast(minji, other);
    await cast(jun);
    for (let time = 0; time < 2; time += 1) {
      expect(await world.ok(send('DELETE', path, body(minji)))).toEqual({ withdrawn: true });
      world.pass(1000);
      expect((await list(path)).map((vote) => `${vote.memberName} ${vote[key]}`).sort()).toEqual(
        [`민지 ${other}`, `준 ${option}`].sort(),
      );
    }
    await cast(minji);
    expect(await list(path)).toHaveLength(3);
  });

  it("needs a session that is this group's and still holds", async () => {
    const stranger = await world.login((await world.openGroup()).id, '민지');
    const ended = await world.login(group.id, '서연');
    await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken: ended.sessionToken }));
    const gone = await world.login(group.id, '하늘');
    await remove(gone);
    const cases: [Record<string, string>, number, string][] = [
      [{}, 401, 'not_authenticated'],
      [{ sessionToken: aSecret() }, 401, 'not_authenticated'],
      [{ sessionToken: group.organizerToken }, 401, 'not_authenticated'],
      [{ sessionToken: stranger.sessionToken }, 401, 'not_authenticated'],
      [{ sessionToken: ended.sessionToken }, 401, 'session_revoked'],
      [{ sessionToken: gone.sessionToken }, 403, 'member_removed'],
    ];
    for (const method of ['POST', 'DELETE']) {
      for (const [credential, status, code] of cases) {
        const answer = await send<Refused>(method, path, { [key]: option, ...credential });
        expect([answer.status, answer.body.code]).toEqual([status, code]);
      }
    }
    expect(await list(path)).toEqual([]);
  });

  it('does not count the votes of a member who is gone', async () => {
    await cast(minji);
    await cast(jun);
    await remove(jun);
    expect((await list(path)).map((vote) => vote.memberName)).toEqual(['민지']);
  });

  it('refuses what is not offered and names the field', async () => {
    const wrong =
      path === 'date-votes'
        ? ['2026-02-30', '1 May', '', null, 20_260_501, undefined]
        : ['space', 'constructor', '', null, 1, undefined];
    for (const method of ['POST', 'DELETE']) {
      for (const value of wrong) {
        const answer = await send<Refused>(method, path, { [key]: value, sessionToken: minji.sessionToken });
        expect([answer.status, answer.body.code, answer.body.details]).toEqual([400, 'invalid_input', [key]]);
      }
      const answer = await send<Refused>(method, path, { ...body(minji), memberId: minji.memberId });
      expect(answer.body.details).toEqual(['memberId']);
    }
  });

  it('does not know a group by an unknown id or share link', async () => {
    for (const ref of [anId(), aShareUrl()]) {
      expect((await world.get(`/api/groups/${ref}/${path}`)).body.code).toBe('group_not_found');
      for (const method of ['POST', 'DELETE'])
        expect((await send<Refused>(method, path, body(minji), ref)).body.code).toBe('group_not_found');
    }
  });
});

describe('trip types', () => {
  it('are those of the survey and three more', async () => {
    for (const selectedType of voteTypes)
      await world.ok(send('POST', 'type-votes', { selectedType, sessionToken: minji.sessionToken }));
    expect((await list('type-votes')).map((vote) => vote.selectedType).sort()).toEqual([...voteTypes].sort());
  });
});

describe('place ratings', () => {
  const place = 'japan/fukuoka/ohori-park';
  const rate = <T = Rated>(one: Login, rest: Record<string, unknown> = {}) =>
    world.post<T>('/api/votes', {
      memberId: one.memberId,
      destinationId: place,
      rating: 4,
      groupId: group.id,
      sessionToken: one.sessionToken,
      ...rest,
    });
  const ratings = (path: string) => world.ok<Rated[]>(world.get(`/api/groups/${group.id}/${path}`));

  it('answer with the hearts, and are listed alike by both calls', async () => {
    const rated = { memberId: minji.memberId, memberName: '민지', destinationId: place, rating: 4, groupId: group.id };
    expect(await world.ok(rate(minji))).toEqual(rated);
    for (const path of ['votes', 'votes-simple']) expect(await ratings(path)).toEqual([rated]);
  });

  it('are one per member and place: rating again replaces', async () => {
    await world.ok(rate(minji));
    world.pass(1000);
    await world.ok(rate(minji, { rating: 1 }));
    await world.ok(rate(jun, { groupId: group.shareUrl, rating: 5 }));
    await world.ok(rate(minji, { destinationId: 'japan' }));
    expect((await ratings('votes')).map((one) => [one.memberName, one.destinationId, one.rating]).sort()).toEqual(
      [
        ['민지', 'japan', 4],
        ['민지', place, 1],
        ['준', place, 5],
      ].sort(),
    );
  });

  it('are given to a city as to a place, and only to what the catalogue has', async () => {
    await world.ok(rate(minji, { destinationId: 'japan/fukuoka', rating: 5 }));
    for (const destinationId of ['japan/nowhere', 'nowhere/fukuoka', 'japan/fukuoka/nowhere'])
      expect((await rate<Refused>(minji, { destinationId })).body.code, destinationId).toBe('not_found');
    expect((await ratings('votes')).map((one) => [one.destinationId, one.rating])).toEqual([['japan/fukuoka', 5]]);
  });

  it('do not count once the member is gone', async () => {
    await world.ok(rate(jun));
    await remove(jun);
    expect(await ratings('votes')).toEqual([]);
  });

  it('are given only for oneself', async () => {
    const answer = await rate<Refused>(minji, { memberId: jun.memberId });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_yours']);
    expect((await rate(minji, { memberId: undefined })).body.memberName).toBe('민지');
  });

  it('need a session', async () => {
    for (const sessionToken of [undefined, aSecret()]) {
      const answer = await rate<Refused>(minji, { sessionToken });
      expect([answer.status, answer.body.code]).toEqual([401, 'not_authenticated']);
    }
  });

  it.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 2.5],
    ['rating', '4'],
    ['rating', undefined],
    ['destinationId', 'a/b/c/d'],
    ['destinationId', '../etc'],
    ['destinationId', 'Japan'],
    ['memberId', 'me'],
    ['groupId', undefined],
  ])('refuse a %s of %s', async (field, value) => {
    const answer = await rate<Refused>(minji, { [field]: value });
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([400, 'invalid_input', [field]]);
    expect(await ratings('votes')).toEqual([]);
  });

  it('do not know an unknown group', async () => {
    expect((await rate<Refused>(minji, { groupId: anId() })).body.code).toBe('group_not_found');
    for (const path of ['votes', 'votes-simple'])
      expect((await world.get(`/api/groups/${anId()}/${path}`)).body.code).toBe('group_not_found');
  });
});
