import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameKey } from '#shared/kernel/person-name.ts';
import { looksLike } from '#server/member/look-alikes.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

describe('two names', () => {
  it.each([
    ['a Cyrillic А', 'Ara', 'Аrа'],
    ['a Greek Α', 'Anna', 'Αnna'],
    ['a capital I for an l', 'Alice', 'AIice'],
    ['a one for an l', 'Alice', 'A1ice'],
    ['a capital Cyrillic І for a small i', 'ira', 'Іra'],
    ['a zero for an O', 'Otto', '0tto'],
    ['mathematical letters', 'Ara', '𝐀𝗋𝒂'],
    ['a letter of Katakana for one of Han', '工藤', 'エ藤'],
    ['a marked letter whose base is Cyrillic', 'José', 'Jоsе\u0301'],
  ])('that differ by %s look alike', (_what, one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
    expect(looksLike(one, other)).toBe(true);
  });

  it.each([
    ['악기', '아끼'],
    ['민지', '민자'],
    ['유리', '유라'],
    ['José', 'Jose'],
    ['Ara', 'Ana'],
    ['さくら', 'サクラ'],
    ['민지 2', '민지 3'],
    ['王', '玉'],
  ])('%s and %s do not', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });

  const names = fc.string({ unit: fc.constantFrom(...'aAаАlI1oO0О민 지\u0301エ工'), minLength: 1, maxLength: 5 });
  it('look alike the one as the other, and where they are the same', () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        expect(looksLike(one, other)).toBe(looksLike(other, one));
        if (nameKey(one) === nameKey(other)) expect(looksLike(one, other)).toBe(true);
      }),
    );
  });
});

describe('a name that looks like one on the list', () => {
  let world: RunningServer;
  let group: Group;
  beforeEach(async () => {
    world = await RunningServer.start();
    group = await world.openGroup();
  });
  afterEach(() => world.close());

  it('is refused, by call and by exchange, beside a member and beside a listed name', async () => {
    await world.login(group.id, 'Ara');
    await world.ok(world.post('/api/members', { groupId: group.id, name: 'Otto' }));
    const path = `/api/groups/${group.id}/participant-login`;
    for (const memberName of ['Аrа', '0tto']) {
      const told = await world.post(path, { memberName });
      expect([told.status, told.body.code]).toEqual([409, 'name_taken']);
      expect((await world.post('/api/members', { groupId: group.id, name: memberName })).body.code).toBe('name_taken');
      const token = 'B'.repeat(43);
      const joined = await world.sync({
        groupId: group.id,
        tokens: [token],
        mutations: [aMutation('joinGroup', { memberId: anId(), name: memberName })],
      });
      expect(joined).toMatchObject({ results: [{ code: 'name_taken' }] });
      const claimed = await world.sync({
        groupId: group.id,
        tokens: [token],
        mutations: [aMutation('claimMember', { memberId: anId(), name: memberName })],
      });
      expect(claimed).toMatchObject({ results: [{ code: 'name_taken' }] });
    }
    expect((await world.members(group.id)).map((one) => one.name)).toEqual(expect.arrayContaining(['Ara', 'Otto']));
    expect(await world.members(group.id)).toHaveLength(2);
  });

  it('stays away when its member is brought back, until the organiser has decided', async () => {
    const { memberId } = await world.login(group.id, 'Ara');
    const organize = (name: 'removeMember' | 'restoreMember') =>
      world.sync({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations: [aMutation(name, { memberId }, { actor: 'organizer', timestamp: world.clock.now })],
      });
    await organize('removeMember');
    await world.login(group.id, 'Аrа');
    expect(await organize('restoreMember')).toMatchObject({ results: [{ code: 'name_taken' }] });
  });
});
