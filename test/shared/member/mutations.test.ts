import { describe, expect, test } from 'vitest';
import { limits } from '#shared/kernel/limits.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import { aGroupRow, aMemberRow, logOf, memberIdOf, rowsGroupId, runWrite } from '#test/builders/rows.ts';

const [ara, bo, fresh] = [memberIdOf(1), memberIdOf(2), memberIdOf(3)];
const listed = { claimed: false };
const open = [aGroupRow(), aMemberRow(ara, '아라'), aMemberRow(memberIdOf(4), '누리')];
const withPins = [aGroupRow({ requiresPin: true }), aMemberRow(ara, '아라')];
const crowd = (count: number, over = {}): Row[] =>
  Array.from({ length: count }, (_, index) => aMemberRow(memberIdOf(100 + index), `friend ${String(index)}`, over));
const memberOf = (ran: ReturnType<typeof runWrite>, id: string) => ran.view.get('member', id)?.data;

describe('S11: a name in the group', () => {
  test('belongs to one member, however it is written', () => {
    for (const name of ['아라', ' 아라 '.trim()])
      for (const write of ['joinGroup', 'addMember'] as const)
        expect(runWrite(open, write, { memberId: fresh, name }).code).toBe('name_taken');
    expect(runWrite([aGroupRow(), aMemberRow(ara, 'Ara')], 'joinGroup', { memberId: fresh, name: 'ARA' }).code).toBe(
      'name_taken',
    );
  });

  test('is not joined under the id of somebody else', () => {
    expect(runWrite(open, 'joinGroup', { memberId: ara, name: '보라' }).code).toBe('name_taken');
  });

  test('that joins is in use from then on; one that is put on the list is not', () => {
    expect(memberOf(runWrite(open, 'joinGroup', { memberId: fresh, name: '보라' }), fresh)).toEqual({
      name: '보라',
      joinedAt: 1_000,
      claimed: true,
      hue: 2,
    });
    expect(memberOf(runWrite(open, 'addMember', { memberId: fresh, name: '보라' }), fresh)).toEqual({
      name: '보라',
      joinedAt: 1_000,
      claimed: false,
      hue: 2,
    });
  });
});

describe('L5: a group takes', () => {
  const join = { memberId: fresh, name: '보라' };

  test('so many members, and one fewer leaves room; names on the list are counted apart', () => {
    expect(runWrite([aGroupRow(), ...crowd(limits.members)], 'joinGroup', join).code).toBe('group_full');
    expect(runWrite([aGroupRow(), ...crowd(limits.members - 1)], 'joinGroup', join).code).toBeUndefined();
    expect(runWrite([aGroupRow(), ...crowd(limits.members)], 'addMember', join).code).toBeUndefined();
    expect(runWrite([aGroupRow(), ...crowd(limits.listedNames, listed)], 'addMember', join).code).toBe('group_full');
    expect(runWrite([aGroupRow(), ...crowd(limits.listedNames, listed)], 'joinGroup', join).code).toBeUndefined();
  });

  test('nobody more by a name on its list, but lets everybody back in', () => {
    const rows = [aGroupRow(), ...crowd(limits.members), aMemberRow(bo, '보라', listed)];
    expect(runWrite(rows, 'claimMember', { memberId: bo }).code).toBe('group_full');
    expect(runWrite(rows, 'claimMember', { memberId: memberIdOf(100) }).code).toBeUndefined();
    const withRoom = [aGroupRow(), ...crowd(limits.members - 1), aMemberRow(bo, '보라', listed)];
    expect(runWrite(withRoom, 'claimMember', { memberId: bo }).code).toBeUndefined();
  });
});

