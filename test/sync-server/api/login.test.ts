import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secretPattern, uuidPattern } from '#shared/kernel/ids.ts';
import { aPayload } from '#test/builders/payload.ts';
import { anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  group = await world.openGroup();
});

const loginPath = (ref: string) => `/api/groups/${ref}/participant-login`;

describe('logging in by name', () => {
  it('makes a member of a new name and answers with the fields of the specification', async () => {
    const answer = await world.post<Login>(loginPath(group.shareUrl), { memberName: '민지' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      memberName: '민지',
      memberId: expect.stringMatching(uuidPattern) as string,
      hasExistingResponse: false,
      sessionToken: expect.stringMatching(secretPattern) as string,
      groupId: group.id,
      groupShareUrl: group.shareUrl,
    });
    expect(await world.members(group.id)).toMatchObject([{ id: answer.body.memberId, name: '민지' }]);
  });

  it('works by the group id as by the share link, with and without an e-mail', async () => {
    await world.login(group.id, 'A');
    expect((await world.post(loginPath(group.id), { memberName: 'B', email: 'b@example.com' })).status).toBe(200);
    expect((await world.post(loginPath(group.id), { memberName: 'C', email: '' })).status).toBe(200);
    expect((await world.post(loginPath(group.id), { memberName: 'D', email: null })).status).toBe(200);
    expect(await world.members(group.shareUrl)).toHaveLength(4);
  });

  const sameName: [string, string, string][] = [
    ['decomposed letters', '민지', '민지'.normalize('NFD')],
    ['white space around it', 'Minji', '  Minji\t'],
    ['more white space inside', 'Min Ji', 'Min \u00a0  Ji'],
    ['capitals', 'Minji', 'MINJI'],
    ['a German ß', 'Strauß', 'STRAUSS'],
    ['an accent that is its own character', 'José', 'JOSE\u0301'],
  ];
  it.each(sameName)(
    'takes the same name with %s as the same member, under its first spelling',
    async (_what, first, again) => {
      const one = await world.login(group.id, first);
      const two = await world.login(group.id, again);
      expect(two).toMatchObject({ memberId: one.memberId, memberName: first });
      expect(two.sessionToken).not.toBe(one.sessionToken);
      expect(await world.members(group.id)).toHaveLength(1);
    },
  );

  it.each([
    ['another letter', 'Minju'],
    ['a number behind it', 'Minji 2'],
    ['full-width letters', 'Ｍｉｎｊｉ'],
  ])('takes a name with %s as somebody else', async (_what, other) => {
    const one = await world.login(group.id, 'Minji');
    expect((await world.login(group.id, other)).memberId).not.toBe(one.memberId);
  });

  it('is told whether an answer is already saved', async () => {
    const first = await world.login(group.id, '민지');
    await world.ok(
      world.post(`/api/group/${group.id}/simple-response`, {
        name: '민지',
        payload: aPayload(),
        sessionToken: first.sessionToken,
      }),
    );
    expect((await world.login(group.shareUrl, '민지')).hasExistingResponse).toBe(true);
  });

  it('lets somebody who was only added to the list log in as that member', async () => {
    const added = await world.ok<{ id: string }>(world.post('/api/members', { groupId: group.id, name: '준' }));
    expect((await world.login(group.id, '준')).memberId).toBe(added.id);
  });

  it('gives the same name in two groups two members', async () => {
    const other = await world.openGroup();
    const [here, there] = [await world.login(group.id, '민지'), await world.login(other.id, '민지')];
    expect(here.memberId).not.toBe(there.memberId);
  });

  it('makes one member when one new name comes many times at once', async () => {
    const logins = await Promise.all(Array.from({ length: 8 }, () => world.login(group.id, '동시')));
    expect(new Set(logins.map((one) => one.memberId)).size).toBe(1);
    expect(new Set(logins.map((one) => one.sessionToken)).size).toBe(8);
    expect(await world.members(group.id)).toHaveLength(1);
  });

  it('takes a name of 80 characters and one of emoji', async () => {
    expect((await world.login(group.id, '가'.repeat(80))).memberName).toHaveLength(80);
    expect((await world.login(group.id, '👩‍🚀🇰🇷')).memberName).toBe('👩‍🚀🇰🇷');
  });

  it('stops at 100 members and still lets those log in who are members', async () => {
    const first = await world.login(group.id, 'n0');
    for (let start = 1; start < 100; start += 1) await world.login(group.id, `n${start}`);
    const answer = await world.post(loginPath(group.id), { memberName: 'one too many' });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('group_full');
    expect((await world.login(group.id, 'N0')).memberId).toBe(first.memberId);
  });

  it('is not kept out by names that somebody has only put on the list', async () => {
    for (let start = 0; start < 100; start += 1)
      await world.ok(world.post('/api/members', { groupId: group.id, name: `n${start}` }));
    const refused = await world.post('/api/members', { groupId: group.id, name: 'one too many' });
    expect([refused.status, refused.body.code]).toEqual([409, 'group_full']);
    expect((await world.login(group.id, 'somebody real')).memberName).toBe('somebody real');
    expect((await world.login(group.id, 'n7')).memberName).toBe('n7');
  });

  const wrong: [string, string, unknown][] = [
    ['no name', 'memberName', {}],
    ['a blank name', 'memberName', { memberName: ' \u3000 ' }],
    ['a name of 81 characters', 'memberName', { memberName: 'x'.repeat(81) }],
    ['a name that is null', 'memberName', { memberName: null }],
    ['a name that is an object', 'memberName', { memberName: { $ne: '' } }],
    ['an e-mail that is none', 'email', { memberName: 'x', email: 'nope' }],
    ['a member id', 'memberId', { memberName: 'x', memberId: anId() }],
    ['a session of its own', 'sessionToken', { memberName: 'x', sessionToken: aSecret() }],
  ];
  it.each(wrong)('refuses %s', async (_what, field, body) => {
    const answer = await world.post(loginPath(group.id), body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: [field] });
    expect(await world.members(group.id)).toEqual([]);
  });

  it('answers an unknown id and an unknown share link alike', async () => {
    const [byId, byLink] = [
      await world.post(loginPath(anId()), { memberName: 'x' }),
      await world.post(loginPath(aShareUrl()), { memberName: 'x' }),
    ];
    expect([byId.status, byLink.status]).toEqual([404, 404]);
    expect({ ...byId.body, requestId: '' }).toEqual({ ...byLink.body, requestId: '' });
  });
});

