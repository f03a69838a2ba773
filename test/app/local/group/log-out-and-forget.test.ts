import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import { draftKey, saveDraft } from '#app/local/answers/drafts.ts';
import { leaveAndForget, logOutAndForget } from '#app/local/group/forget.ts';
import { createGroup, findGroup, rememberGroup } from '#app/local/group/groups.ts';
import { keepJoin } from '#app/local/group/waiting-joins.ts';
import { joinGroup, setPin } from '#app/local/group/members.ts';
import { rotateShareUrl } from '#app/local/group/organizer.ts';
import { rememberGroupCode } from '#app/local/device/group-code.ts';
import type { LocalDb } from '#app/local/device/db.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { z } from '#shared/kernel/z.ts';
import { aPayload } from '#test/builders/payload.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';

let server: WorldServer;
let jiu: TestDevice;
let groupId: string;
let shareUrl: string;

const password = 'a long organizer password';

beforeEach(async () => {
  server = await WorldServer.open();
  jiu = server.device('shared');
  ({ groupId, shareUrl } = await createGroup(jiu.device, {
    name: '봄 여행',
    description: '',
    createdBy: '지우',
    creatorEmail: 'jiu@example.com',
    surveyType: 'default',
    adminPassword: password,
  }));
});

afterEach(() => server.close());

/** Every record of every table, as text. */
async function everythingIn(db: LocalDb): Promise<string> {
  const tables = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()] as const));
  return JSON.stringify(tables);
}

async function answerPrivately(): Promise<void> {
  const session = await joinGroup(jiu.device, groupId, '지우', 'jiu@example.com', '482913');
  await setPin(jiu.device, session, '57302');
  await saveSimpleResponse(
    jiu.device,
    session,
    aPayload({ budgetTier: null, budgetCurrency: 'KRW', budgetMin: 4321, budgetMax: 8765, budgetPrivate: true }),
  );
  await saveDraft(jiu.device, draftKey.preferences(groupId, session.memberId), { wishes: 'half a sentence' });
  await saveDraft(jiu.device, draftKey.newGroup, { groupId, shareUrl, name: '봄 여행', createdBy: '지우' });
}