describe('where names need PINs', () => {
  test('nobody joins without one, and the rows say only that there is one', () => {
    expect(runWrite(withPins, 'joinGroup', { memberId: fresh, name: '보라' }).code).toBe('pin_missing');
    const joined = runWrite(withPins, 'joinGroup', { memberId: fresh, name: '보라', pin: '1234' });
    expect(memberOf(joined, fresh)).toMatchObject({ hasPin: true });
    expect(JSON.stringify(joined.changes)).not.toContain('1234');
  });

  test('the first log-in under a name without one sets it; later ones need no new one', () => {
    expect(runWrite(withPins, 'claimMember', { memberId: ara }).code).toBe('pin_missing');
    const claimed = runWrite(withPins, 'claimMember', { memberId: ara, pin: '1234' });
    expect(memberOf(claimed, ara)).toMatchObject({ claimed: true, hasPin: true });
    const again = [aGroupRow({ requiresPin: true }), aMemberRow(ara, '아라', { hasPin: true })];
    expect(runWrite(again, 'claimMember', { memberId: ara }).code).toBeUndefined();
  });

  test('none is taken off', () => {
    const rows = [aGroupRow({ requiresPin: true }), aMemberRow(ara, '아라', { hasPin: true })];
    expect(runWrite(rows, 'setPin', { pin: null }, { memberId: ara }).code).toBe('pin_missing');
    expect(runWrite(rows, 'setPin', { pin: '9876' }, { memberId: ara }).code).toBeUndefined();
  });

  test('elsewhere a PIN is a choice: a join with one has it, a claim with one keeps what the member has', () => {
    const joined = runWrite(open, 'joinGroup', { memberId: fresh, name: '보라', pin: '1234' });
    expect(memberOf(joined, fresh)).toMatchObject({ hasPin: true });
    expect(memberOf(runWrite(open, 'claimMember', { memberId: ara, pin: '1234' }), ara)).not.toHaveProperty('hasPin');
    const rows = [aGroupRow(), aMemberRow(ara, '아라', { hasPin: true })];
    expect(memberOf(runWrite(rows, 'setPin', { pin: null }, { memberId: ara }), ara)).not.toHaveProperty('hasPin');
  });
});

describe('"that is me"', () => {
  test('takes a name on the list into use, without a word in the log', () => {
    const claimed = runWrite([aGroupRow(), aMemberRow(bo, '보라', listed)], 'claimMember', { memberId: bo });
    expect(memberOf(claimed, bo)).toEqual({ name: '보라', joinedAt: 1, claimed: true });
    expect(logOf(claimed)).toEqual([]);
  });

  test('under a name in use is shown to everybody (founding decision 3), once, and changes nothing of the member', () => {
    const claimed = runWrite(open, 'claimMember', { memberId: ara });
    expect(claimed.changes.map((one) => one.kind)).toEqual(['activity']);
    expect(logOf(claimed)).toEqual([
      { kind: 'nameClaimed', actorName: '아라', subjectName: null, subjectId: null, at: 1_000 },
    ]);
    const first = runWrite([aGroupRow(), aMemberRow(bo, '보라', listed)], 'claimMember', { memberId: bo });
    const rebased = runWrite([aGroupRow(), ...first.view.list('member')], 'claimMember', { memberId: bo });
    expect(logOf(rebased)).toEqual([]);
  });

  test('P8: puts a name that the server has lost on the list, with its PIN where PINs are needed', () => {
    const claimed = runWrite(open, 'claimMember', { memberId: fresh, name: '보라' });
    expect(memberOf(claimed, fresh)).toEqual({ name: '보라', joinedAt: 1_000, claimed: true, hue: 2 });
    expect(runWrite(withPins, 'claimMember', { memberId: fresh, name: '보라' }).code).toBe('pin_missing');
    const withPin = runWrite(withPins, 'claimMember', { memberId: fresh, name: '보라', pin: '1234' });
    expect(memberOf(withPin, fresh)).toMatchObject({ hasPin: true });
    const needless = runWrite(open, 'claimMember', { memberId: fresh, name: '보라', pin: '1234' });
    expect(memberOf(needless, fresh)).not.toHaveProperty('hasPin');
  });

  test('P8: finds nobody without a name, under a name that is taken, or where the member was removed', () => {
    expect(runWrite(open, 'claimMember', { memberId: fresh }).code).toBe('member_not_found');
    expect(runWrite(open, 'claimMember', { memberId: fresh, name: '아라' }).code).toBe('name_taken');
    const removed = { kind: 'member', id: fresh, version: 2, timestamp: 20, mutationId: 'x', data: null } as const;
    expect(runWrite([...open, removed], 'claimMember', { memberId: fresh, name: '보라' }).code).toBe(
      'member_not_found',
    );
  });
});