describe('logging out', () => {
  it('ends the session that asks, given in the body', async () => {
    const { sessionToken } = await world.login(group.id, '민지');
    expect(await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken }))).toEqual({ loggedOut: true });
    const answer = await world.post(`/api/group/${group.id}/simple-response`, { payload: aPayload(), sessionToken });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('session_revoked');
  });

  it('ends the session that asks, given as a bearer, by the share link too', async () => {
    const { sessionToken } = await world.login(group.id, '민지');
    const authorization = `Bearer ${sessionToken}`;
    expect((await world.post(`/api/groups/${group.shareUrl}/logout`, {}, { authorization })).status).toBe(200);
    expect((await world.post(`/api/groups/${group.shareUrl}/logout`, {}, { authorization })).body.code).toBe(
      'session_revoked',
    );
  });

  it("leaves the member, the answer and the member's other devices alone", async () => {
    const phone = await world.login(group.id, '민지');
    const laptop = await world.login(group.id, '민지');
    await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken: phone.sessionToken }));
    expect(
      (
        await world.post(`/api/group/${group.id}/simple-response`, {
          payload: aPayload(),
          sessionToken: laptop.sessionToken,
        })
      ).status,
    ).toBe(200);
    expect(await world.members(group.id)).toMatchObject([{ name: '민지', status: 'done' }]);
  });

  it('is refused without a session, with an unknown one and with one of another group', async () => {
    const other = await world.openGroup();
    const stranger = await world.login(other.id, '민지');
    for (const body of [{}, { sessionToken: aSecret() }, { sessionToken: stranger.sessionToken }]) {
      const answer = await world.post(`/api/groups/${group.id}/logout`, body);
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('not_authenticated');
    }
    expect(
      (
        await world.post(`/api/group/${other.id}/simple-response`, {
          payload: aPayload(),
          sessionToken: stranger.sessionToken,
        })
      ).status,
    ).toBe(200);
  });

  it('says so when the member was taken out of the group', async () => {
    const { sessionToken, memberId } = await world.login(group.id, '민지');
    await world
      .db('members')
      .where({ group_id: group.id, id: memberId })
      .update({ removed: 1, name: null, joined_at: null, claimed: null });
    const answer = await world.post(`/api/groups/${group.id}/logout`, { sessionToken });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('member_removed');
  });

  it('refuses a body with an unknown key and a secret that is none', async () => {
    expect((await world.post(`/api/groups/${group.id}/logout`, { everywhere: true })).body.details).toEqual([
      'everywhere',
    ]);
    expect((await world.post(`/api/groups/${group.id}/logout`, { sessionToken: 'short' })).body.details).toEqual([
      'sessionToken',
    ]);
  });
});
