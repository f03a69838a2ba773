import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { createLog } from '#server/kernel/log.ts';
import { AddressIds } from '#server/mail/address-id.ts';
import { openMailer, type Mailer } from '#server/mail/mailer.ts';
import { Mails } from '#server/push/mails.ts';
import { Pushes } from '#server/push/pushes.ts';
import { readPushKeys } from '#server/push/store.ts';
import { MailServer } from '#test/worlds/mail-server.ts';
import { bearer, RunningServer, type Group } from '#test/worlds/running-server.ts';
import { everyStore } from '#test/worlds/stores.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const home = 'https://moyeo.example';

describe.each(everyStore)("an organiser's link by e-mail, on %s", (store) => {
  let world: RunningServer;
  let server: MailServer;
  let group: Group;
  let mailer: Mailer;
  let pushes: Pushes;

  beforeEach(async () => {
    server = await MailServer.start();
    world = await RunningServer.start({ store, sendsMail: true });
    group = await world.openGroup({ name: '봄 여행', creatorEmail: 'Minji@example.com' });
    mailer = await openMailer({
      url: server.url,
      from: 'moyeo@moyeo.example',
      senderName: 'Trip Club',
      log: createLog('silent'),
    });
    pushes = new Pushes({
      ...world.services,
      log: createLog('silent'),
      core,
      deliver: () => Promise.resolve('sent'),
      mails: new Mails({
        ...world.services,
        mailer,
        addressIds: new AddressIds((await readPushKeys(world.db)).privateKey),
        home,
      }),
    });
  });
  afterEach(async () => {
    mailer.stop();
    await world.close();
    await server.stop();
  });

  const asks = (email: string, { ref = group.id, lang = 'ko' } = {}) =>
    world.post(`/api/groups/${ref}/organizer-mail`, { email, lang });
  const tokens = () => world.db('organizer_tokens').where('group_id', group.id).select('token_hash');

  async function mailed(): Promise<string[]> {
    await pushes.sendDue();
    return server.arrived.flatMap(({ to }) => to);
  }

  it('comes to the address that the group was made with, however it is written, and makes whoever opens it the organiser', async () => {
    const asked = await asks(' minji@EXAMPLE.com ', { lang: 'en' });
    expect([asked.status, asked.body]).toEqual([200, { isAccepted: true }]);
    expect(await mailed()).toEqual(['Minji@example.com']);
    const [mail] = server.arrived;
    expect(mail?.headers.get('subject')).toBe('봄 여행: your organizer link');
    const [, token = ''] =
      new RegExp(`${home}/group/${group.id}/settings#organizer=([\\w-]+)`).exec(mail?.text ?? '') ?? [];
    expect((await world.get(`/api/groups/${group.id}/organizer`, bearer(token))).body).toEqual({ isOrganizer: true });
    // The old link stays.
    expect((await world.get(`/api/groups/${group.id}/organizer`, bearer(group.organizerToken))).status).toBe(200);
  });

  it('does not come to another address, and the answer does not tell', async () => {
    const [wrong, right] = [await asks('jun@example.com'), await asks('minji@example.com')];
    expect([wrong.status, wrong.body]).toEqual([right.status, right.body]);
    expect(await mailed()).toEqual(['Minji@example.com']);
    expect(await world.db('pushes').select()).toEqual([]);
  });

  it('comes once a day for a group, and five times in a quarter of an hour it can be asked for', async () => {
    for (let ask = 0; ask < 5; ask += 1) {
      expect((await asks('minji@example.com')).status).toBe(200);
      await mailed();
      world.pass(1_000);
    }
    const sixth = await asks('minji@example.com');
    expect([sixth.status, sixth.body]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect(await mailed()).toHaveLength(1);
    expect(await tokens()).toHaveLength(1);
    world.pass(dayMs);
    await asks('minji@example.com');
    expect(await mailed()).toHaveLength(2);
  });

  it('is tried again, with one link that holds, where the mail server puts it off', async () => {
    server.status = 451;
    await asks('minji@example.com');
    await mailed();
    expect(await tokens()).toEqual([]);
    server.status = 250;
    world.pass(2 * minuteMs);
    expect(await mailed()).toHaveLength(1);
    expect(await tokens()).toHaveLength(1);
  });

  it('does not come to an address that was unsubscribed, nor for a group that is deleted', async () => {
    await asks('minji@example.com');
    await mailed();
    const [, link = ''] =
      /^<https:\/\/moyeo\.example(\/[^>]+)>$/.exec(server.arrived[0]?.headers.get('list-unsubscribe') ?? '') ?? [];
    await world.request('POST', link, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    world.pass(dayMs);
    await asks('minji@example.com');
    expect(await mailed()).toHaveLength(1);
    const other = await world.openGroup({ name: '여름 여행', creatorEmail: 'sora@example.com' });
    await asks('sora@example.com', { ref: other.id });
    await world.db('groups').where('id', other.id).update({ deleted_at: world.clock.now });
    expect(await mailed()).toHaveLength(1);
  });

  it('leaves no address in the queue', async () => {
    await asks('minji@example.com');
    expect(JSON.stringify(await world.db('pushes').select())).not.toContain('minji');
  });
});

describe('a server without mails', () => {
  it('says so, and refuses to be asked', async () => {
    const world = await RunningServer.start({});
    try {
      const group = await world.openGroup({});
      expect((await world.get('/api/mail')).body).toEqual({ isOn: false });
      const asked = await world.post(`/api/groups/${group.id}/organizer-mail`, { email: 'a@example.com', lang: 'en' });
      expect([asked.status, asked.body]).toMatchObject([409, { code: 'mail_off' }]);
    } finally {
      await world.close();
    }
  });
});