describe('log-out that also forgets the group', () => {
  test('leaves nothing of it behind once it has been sent', async () => {
    await answerPrivately();
    await jiu.sync(groupId);
    await logOutAndForget(jiu.device, groupId);
    expect(await findGroup(jiu.device.db, groupId)).toBeUndefined();
    await jiu.sync(groupId);
    const left = await everythingIn(jiu.device.db);
    for (const secret of [
      groupId,
      shareUrl,
      '지우',
      'jiu@',
      '482913',
      '57302',
      password,
      '4321',
      '8765',
      'half a sentence',
    ])
      expect(left).not.toContain(secret);
    expect(await jiu.device.db.outbox.count()).toBe(0);
    expect(await jiu.device.db.sessions.count()).toBe(0);
    expect(await server.db('sessions').whereNull('revoked_at').count({ count: '*' })).toEqual([{ count: 0 }]);
  });

  test('sends first what waits, and keeps nothing else meanwhile', async () => {
    await jiu.sync(groupId);
    await answerPrivately();
    await logOutAndForget(jiu.device, groupId);
    expect(await jiu.device.db.rows.count()).toBe(0);
    expect(await jiu.device.db.drafts.count()).toBe(0);
    expect(await jiu.entries('done')).toEqual([]);
    expect((await jiu.entries('pending')).map((one) => one.name)).toEqual([
      'joinGroup',
      'setPin',
      'saveSimpleResponse',
      'logout',
    ]);
    await jiu.sync(groupId);
    expect(await server.db('simple_responses').where('removed', 0).count({ count: '*' })).toEqual([{ count: 1 }]);
    expect(await everythingIn(jiu.device.db)).not.toContain(groupId);
  });

  test('does not wait for a server that takes nothing more', async () => {
    await jiu.sync(groupId);
    await answerPrivately();
    await jiu.sync(groupId);
    await server.db('groups').update({ deleted_at: server.nowMs });
    await logOutAndForget(jiu.device, groupId);
    await jiu.sync(groupId);
    expect(await everythingIn(jiu.device.db)).not.toContain(groupId);
  });

  test('does not wait, nor keep a name, when the group is closed to who never got in', async () => {
    await jiu.sync(groupId);
    const guest = server.device('guest');
    await rememberGroup(guest.device, { groupId, shareUrl, name: '봄 여행' });
    await joinGroup(guest.device, groupId, '하늘');
    await rotateShareUrl(jiu.device, groupId);
    await jiu.sync(groupId);
    await logOutAndForget(guest.device, groupId);
    expect((await guest.entries('pending')).map((one) => one.name)).toEqual(['joinGroup', 'logout']);
    await guest.sync(groupId);
    expect(await everythingIn(guest.device.db)).not.toContain('하늘');
  });

  test('takes with it a name that still waits at the same link, and the code of the instance with the last group', async () => {
    await jiu.sync(groupId);
    const other = await createGroup(jiu.device, {
      name: '가을 여행',
      description: '',
      createdBy: '지우',
      creatorEmail: 'jiu@example.com',
      surveyType: 'default',
    });
    await jiu.sync(other.groupId);
    await keepJoin(jiu.device, shareUrl, { name: '하늘', email: '' });
    await rememberGroupCode(jiu.device.db, 'Quittenbaum');
    await logOutAndForget(jiu.device, groupId);
    expect(await everythingIn(jiu.device.db)).not.toContain('하늘');
    expect(await everythingIn(jiu.device.db)).toContain('Quittenbaum');
    await logOutAndForget(jiu.device, other.groupId);
    expect(await everythingIn(jiu.device.db)).not.toContain('Quittenbaum');
  });

  test('is taken back by opening the group again before it has left', async () => {
    await jiu.sync(groupId);
    await answerPrivately();
    await logOutAndForget(jiu.device, groupId);
    await rememberGroup(jiu.device, { groupId, shareUrl, name: '봄 여행' });
    await jiu.sync(groupId);
    expect((await jiu.view(groupId)).list('member').map((one) => one.data.name)).toEqual(['지우']);
  });

  test('goes with leaving the group too: name and answer leave the server first', async () => {
    await jiu.sync(groupId);
    await answerPrivately();
    const [session] = await jiu.device.db.sessions.toArray();
    if (!session) throw new Error('nobody is logged in');
    await leaveAndForget(jiu.device, session);
    expect((await jiu.entries('pending')).map((one) => one.name).slice(-2)).toEqual(['leaveGroup', 'logout']);
    await jiu.sync(groupId);
    expect(await server.db('simple_responses').where('removed', 0).count({ count: '*' })).toEqual([{ count: 0 }]);
    expect(await everythingIn(jiu.device.db)).not.toContain(groupId);
  });

  test('is not undone by an answer that comes after it', async () => {
    await jiu.sync(groupId);
    await jiu.device.db.groups.delete(groupId);
    await jiu.sync(groupId);
    await jiu.device.db.rows.clear();
    await jiu.device.db.cursors.clear();
    await jiu.sync(groupId);
    expect(await jiu.device.db.rows.count()).toBe(0);
  });
});

describe('a write that is done', () => {
  test('holds no secret any more', async () => {
    await answerPrivately();
    await rotateShareUrl(jiu.device, groupId);
    await jiu.sync(groupId);
    const done = await jiu.entries('done');
    expect(await jiu.entries('rejected')).toEqual([]);
    expect(done.map((one) => one.name)).toEqual([
      'createGroup',
      'joinGroup',
      'setPin',
      'saveSimpleResponse',
      'rotateShareUrl',
    ]);
    const { token } = (await jiu.device.db.organizers.get(groupId)) ?? {};
    for (const secret of ['482913', '57302', password, token]) expect(JSON.stringify(done)).not.toContain(secret);
  });

  test.each(Object.keys(mutationDefinitions))('%s names what it must forget', (name) => {
    const definition = (mutationDefinitions as Record<string, MutationDefinition<unknown>>)[name];
    const shape = JSON.stringify(
      z.toJSONSchema(definition?.input as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }),
    );
    const holdsSecret = /"(pin|\w*password|\w*token|\w*secret)":/i.test(shape);
    expect(definition?.withoutSecrets !== undefined).toBe(holdsSecret);
  });

  test('opens the group again after a restore, with the same organiser', async () => {
    const empty = await server.backup();
    await jiu.sync(groupId);
    await server.restore(empty);
    for (const table of ['groups', 'group_profiles', 'group_versions', 'mutations'])
      if (await server.db.schema.hasTable(table)) await server.db(table).delete();
    await jiu.sync(groupId);
    await rotateShareUrl(jiu.device, groupId);
    await jiu.sync(groupId);
    expect(await jiu.entries('rejected')).toEqual([]);
    expect((await jiu.view(groupId)).get('group', groupId)?.data.shareUrl).not.toBe(shareUrl);
  });
});
