import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { createLog } from '#server/kernel/log.ts';
import { AddressIds } from '#server/mail/address-id.ts';
import { needsTls, openMailer, type Mailer } from '#server/mail/mailer.ts';
import { Mails } from '#server/push/mails.ts';
import { Pushes } from '#server/push/pushes.ts';
import { readPushKeys } from '#server/push/store.ts';
import { sweep } from '#server/retention/sweep.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { MailServer } from '#test/worlds/mail-server.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';
import { everyStore } from '#test/worlds/stores.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const home = 'https://moyeo.example';

describe.each(everyStore)('reminders by e-mail, on %s', (store) => {
  let world: RunningServer;
  let server: MailServer;
  let group: Group;
  let mailer: Mailer;
  let pushes: Pushes;
  let delivered: 'sent' | 'failed';
  let outcomes: string[];

  beforeEach(async () => {
    server = await MailServer.start();
    world = await RunningServer.start({ store });
    group = await world.openGroup({ name: '봄 여행' });
    delivered = 'sent';
    outcomes = [];
    mailer = await aMailer();
    pushes = await runner(mailer);
  });
  afterEach(async () => {
    mailer.stop();
    await world.close();
    await server.stop();
  });

  const aMailer = (over: { waitMs?: number } = {}) =>
    openMailer({
      url: server.url,
      from: 'moyeo@moyeo.example',
      senderName: 'Trip Club',
      log: createLog('silent'),
      ...over,
    });

  /** What one process runs. */
  async function runner(by: Mailer): Promise<Pushes> {
    const addressIds = new AddressIds((await readPushKeys(world.db)).privateKey);
    return new Pushes({
      ...world.services,
      log: createLog('silent'),
      core,
      deliver: () => Promise.resolve(delivered),
      mails: new Mails({ ...world.services, mailer: by, addressIds, home }),
      onMail: (outcome) => outcomes.push(outcome),
    });
  }

  function friend(name: string, email: string, { ref = group.id, language = 'ko' } = {}): Promise<Login> {
    return world.ok<Login>(
      world.post(`/api/groups/${ref}/participant-login`, { memberName: name, email }, { 'accept-language': language }),
    );
  }

  async function answers(one: Login): Promise<void> {
    await world.ok(
      world.post(`/api/group/${group.id}/simple-response`, {
        payload: aPayload({ availability: [{ start: '2026-04-01', end: '2026-04-09' }] }),
        sessionToken: one.sessionToken,
      }),
    );
  }

  const endsAt = Date.UTC(2026, 2, 5, 15);
  async function setsDeadline(
    to: Pick<Group, 'id' | 'organizerToken'> = group,
    { day, endsAt: ends } = { day: '2026-03-05', endsAt },
  ): Promise<void> {
    await world.sync({
      groupId: to.id,
      organizerToken: to.organizerToken,
      mutations: [
        aMutation(
          'setDeadline',
          { day, endsAt: ends, timeZone: 'Asia/Seoul', quorum: null },
          { actor: 'organizer', timestamp: world.clock.now },
        ),
      ],
    });
  }

  async function reminds(by: Login, memberIds: string[]): Promise<void> {
    world.pass(1_000);
    const answer = await world.sync({
      groupId: group.id,
      tokens: [by.sessionToken],
      mutations: [aMutation('noteReminder', { memberIds }, { timestamp: world.clock.now })],
    });
    expect('results' in answer && answer.results.map(({ code }) => code)).toEqual(['applied']);
  }

  /** The recipients of all mails so far, after a look at the group. */
  async function mailed(): Promise<string[]> {
    await pushes.lookAt(group.id);
    await pushes.sendDue();
    return server.arrived.flatMap(({ to }) => to);
  }

  const unsubscribeLink = (index = 0): string =>
    /^<https:\/\/moyeo\.example(\/[^>]+)>$/.exec(server.arrived[index]?.headers.get('list-unsubscribe') ?? '')?.[1] ??
    '';

  it('go a day before the deadline to those who have not answered and gave an address, at eight in the morning, once', async () => {
    const minji = await friend('민지', 'minji@example.com');
    await friend('준호', 'jun@example.com');
    await world.login(group.id, '소라');
    await answers(minji);
    await setsDeadline();
    expect(await mailed()).toEqual([]);
    // A day before is midnight in Seoul.
    world.clock.now = endsAt - dayMs;
    expect(await mailed()).toEqual([]);
    world.pass(8 * hourMs);
    expect(await mailed()).toEqual(['jun@example.com']);
    world.pass(hourMs);
    expect(await mailed()).toEqual(['jun@example.com']);
    const [mail] = server.arrived;
    expect(mail?.headers.get('subject')).toBe('봄 여행: 답을 기다리고 있어요');
    expect(mail?.headers.get('from')).toContain('moyeo@moyeo.example');
    expect(mail?.headers.get('from')).toContain('Trip Club');
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toContain('답 마감까지 하루도 안 남았어요');
      expect(content).toContain(`${home}/join/${group.shareUrl}`);
      for (const hidden of ['민지', '준호', '소라', 'minji', group.id]) expect(content).not.toContain(hidden);
    }
  });

  it('speak the language of the browser in which the address was given', async () => {
    const jun = await friend('준호', 'jun@example.com', { language: 'fr' });
    await reminds(jun, [jun.memberId]);
    await mailed();
    expect(server.arrived[0]?.text).toContain('attendent votre réponse');
  });

  it('go to those whom somebody reminds, and to nobody else: not who was not chosen, nor who has answered', async () => {
    const minji = await friend('민지', 'minji@example.com');
    const jun = await friend('준호', 'jun@example.com');
    await friend('소라', 'sora@example.com');
    await answers(minji);
    await reminds(minji, [minji.memberId, jun.memberId]);
    expect(await mailed()).toEqual(['jun@example.com']);
  });

  it('do not go when the answer has come while they waited for the morning', async () => {
    const jun = await friend('준호', 'jun@example.com');
    world.clock.now = Date.UTC(2026, 2, 2, 14);
    await reminds(jun, [jun.memberId]);
    expect(await mailed()).toEqual([]);
    await answers(jun);
    world.pass(10 * hourMs);
    expect(await mailed()).toEqual([]);
    expect(await world.db('pushes').select()).toEqual([]);
  });

  it.each(['moved', 'passed'])('do not say that a deadline is near which has %s while they waited', async (what) => {
    await world.login(group.id, '민지');
    await friend('준호', 'jun@example.com');
    await setsDeadline();
    world.clock.now = endsAt - dayMs;
    expect(await mailed()).toEqual([]);
    expect(await world.db('pushes').select('kind')).toEqual([{ kind: 'deadline' }]);
    world.pass(what === 'moved' ? 8 * hourMs : dayMs);
    if (what === 'moved') await setsDeadline(group, { day: '2026-03-15', endsAt: endsAt + 10 * dayMs });
    expect(await mailed()).toEqual([]);
    expect(await world.db('pushes').select()).toEqual([]);
  });

  it('to whoever has a device wait for it, but never into the night', async () => {
    await world.login(group.id, '민지');
    await subscribes(await friend('준호', 'jun@example.com'));
    await setsDeadline(group, { day: '2026-03-05', endsAt: Date.UTC(2026, 2, 5, 12) });
    // Five to ten in Seoul.
    world.clock.now = Date.UTC(2026, 2, 4, 12, 55);
    delivered = 'failed';
    await mailed();
    expect(await world.db('pushes').where('channel', 'mail').select('due_at')).toEqual([
      { due_at: Date.UTC(2026, 2, 4, 23) },
    ]);
  });

  it('are one a day for an address, over all groups and however it is written', async () => {
    const other = await world.openGroup({ name: '여름 여행' });
    const jun = await friend('준호', 'jun@example.com');
    await friend('June', 'Jun@Example.com', { ref: other.id });
    await reminds(jun, [jun.memberId]);
    expect(await mailed()).toHaveLength(1);
    await setsDeadline(other);
    world.clock.now += hourMs;
    await reminds(jun, [jun.memberId]);
    expect(await mailed()).toHaveLength(1);
    world.pass(dayMs);
    await reminds(jun, [jun.memberId]);
    expect(await mailed()).toHaveLength(2);
  });

  async function subscribes(one: Login): Promise<void> {
    const answer = await world.request('PUT', `/api/groups/${group.id}/push-subscription`, {
      body: {
        memberId: one.memberId,
        endpoint: 'https://fcm.googleapis.com/x',
        keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
        language: 'ko',
        timeZone: 'Asia/Seoul',
      },
      headers: { authorization: `Bearer ${one.sessionToken}` },
    });
    expect(answer.status).toBe(204);
  }

  it.each(['sent', 'failed'] as const)(
    'near the deadline are for whoever no device could be told: push %s',
    async (push) => {
      const jun = await friend('준호', 'jun@example.com');
      await friend('소라', 'sora@example.com');
      await subscribes(jun);
      await setsDeadline();
      delivered = push;
      world.clock.now = endsAt - 12 * hourMs;
      expect(await mailed()).toEqual(['sora@example.com']);
      world.pass(hourMs);
      delivered = 'failed';
      expect((await mailed()).sort()).toEqual(
        push === 'sent' ? ['sora@example.com'] : ['jun@example.com', 'sora@example.com'],
      );
      // One message for one event: the mail has ended what the device was still to be sent.
      expect(await world.db('pushes').select()).toEqual([]);
    },
  );

  it('are sent once by three processes, after one died between the write and the mail', async () => {
    const jun = await friend('준호', 'jun@example.com');
    await reminds(jun, [jun.memberId]);
    const processes = [await runner(mailer), await runner(mailer), await runner(mailer)];
    for (const one of processes) one.start();
    await expect.poll(() => server.arrived.length).toBe(1);
    await Promise.all(processes.map((one) => one.lookAt(group.id).then(() => one.sendDue())));
    await Promise.all(processes.map((one) => one.stop()));
    expect(server.arrived).toHaveLength(1);
  });

  it('are sent by the next process when one died with a mail in its hands', async () => {
    const jun = await friend('준호', 'jun@example.com');
    await reminds(jun, [jun.memberId]);
    await new Promise<void>((inItsHands, failed) => {
      const send = () => {
        inItsHands();
        return new Promise<never>(() => undefined);
      };
      runner({ send, stop: () => undefined })
        .then((dying) => dying.lookAt(group.id).then(() => dying.sendDue()))
        .catch(failed);
    });
    await pushes.sendDue();
    expect(server.arrived).toHaveLength(0);
    world.pass(61_000);
    await pushes.sendDue();
    expect(server.arrived).toHaveLength(1);
  });

  it('find groups with a deadline when mails are set up later', async () => {
    await world.login(group.id, '민지');
    await friend('준호', 'jun@example.com');
    await setsDeadline();
    world.clock.now = endsAt - 12 * hourMs;
    pushes.start();
    await expect.poll(() => server.arrived.length).toBe(1);
    await pushes.stop();
  });

  it('are tried again with growing waits when the server says 4xx, and sent when it takes them', async () => {
    const jun = await friend('준호', 'jun@example.com');
    server.status = 451;
    await reminds(jun, [jun.memberId]);
    await mailed();
    await pushes.sendDue();
    expect(server.asked).toBe(1);
    world.pass(60_000);
    await pushes.sendDue();
    world.pass(60_000);
    await pushes.sendDue();
    expect(server.asked).toBe(2);
    server.status = 250;
    world.pass(180_000);
    await pushes.sendDue();
    expect(server.arrived).toHaveLength(1);
    expect(outcomes).toEqual(['retried', 'retried', 'sent']);
  });

  it('are given up at once when the server says 5xx, and after six tries', async () => {
    const jun = await friend('준호', 'jun@example.com');
    server.status = 550;
    await reminds(jun, [jun.memberId]);
    await mailed();
    expect([server.asked, outcomes]).toEqual([1, ['given_up']]);
    expect(await world.db('pushes').select()).toEqual([]);
    server.status = 451;
    world.pass(dayMs);
    await reminds(jun, [jun.memberId]);
    await mailed();
    for (let tries = 0; tries < 10; tries += 1) {
      world.pass(5 * hourMs);
      await pushes.sendDue();
    }
    expect(server.asked).toBe(7);
    expect(outcomes.at(-1)).toBe('given_up');
    expect(await world.db('pushes').select()).toEqual([]);
  });

  it('to a server that says nothing hold up notifications once, not for each of them', async () => {
    const [jun, sora] = [await friend('준호', 'jun@example.com'), await friend('소라', 'sora@example.com')];
    server.status = 0;
    pushes = await runner(await aMailer({ waitMs: 2_000 }));
    await reminds(jun, [jun.memberId, sora.memberId]);
    await mailed();
    expect([server.asked, outcomes]).toEqual([1, ['retried', 'retried']]);
  });

  it('do not hold up a stop when the server says nothing, and are sent after it', async () => {
    const jun = await friend('준호', 'jun@example.com');
    server.status = 0;
    await reminds(jun, [jun.memberId]);
    pushes.start();
    await expect.poll(() => server.asked).toBe(1);
    const from = performance.now();
    mailer.stop();
    await pushes.stop();
    expect(performance.now() - from).toBeLessThan(2_000);
    server.status = 250;
    world.pass(hourMs);
    mailer = await aMailer();
    const next = await runner(mailer);
    await next.sendDue();
    expect(server.arrived).toHaveLength(1);
  });

  it('are left out by a click in the mail program, for all groups, and a GET changes nothing', async () => {
    const jun = await friend('준호', 'jun@example.com');
    await reminds(jun, [jun.memberId]);
    await mailed();
    expect(server.arrived[0]?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = unsubscribeLink();
    const before = await world.db('mail_addresses').select();
    const asked = await world.get(link, { 'accept-language': 'en' });
    expect([asked.status, asked.text.includes('<form method="post">')]).toEqual([200, true]);
    expect(asked.text).toContain('Stop reminders by email?');
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(await world.db('mail_addresses').select()).toEqual(before);
    for (let click = 0; click < 2; click += 1) {
      const clicked = await world.request('POST', link, {
        raw: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(clicked.status).toBe(200);
    }
    world.pass(2 * dayMs);
    await sweep(world.db, world.clock.now, 12);
    await reminds(jun, [jun.memberId]);
    expect(await mailed()).toHaveLength(1);
  });

  it('are not left out by a link that was made up', async () => {
    const jun = await friend('준호', 'jun@example.com');
    await reminds(jun, [jun.memberId]);
    await mailed();
    const [id = ''] = unsubscribeLink().split('.');
    for (const link of [`${id}.${'A'.repeat(43)}`, id, '/api/unsubscribe/x', `${unsubscribeLink()}A`]) {
      expect((await world.get(link)).status).toBe(404);
      expect((await world.post(link, {})).status).toBe(404);
    }
    expect(await world.db('mail_addresses').whereNotNull('unsubscribed_at')).toEqual([]);
  });

  it('leave nothing of an address behind: no row names it, and a day later only that it was unsubscribed', async () => {
    const jun = await friend('준호', 'jun@example.com');
    await reminds(jun, [jun.memberId]);
    await mailed();
    const rows = JSON.stringify(await world.db('mail_addresses').select());
    expect(rows).not.toContain('jun');
    expect(rows).not.toContain(group.id);
    await reminds(jun, [jun.memberId]);
    world.pass(dayMs);
    await sweep(world.db, world.clock.now, 12);
    expect(await world.db('mail_addresses').select()).toEqual([]);
    expect(await world.db('reminders').select()).toEqual([]);
  });

  it.each([
    ['a line end', 'Trip\r\nBcc: all@example.com'],
    ['a mark that turns the direction', 'Trip \u202emoc.live'],
    ['markup', '<script>alert(1)</script> & "co"'],
    ['an encoded word', '=?utf-8?q?Trip?='],
    ['120 characters', '여행'.repeat(60)],
  ])('take a name with %s for a name', async (_what, name) => {
    const jun = await friend('준호', 'jun@example.com');
    // Past the form, which takes no such name.
    await world.db('group_profiles').where('group_id', group.id).update({ name });
    await reminds(jun, [jun.memberId]);
    expect(await mailed()).toEqual(['jun@example.com']);
    const [mail] = server.arrived;
    const shown = name.replace('\r\n', ' ').replace('\u202e', ' ');
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.headers.get('subject')?.replaceAll(/\s+/g, ' ')).toContain(shown.replaceAll(/\s+/g, ' '));
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.source).not.toMatch(/\u202e|\r\nBcc:/);
    for (const line of mail?.source.split('\r\n') ?? []) expect(line.length).toBeLessThan(1_000);
  });

  it.each(['a,b@example.com', '"a"@example.com', 'a<b>@example.com', 'a@example.com;b', 'a(x)@example.com'])(
    'never go to %s',
    async (email) => {
      const jun = await friend('준호', 'jun@example.com');
      await world.db('member_contacts').where('group_id', group.id).update({ email });
      await reminds(jun, [jun.memberId]);
      await mailed();
      expect([server.asked, outcomes]).toEqual([0, ['given_up']]);
    },
  );
});

it.each([
  ['smtp://moyeo:secret@mail.example:587', true],
  ['smtps://moyeo:secret@mail.example:465', true],
  ['smtp://moyeo:secret@localhost.example', true],
  ['smtp://mail.example', false],
  ['smtp://moyeo:secret@127.0.0.1:25', false],
  ['smtp://moyeo:secret@localhost', false],
])('%s insists on TLS: %s', (url, isNeeded) => {
  expect(needsTls(url)).toBe(isNeeded);
});
