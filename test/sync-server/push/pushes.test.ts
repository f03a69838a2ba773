import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { delivery } from '#server/push/push-service.ts';
import { Pushes } from '#server/push/pushes.ts';
import { readPushKeys } from '#server/push/store.ts';
import { createLog } from '#server/kernel/log.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { PushReceiver, PushService } from '#test/worlds/push-service.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';
import { everyStore } from '#test/worlds/stores.ts';

const hourMs = 60 * 60 * 1000;

interface Friend extends Login {
  receiver: PushReceiver;
}

describe.each(everyStore)('notifications, on %s', (store) => {
  let world: RunningServer;
  let service: PushService;
  let group: Group;
  let pushes: Pushes;
  let problems: unknown[];

  beforeEach(async () => {
    problems = [];
    service = await PushService.start();
    world = await RunningServer.start({ store, pushHosts: [service.origin] });
    group = await world.openGroup({ name: '봄 여행' });
    pushes = await runner();
  });
  afterEach(async () => {
    await world.close();
    await service.stop();
  });

  /** What one process runs. */
  async function runner(): Promise<Pushes> {
    const deliver = delivery(await readPushKeys(world.db), 'mailto:test@example.com');
    const log = createLog('warn', {
      write: (line: string) => {
        problems.push(JSON.parse(line));
      },
    });
    return new Pushes({ ...world.services, log, core, deliver });
  }

  const token = ({ sessionToken }: Login) => ({ authorization: `Bearer ${sessionToken}` });
  const path = () => `/api/groups/${group.id}/push-subscription`;
  const subscriptionOf = ({ memberId, receiver }: Friend, over: object = {}) => ({
    memberId,
    endpoint: receiver.endpoint,
    keys: receiver.keys,
    language: 'ko',
    timeZone: 'Asia/Seoul',
    ...over,
  });

  async function friend(name: string, over?: object): Promise<Friend> {
    const one = {
      ...(await world.login(group.id, name)),
      receiver: new PushReceiver(`${service.origin}/${name.length}-${Math.floor(world.random.next() * 1e9)}`),
    };
    const answer = await world.request('PUT', path(), { body: subscriptionOf(one, over), headers: token(one) });
    expect([answer.status, answer.text]).toEqual([204, '']);
    return one;
  }

  async function answers(one: Login): Promise<void> {
    world.pass(1_000);
    await world.ok(
      world.post(`/api/group/${group.id}/simple-response`, {
        payload: aPayload({ availability: [{ start: '2026-04-01', end: '2026-04-09' }] }),
        sessionToken: one.sessionToken,
      }),
    );
  }

  let base: string | null = null;
  async function decides(input: Omit<InputOf<'decide'>, 'word'>): Promise<void> {
    world.pass(1_000);
    const act = aMutation('decide', { word: '', ...input }, { actor: 'organizer', base, timestamp: world.clock.now });
    base = act.mutationId;
    const answer = await world.sync({ groupId: group.id, organizerToken: group.organizerToken, mutations: [act] });
    expect('results' in answer && answer.results.map(({ code }) => code)).toEqual(['applied']);
  }
  beforeEach(() => {
    base = null;
  });

  /** Looks and sends, and takes what has arrived for this friend. */
  async function told(one: Friend): Promise<unknown[]> {
    await pushes.lookAt(group.id);
    await pushes.sendDue();
    return heard(one);
  }
  const heard = (one: Friend) =>
    service.arrived
      .filter(({ path: at }) => one.receiver.endpoint.endsWith(at))
      .map(({ body }) => one.receiver.open(body));

  const place = { id: 'vietnam/da-nang', name: '다낭' };
  const dates = { start: '2026-04-02', end: '2026-04-05' };

  it('say that all have answered, to all but the last one, once, and nothing private', async () => {
    const [minji, jun] = [await friend('민지'), await friend('준호')];
    await answers(minji);
    expect(await told(jun)).toEqual([]);
    await answers(jun);
    const message = {
      title: '봄 여행',
      body: '2명의 답이 모였어요. 이제 날짜를 골라 주세요.',
      url: `/group/${group.id}`,
      tag: `${group.id}:answered`,
    };
    expect(await told(minji)).toEqual([message]);
    expect(await told(minji)).toEqual([message]);
    expect(heard(jun)).toEqual([]);
    const [sent] = service.arrived;
    expect([sent?.headers['content-encoding'], sent?.headers['authorization']]).toEqual([
      'aes128gcm',
      expect.stringMatching(/^vapid t=/),
    ]);
    expect(sent?.body.toString('latin1')).not.toContain(group.id);
  });

  it('say what was decided and what has changed of it, in the language of the device', async () => {
    const [minji, jun] = [await friend('민지', { language: 'en' }), await friend('준호')];
    await decides({ kind: 'confirm', dates, place });
    const [first] = (await told(minji)) as { body: string; tag: string }[];
    expect([first?.body.replaceAll(/\s/g, ' '), first?.tag]).toEqual([
      'It’s settled: Apr 2 – 5, Da Nang.',
      `${group.id}:decided`,
    ]);
    await decides({ kind: 'confirm', dates: { start: '2026-04-03', end: '2026-04-05' }, place });
    expect((await told(jun)).slice(1)).toEqual([
      expect.objectContaining({ body: '날짜가 4월 3~5일로 바뀌었어요.', tag: `${group.id}:changed` }),
    ]);
    // The same once more is no news.
    await decides({ kind: 'confirm', dates: { start: '2026-04-03', end: '2026-04-05' }, place });
    expect(await told(jun)).toHaveLength(2);
  });

  it('say whose turn it is to choose: the place after the dates, to all who have not voted for one', async () => {
    const [minji, jun, sora] = [await friend('민지'), await friend('준호'), await friend('소라', { language: 'en' })];
    await answers(minji);
    await decides({ kind: 'open', dates: null, place: null });
    const [opened] = (await told(jun)) as { body: string; tag: string }[];
    expect([opened?.body, opened?.tag]).toEqual([
      '1명의 답이 모였어요. 이제 날짜를 골라 주세요.',
      `${group.id}:answered`,
    ]);
    await world.sync({
      groupId: group.id,
      tokens: [jun.sessionToken],
      mutations: [aMutation('castPlaceVote', { destinationId: 'vietnam/da-nang' }, { timestamp: world.clock.now })],
    });
    await decides({ kind: 'dates', dates, place: null });
    expect(await told(jun)).toHaveLength(1);
    expect((await told(minji)).slice(1)).toMatchObject([
      { body: '4월 2~5일로 정했어요. 이제 여행지를 골라 주세요.', tag: `${group.id}:next` },
    ]);
    const [, second] = (await told(sora)) as { body: string }[];
    expect(second?.body.replaceAll(/\s/g, ' ')).toBe('The dates are set: Apr 2 – 5. Now pick a destination.');
    expect(await told(minji)).toHaveLength(2);
    // A decision that comes while it waits is what they are told.
    await decides({ kind: 'place', dates: null, place });
    await decides({ kind: 'confirm', dates, place });
    expect((await told(minji)).slice(2)).toMatchObject([{ tag: `${group.id}:decided` }]);
  });

  it('tell nobody what was so before they asked to be told', async () => {
    await decides({ kind: 'confirm', dates, place });
    const minji = await friend('민지');
    expect(await told(minji)).toEqual([]);
  });

  it('remind those who have not answered a day before the deadline, without any change', async () => {
    const [minji, jun] = [await friend('민지'), await friend('준호')];
    await answers(minji);
    const endsAt = Date.UTC(2026, 2, 5, 15);
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [
        aMutation(
          'setDeadline',
          { day: '2026-03-05', endsAt, timeZone: 'Asia/Seoul', quorum: null },
          { actor: 'organizer', timestamp: world.clock.now },
        ),
      ],
    });
    expect(await told(jun)).toEqual([]);
    // A day before is midnight in Seoul: it waits for eight o'clock.
    world.clock.now = endsAt - 24 * hourMs;
    await pushes.sendDue();
    expect(heard(jun)).toEqual([]);
    world.pass(8 * hourMs);
    await pushes.sendDue();
    expect(heard(jun)).toEqual([expect.objectContaining({ tag: `${group.id}:deadline` })]);
    expect(heard(minji)).toEqual([]);
  });

  it('wait until eight in the morning, and what a decision has overtaken is not sent', async () => {
    const [minji, jun] = [await friend('민지'), await friend('준호')];
    world.clock.now = Date.UTC(2026, 2, 2, 14);
    await answers(minji);
    await answers(jun);
    expect(await told(minji)).toEqual([]);
    await decides({ kind: 'confirm', dates, place });
    expect(await told(minji)).toEqual([]);
    world.clock.now = Date.UTC(2026, 2, 2, 23);
    await pushes.sendDue();
    expect(heard(minji)).toEqual([expect.objectContaining({ tag: `${group.id}:decided` })]);
  });

  it('are sent once by three processes, and after a process died between the change and the message', async () => {
    const [minji, jun] = [await friend('민지'), await friend('준호')];
    await answers(minji);
    await answers(jun);
    const processes = [await runner(), await runner(), await runner()];
    for (const one of processes) one.start();
    await expect.poll(() => heard(minji).length).toBe(1);
    await Promise.all(processes.map((one) => one.lookAt(group.id).then(() => one.sendDue())));
    await Promise.all(processes.map((one) => one.stop()));
    expect(heard(minji)).toHaveLength(1);
  });

  it('are tried again when the push service fails, and given up in the end', async () => {
    const [minji, jun] = [await friend('민지'), await friend('준호')];
    await answers(minji);
    await answers(jun);
    service.status = 500;
    await told(minji);
    expect(service.arrived).toHaveLength(1);
    await pushes.sendDue();
    expect(service.arrived).toHaveLength(1);
    for (let tries = 0; tries < 10; tries += 1) {
      world.pass(5 * hourMs);
      await pushes.sendDue();
    }
    expect(service.arrived).toHaveLength(6);
    expect(await world.db('pushes').select()).toEqual([]);
  });

  it.each([404, 410])('end where the push service answers %i', async (status) => {
    const [minji, jun] = [await friend('민지'), await friend('준호')];
    await answers(minji);
    await answers(jun);
    service.status = status;
    await told(minji);
    expect(await world.db('push_subscriptions').select('member_id')).toEqual([{ member_id: jun.memberId }]);
    expect(await world.db('pushes').select()).toEqual([]);
  });

  it('of one group wait for no other: one whose rows cannot be read holds up nobody, and is told to the log', async () => {
    const broken = await world.openGroup();
    const jun = await world.login(broken.id, '준호');
    const receiver = new PushReceiver(`${service.origin}/broken`);
    const body = { ...subscriptionOf({ ...jun, receiver }), keys: receiver.keys };
    await world.request('PUT', `/api/groups/${broken.id}/push-subscription`, { body, headers: token(jun) });
    await world.db('members').where({ group_id: broken.id, id: jun.memberId }).update({ budget_privacy: '{' });
    await world.db('push_groups').where({ group_id: broken.id }).update({ look_at: 0 });
    const [minji, ara] = [await friend('민지'), await friend('아라')];
    await answers(minji);
    await answers(ara);
    expect(await told(minji)).toHaveLength(1);
    pushes.start();
    await answers(await friend('보'));
    pushes.noticed(broken.id);
    pushes.noticed(group.id);
    await expect.poll(() => heard(minji), { timeout: 10_000 }).toHaveLength(2);
    await pushes.stop();
    expect(problems).toContainEqual(expect.objectContaining({ msg: 'push: a group could not be looked at' }));
  });

  it('that are older than two days are no news: after a restore, or a long stop, they are not sent', async () => {
    const [minji, jun] = [await friend('민지'), await friend('준호')];
    await answers(minji);
    await answers(jun);
    await pushes.lookAt(group.id);
    world.pass(49 * hourMs);
    await pushes.sendDue();
    expect(heard(minji)).toEqual([]);
    expect(await world.db('pushes').select()).toEqual([]);
  });

  it('end with the log-out of the device, with the member, and by a call', async () => {
    const [minji, jun, sora] = [await friend('민지'), await friend('준호'), await friend('소라')];
    await world.ok(world.post(`/api/groups/${group.id}/logout`, {}, token(minji)));
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [
        aMutation('removeMember', { memberId: jun.memberId }, { actor: 'organizer', timestamp: world.clock.now }),
      ],
    });
    const off = await world.request('DELETE', path(), {
      body: { endpoint: sora.receiver.endpoint },
      headers: token(sora),
    });
    expect(off.status).toBe(204);
    await decides({ kind: 'confirm', dates, place });
    await told(minji);
    expect(service.arrived).toEqual([]);
    expect(await world.db('push_subscriptions').select()).toEqual([]);
  });

  it('end for all groups of a device by its own secret, and by no other', async () => {
    const minji = await friend('민지');
    const remove = (auth: string) =>
      world.request('DELETE', '/api/push-subscriptions', {
        body: { endpoint: minji.receiver.endpoint, keys: { auth } },
      });
    expect((await remove('A'.repeat(22))).status).toBe(204);
    expect(await world.db('push_subscriptions').select('member_id')).toHaveLength(1);
    expect((await remove(minji.receiver.keys.auth)).status).toBe(204);
    expect(await world.db('push_subscriptions').select()).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1:1/x', 'endpoint'],
    ['https://169.254.169.254/latest', 'endpoint'],
    ['https://fcm.googleapis.com.example.com/x', 'endpoint'],
    ['https://fcm.googleapis.com:8443/x', 'endpoint'],
    ['https://a@fcm.googleapis.com/x', 'endpoint'],
    ['ftp://fcm.googleapis.com/x', 'endpoint'],
  ])('never go to %s', async (endpoint, field) => {
    const one = { ...(await world.login(group.id, '민지')), receiver: new PushReceiver(endpoint) };
    const answer = await world.request('PUT', path(), { body: subscriptionOf(one), headers: token(one) });
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([400, 'invalid_input', [field]]);
  });

  it('are for a member of the session alone', async () => {
    const [minji, jun] = [await friend('민지'), await friend('준호')];
    const asJun = await world.request('PUT', path(), { body: subscriptionOf(minji), headers: token(jun) });
    expect([asJun.status, asJun.body.details]).toEqual([400, ['memberId']]);
    const stranger = await world.request('PUT', path(), { body: subscriptionOf(minji) });
    expect(stranger.status).toBe(401);
  });

  it('are signed with one key for ever', async () => {
    const { publicKey } = await world.ok<{ publicKey: string }>(world.get('/api/push-key'));
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(await readPushKeys(world.db)).toMatchObject({ publicKey });
  });
});