describe('a name that is corrected', () => {
  const two = [...open, aMemberRow(bo, '보라', { hasPin: true })];
  const to = (name: string, rows = two) => runWrite(rows, 'changeName', { name }, { memberId: bo });

  test('is the only thing that changes, and everybody is told both names', () => {
    const changed = to('보람');
    expect(memberOf(changed, bo)).toEqual({
      ...memberOf(runWrite(two, 'changeName', { name: '보라' }, { memberId: bo }), bo),
      name: '보람',
    });
    expect(logOf(changed)).toEqual([
      { kind: 'nameChanged', actorName: '보라', subjectName: '보람', subjectId: bo, at: 1_000 },
    ]);
  });

  test('is refused where another member has it, in whatever letters; one’s own may be written otherwise', () => {
    expect(to('아라').code).toBe('name_taken');
    const latin = [...open, aMemberRow(bo, 'bo')];
    expect(to('Bo', latin).code).toBeUndefined();
    expect(memberOf(to('Bo', latin), bo)).toMatchObject({ name: 'Bo' });
  });

  describe('of who made the group or took it over', () => {
    const made = (over: Parameters<typeof aGroupRow>[0]) => [aGroupRow(over), ...two.slice(1)];
    const groupAfter = (rows: Row[]) => to('보람', rows).changes.find(({ kind }) => kind === 'group');

    test('is the group’s too, in a row that stays the same write', () => {
      const rows = made({ createdBy: '보라', description: '바다' });
      expect(groupAfter(rows)).toEqual({
        ...aGroupRow({ createdBy: '보람', description: '바다' }),
        version: 0,
      });
      expect(groupAfter(made({ createdBy: '아라', organizedBy: '보라' }))?.data).toMatchObject({
        createdBy: '아라',
        organizedBy: '보람',
      });
    });

    test('leaves the group alone for any other member', () => {
      expect(groupAfter(made({ createdBy: '아라' }))).toBeUndefined();
    });
  });

  test('changes nothing the second time, or where it is the same', () => {
    expect(to('보라').changes).toEqual([]);
    const first = to('보람');
    const again = to('보람', [...open, ...first.view.list('member').filter(({ id }) => id === bo)] as typeof two);
    expect([again.code, again.changes]).toEqual([undefined, []]);
  });
});

describe('how a destination suits a member, by name', () => {
  const show = (isShown: boolean, row = aMemberRow(bo, '보라', { hasPin: true })) =>
    runWrite([...open, row], 'showFit', { isShown }, { memberId: bo });

  test('is shown, or no longer, and nothing else changes', () => {
    const shown = show(true);
    expect(memberOf(shown, bo)).toEqual({ ...aMemberRow(bo, '보라', { hasPin: true }).data, showsFit: true });
    const [row] = shown.view.list('member').filter(({ id }) => id === bo);
    const hidden = show(false, row);
    expect(memberOf(hidden, bo)).toEqual({ ...aMemberRow(bo, '보라', { hasPin: true }).data, showsFit: false });
    expect(logOf(shown)).toEqual([]);
  });

  test('outlives a new name and a new PIN', () => {
    const rows = [...open, aMemberRow(bo, '보라', { showsFit: true })];
    for (const [name, input] of [
      ['changeName', { name: '보람' }],
      ['setPin', { pin: '1234' }],
      ['claimMember', { memberId: bo }],
    ] as const)
      expect(memberOf(runWrite(rows, name, input, { memberId: bo }), bo), name).toMatchObject({ showsFit: true });
  });
});

describe('who is no member', () => {
  test.each([undefined, fresh])('%s has no name to correct, no PIN to set and nothing to leave', (memberId) => {
    expect(runWrite(open, 'changeName', { name: '보라' }, { memberId }).code).toBe('member_not_found');
    expect(runWrite(open, 'setPin', { pin: '1234' }, { memberId }).code).toBe('member_not_found');
    expect(runWrite(open, 'showFit', { isShown: true }, { memberId }).code).toBe('member_not_found');
    const left = runWrite(open, 'leaveGroup', {}, { memberId });
    expect([left.code, left.changes]).toEqual([undefined, []]);
  });
});

