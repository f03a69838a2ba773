import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start({ metrics: true });
});
afterEach(() => world.close());

const figures = async (): Promise<string> => (await world.get('/metrics')).text;
const figure = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replaceAll(/[{}()]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);

describe('GET /metrics', () => {
  it('is not there unless asked for', async () => {
    const quiet = await RunningServer.start();
    expect((await quiet.get('/metrics')).status).toBe(404);
    await quiet.close();
  });

  it('counts requests by route and status, mutations by result, sockets and watched groups', async () => {
    const group = await world.openGroup();
    await world.sync({
      groupId: group.id,
      mutations: [aMutation('addMember', { memberId: anId(), name: '준' }, { actor: 'link' })],
    });
    await world.sync({
      groupId: group.id,
      mutations: [
        aMutation('addMember', { memberId: anId(), name: '준' }, { actor: 'link' }),
        aMutation('rotateShareUrl', { shareUrl: 'x'.repeat(22) }, { actor: 'organizer' }),
      ],
    });
    const client = await world.connect();
    await new Promise((resolve) => {
      client.emit('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor: null }] }, resolve);
    });
    const text = await figures();
    expect(figure(text, 'http_request_duration_seconds_count{method="POST",route="/api/sync",status_code="200"}')).toBe(
      2,
    );
    expect(
      figure(text, 'http_request_duration_seconds_count{method="POST",route="/api/groups",status_code="200"}'),
    ).toBe(1);
    expect(figure(text, 'moyeo_mutations_total{code="not_organizer"}')).toBe(1);
    expect(figure(text, 'moyeo_mutations_total{code="name_taken"}')).toBe(1);
    expect(figure(text, 'moyeo_mutations_total{code="applied"}')).toBe(2);
    expect(figure(text, 'moyeo_sockets')).toBe(1);
    expect(figure(text, 'moyeo_watched_groups')).toBe(1);
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  it('names figures by the conventions of Prometheus: counters and nothing else end with _total, and units are said whole', async () => {
    const types = [...(await figures()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => [name, type]);
    expect(types.length).toBeGreaterThan(30);
    expect(types.filter(([name = '', type]) => name.endsWith('_total') !== (type === 'counter'))).toEqual([]);
    expect(types.filter(([name = '']) => /_(ms|milliseconds|kb|mb|minutes|hours)(_|$)/.test(name))).toEqual([]);
    expect(types.filter(([name = '']) => /duration|lag|wait_/.test(name) && !/_seconds(_|$)/.test(name))).toEqual([]);
  });

  it('tells no id, name, address, e-mail or secret, whatever was asked', async () => {
    const group = await world.openGroup({ name: '비밀여행', creatorEmail: 'boss@private.example' });
    const { sessionToken } = await world.login(group.id, '민지');
    const secret = aSecret();
    for (const path of [
      `/api/groups/${group.id}`,
      `/group/${group.shareUrl}`,
      `/api/none/${secret}`,
      `/api/members/${anId()}`,
    ])
      await world.get(path, { authorization: `Bearer ${secret}` });
    const text = await figures();
    for (const hidden of [
      group.id,
      group.shareUrl,
      '비밀여행',
      '민지',
      'private.example',
      sessionToken,
      secret,
      '127.0.0.1',
    ])
      expect(text).not.toContain(hidden);
    expect(text).toContain('route="/api/groups/:');
    expect(text).toContain('route="other"');
  });
});
