import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#shared/protocol/endpoints.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { isPostgres } from '#server/kernel/db.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
  const { sessionToken } = await world.login(group.id, '민지');
  await world.sync({
    groupId: group.id,
    tokens: [sessionToken],
    mutations: [
      aMutation('saveSimpleResponse', { payload: aPayload() }),
      aMutation('castDateVote', { date: '2026-05-02' }),
    ],
  });
});
afterEach(() => world.close());

async function tableNames(): Promise<string[]> {
  const found = isPostgres(world.db)
    ? (
        await world.db.raw<{ rows: { name: string }[] }>(
          'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
        )
      ).rows
    : await world.db.raw<{ name: string }[]>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      );
  return found.map((one) => one.name).sort();
}

async function everything(): Promise<string> {
  const tables: [string, unknown][] = [];
  for (const name of await tableNames())
    tables.push([name, ((await world.db(name).select('*')) as unknown[]).map((row) => JSON.stringify(row)).sort()]);
  return JSON.stringify(tables);
}

describe('a GET', () => {
  it('changes nothing, whichever it is: previews and prefetches may ask as they like', async () => {
    const [member] = await world.members(group.id);
    const values: Record<string, string> = {
      ref: group.id,
      groupId: group.id,
      shareUrl: group.shareUrl,
      memberId: member?.id ?? '',
      countrySlug: 'japan',
      citySlug: 'tokyo',
    };
    const before = await everything();
    const asked: string[] = [];
    for (const { method, path } of Object.values(api) as Endpoint[]) {
      if (method !== 'GET') continue;
      const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? 'x');
      expect((await world.get(url)).status, url).toBeLessThan(500);
      asked.push(url);
    }
    for (const page of ['/', `/join/${group.shareUrl}`, `/group/${group.id}`, '/robots.txt', '/healthz', '/readyz'])
      await world.get(page);
    expect(asked.length).toBeGreaterThan(15);
    expect(await everything()).toBe(before);
  });
});

describe('SQL in the place of a value', () => {
  const pieces = [
    "'; DROP TABLE members; --",
    "' OR '1'='1",
    '" OR ""="',
    "x' UNION SELECT creator_email FROM groups --",
    '\\',
    '%',
    '?',
    '$1',
    ':id',
    '`',
    "'||(SELECT organizer_hash FROM groups)||'",
  ];

  it.each(pieces)('is only a value: %s', async (piece) => {
    const tables = await tableNames();
    const added = await world.ok<{ name: string }>(world.post('/api/members', { groupId: group.id, name: piece }));
    expect(added.name).toBe(piece);
    expect((await world.members(group.id)).map((one) => one.name).sort()).toEqual([piece, '민지'].sort());
    const encoded = encodeURIComponent(piece);
    for (const path of [
      `/api/groups/${encoded}`,
      `/api/groups/share/${encoded}`,
      `/api/members/${encoded}`,
      `/api/groups/${encoded}/members`,
      `/api/explore/${encoded}`,
    ]) {
      const { status, text } = await world.get(path);
      expect([400, 404], path).toContain(status);
      expect(text).not.toContain('jiu@example.com');
    }
    const answer = await world.postSync({
      groupId: group.id,
      mutations: [
        { ...aMutation('addMember', { memberId: anId(), name: '준호' }, { actor: 'link' }), mutationId: piece },
      ],
    });
    expect(answer.status).toBe(400);
    expect(await tableNames()).toEqual(tables);
  });
});

describe('a socket', () => {
  it('is not compressed, though the client offers it', async () => {
    const socket = connect(world.port, '127.0.0.1');
    socket.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        `Host: 127.0.0.1:${world.port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
        '',
        '',
      ].join('\r\n'),
    );
    const head = await new Promise<string>((done) => {
      socket.once('data', (data: Buffer) => {
        done(data.toString('latin1'));
      });
    });
    expect(head).toContain('101 Switching Protocols');
    expect(head.toLowerCase()).not.toContain('permessage-deflate');
    socket.destroy();
  });

  it('that is opened and says nothing at all is closed after a while', { timeout: 60_000 }, async () => {
    const socket = connect(world.port, '127.0.0.1');
    socket.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        `Host: 127.0.0.1:${world.port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '',
        '',
      ].join('\r\n'),
    );
    const received: Buffer[] = [];
    socket.on('data', (data: Buffer) => received.push(data));
    // Engine.IO sends its first ping after 25 s: whatever closes this is quicker.
    await expect.poll(() => received.some((one) => one.at(0) === 0x88), { timeout: 20_000 }).toBe(true);
    socket.destroy();
  });
});