test('who leaves is named in the log, and is gone', () => {
  const left = runWrite(open, 'leaveGroup', {}, { memberId: ara });
  expect(memberOf(left, ara)).toBeUndefined();
  expect(logOf(left)).toEqual([
    { kind: 'memberLeft', actorName: '아라', subjectName: '아라', subjectId: ara, at: 1_000 },
  ]);
});

describe('P8: what a device keeps of a write that is done', () => {
  const kept = (name: keyof typeof mutationDefinitions, input: unknown): unknown =>
    (mutationDefinitions[name] as { withoutSecrets?: (input: unknown) => unknown }).withoutSecrets?.(input);

  test('holds no PIN, password or secret of the organiser', () => {
    const join = { memberId: ara, name: '아라', email: 'ara@example.com' };
    expect(kept('joinGroup', { ...join, pin: '1234' })).toEqual(join);
    expect(kept('claimMember', { memberId: ara, name: '아라', pin: '1234' })).toEqual({ memberId: ara, name: '아라' });
    expect(kept('createGroup', { groupId: rowsGroupId, organizerToken: 's', adminPassword: 'p' })).toEqual({
      groupId: rowsGroupId,
    });
  });

  test('is nothing where the secret is all of it; that a PIN was taken off is no secret', () => {
    expect(kept('setPin', { pin: '1234' })).toBeUndefined();
    expect(kept('setPin', { pin: null })).toEqual({ pin: null });
    expect(kept('rotateOrganizer', { organizerToken: 's' })).toBeUndefined();
    expect(kept('takeOverGroup', { organizerToken: 's' })).toBeUndefined();
  });
});

describe("a member's hue", () => {
  const write = (rows: readonly Row[], name: 'joinGroup' | 'addMember' | 'claimMember', id: string) =>
    runWrite(rows, name, { memberId: id, name: `friend ${id}` }).view.list('member');
  const huesOf = (members: readonly Row<'member'>[]) =>
    Object.fromEntries(members.map((one) => [one.id, one.data.hue]));

  test('is the first that the fewest have, however they come, and nobody else is removed from theirs', () => {
    const ways = ['joinGroup', 'addMember', 'claimMember'] as const;
    let members: Row<'member'>[] = [];
    for (let index = 1; index <= 10; index += 1)
      members = write([aGroupRow(), ...members], ways[index % 3] ?? 'joinGroup', memberIdOf(index));
    const before = huesOf(members);
    expect(Array.from({ length: 10 }, (_, index) => before[memberIdOf(index + 1)])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 0, 1,
    ]);
    const withoutOne = members.filter((one) => one.id !== memberIdOf(3));
    const after = huesOf(write([aGroupRow(), ...withoutOne], 'joinGroup', memberIdOf(11)));
    expect(after).toEqual({ ...huesOf(withoutOne), [memberIdOf(11)]: 2 });
  });

  test('follows those of rows of older builds, which have their place', () => {
    const old = [3, 1, 2].map((index) => aMemberRow(memberIdOf(index), `friend ${String(index)}`, { joinedAt: index }));
    expect(huesOf(write([aGroupRow(), ...old], 'joinGroup', memberIdOf(4)))[memberIdOf(4)]).toBe(3);
  });

  test('stays when their name, their PIN or what they show changes', () => {
    const rows = [aGroupRow(), aMemberRow(ara, '아라', { hue: 5 })];
    const by = { memberId: ara };
    for (const ran of [
      runWrite(rows, 'changeName', { name: '아람' }, by),
      runWrite(rows, 'setPin', { pin: '1234' }, by),
      runWrite(rows, 'setPin', { pin: null }, by),
      runWrite(rows, 'showFit', { isShown: true }, by),
      runWrite(rows, 'claimMember', { memberId: ara }),
    ])
      expect(memberOf(ran, ara)?.hue).toBe(5);
  });
});
