import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackupSchedule } from '#server/backup-schedule.ts';
import { createLog } from '#server/kernel/log.ts';
import { plainReason } from '#server/kernel/plain-reason.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { post, Programs } from '#test/worlds/program.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

describe('the log', () => {
  let world: RunningServer;
  beforeEach(async () => {
    world = await RunningServer.start();
  });
  afterEach(() => world.close());

  it('has a line at info for each request of a person, with its id and shape, without what is secret in it', async () => {
    const group = await world.openGroup();
    const answer = await world.get(`/api/groups/${group.id}`);
    const lines = world.logged.filter((line) => line.level === 30 && 'res' in line);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({
      req: { method: 'GET', path: '/api/groups/:' },
      res: { status: 200 },
      requestId: answer.headers['x-request-id'],
    });
    expect(JSON.stringify(lines)).not.toContain(group.id);
  });

  it('has no name of a person in it, also none that looks like a word of ours', async () => {
    const group = await world.openGroup();
    await world.login(group.id, 'minji');
    const paths = [`/api/group/${group.id}/simple-response/minji`, `/api/groups/${group.id}/members/minji`];
    await world.get(paths[0] ?? '');
    await world.request('DELETE', paths[1] ?? '', { body: {} });
    await world.get(`/api/groups/share/${group.shareUrl}`);
    await world.get('/api/explore/countries/jp/cities');
    const shapes = world.logged.flatMap((line) => (line.level === 30 && line['req'] ? [line['req']] : []));
    expect(shapes.slice(2).map((one) => (one as { path: string }).path)).toEqual([
      '/api/group/:/simple-response/:',
      '/api/groups/:/members/:',
      '/api/groups/share/:',
      '/api/explore/countries/:/cities',
    ]);
  });

  it('keeps the questions of monitors out of it', async () => {
    await world.get('/healthz');
    await world.get('/readyz');
    expect(world.logged.filter((line) => line.level >= 30)).toEqual([]);
  });

  it.each(['', '/trips/moyeo'])('keeps files out of it, also below a path: %j', async (basePath) => {
    const below = await RunningServer.start({ basePath });
    for (const path of ['healthz', 'assets/x.js', 'covers/japan.svg', 'maps/1.json', 'service-worker.js'])
      await below.get(`${basePath}/${path}`);
    await below.get(`${basePath}/api/none`);
    const lines = below.logged.filter((line) => line.level === 30).map(({ req }) => (req as { path: string }).path);
    expect(lines).toEqual([`${basePath}/api/none`]);
    await below.close();
  });

  it('has the id and the trace of the request in the line of an error that it met', async () => {
    await world.db.schema.renameTable('groups', 'groups_away');
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const answer = await world.get(`/api/groups/${anId()}`, { traceparent: `00-${trace}-b7ad6b7169203331-01` });
    await world.db.schema.renameTable('groups_away', 'groups');
    const errors = world.takeErrors();
    expect(errors.length).toBeGreaterThan(0);
    for (const line of errors)
      expect(line).toMatchObject({ requestId: answer.headers['x-request-id'], traceId: trace });
  });

  it('warns once of a proxy that TRUST_PROXY does not count, and never when it does', async () => {
    const warnings = (one: RunningServer) => one.logged.filter((line) => line.level === 40).map((line) => line['msg']);
    for (let turn = 0; turn < 3; turn += 1) await world.get('/healthz', { 'x-forwarded-for': '203.0.113.7' });
    expect(warnings(world)).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
    const counted = await RunningServer.start({ trustProxyHops: 1 });
    await counted.get('/healthz', { 'x-forwarded-for': '203.0.113.7' });
    expect(warnings(counted)).toEqual([]);
    await counted.close();
  });
});

describe('figures', () => {
  it('tell of commits, patches, waits, refusals and what runs', async () => {
    const world = await RunningServer.start({ metrics: true, socketLimit: 1 });
    const group = await world.openGroup();
    const client = await world.connect();
    await new Promise((resolve) => {
      client.emit('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor: null }] }, resolve);
    });
    const patched = new Promise((resolve) => client.once('patch', resolve));
    await world.sync({
      groupId: group.id,
      mutations: [aMutation('addMember', { memberId: anId(), name: '준' }, { actor: 'link' })],
    });
    await patched;
    await expect(world.connect()).rejects.toThrow();
    await world.get(`/api/groups/${anId()}`);
    const { text } = await world.get('/metrics');
    for (const line of [
      /^moyeo_commit_duration_seconds_count 2$/m,
      /^moyeo_patch_lag_seconds_count 1$/m,
      /^moyeo_database_pool_wait_seconds_count [1-9]/m,
      /^moyeo_refused_sockets_total\{reason="full"\} 1$/m,
      /^moyeo_refused_requests_total\{code="group_not_found"\} 1$/m,
      /^moyeo_database_damaged 0$/m,
      /^moyeo_group_queue_waiting 0$/m,
      /^moyeo_change_notification_gaps_total 0$/m,
      /^moyeo_database_pool_connections\{state="used"\} \d/m,
      /^moyeo_build_info\{version="[\d.]+[^"]*",build="[^"]+",node="[\d.]+"\} 1$/m,
    ])
      expect(text).toMatch(line);
    await world.close();
  });
});

describe('/readyz', { timeout: 20_000 }, () => {
  it('answers 503 within two seconds while the database is stuck', async () => {
    const world = await RunningServer.start({ store: 'sqlite' });
    const held = await world.db.transaction();
    const from = performance.now();
    expect((await world.get('/readyz')).status).toBe(503);
    expect(performance.now() - from).toBeLessThan(4_000);
    expect(world.takeErrors()).toHaveLength(1);
    await held.rollback();
    expect((await world.get('/readyz')).status).toBe(200);
    await world.close();
  });
});

describe('BACKUP_EVERY', { timeout: 60_000 }, () => {
  let programs: Programs;
  beforeEach(() => {
    programs = new Programs();
  });
  afterEach(() => programs.close());
  const directory = () => join(programs.directory, 'backups');
  const kept = () => readdirSync(directory()).sort();

  it('makes a checked backup beside the running server when there is none', async () => {
    const program = await programs.start({ env: { BACKUP_EVERY: '1h', LOG_LEVEL: 'info' } });
    await post(program.url, '/api/groups', aGroupForm());
    await expect.poll(() => program.output.text, { timeout: 30_000 }).toContain('a backup was made and checked');
    expect(kept()).toEqual([expect.stringMatching(/^moyeo-\d{8}T\d{6}Z\.sqlite$/)]);
  });

  it('keeps the newest ones, touches nothing else, waits for the next time, and removes what failed', async () => {
    mkdirSync(directory());
    for (const day of ['01', '02', '03']) {
      writeFileSync(join(directory(), `moyeo-202601${day}T000000Z.sqlite`), 'x');
      utimesSync(join(directory(), `moyeo-202601${day}T000000Z.sqlite`), new Date(0), new Date(0));
    }
    writeFileSync(join(directory(), 'notes.txt'), 'x');
    vi.useFakeTimers({ now: Date.UTC(2026, 1, 1) });
    let isFailing = false;
    const run = vi.fn((file: string) => {
      writeFileSync(file, 'x');
      utimesSync(file, new Date(), new Date());
      return isFailing ? Promise.reject(new Error('no room')) : Promise.resolve();
    });
    const hourMs = 60 * 60 * 1000;
    const ended: string[] = [];
    const schedule = new BackupSchedule({
      settings: { everyMs: hourMs, keep: 2, directory: directory() },
      log: createLog('silent'),
      now: Date.now,
      ended: (name, outcome) => ended.push(`${name} ${outcome}`),
      run,
    });
    await vi.advanceTimersByTimeAsync(1);
    const first = 'moyeo-20260201T000000Z.sqlite';
    expect(kept()).toEqual(['moyeo-20260103T000000Z.sqlite', first, 'notes.txt']);
    await vi.advanceTimersByTimeAsync(hourMs - 60_000);
    expect(run).toHaveBeenCalledTimes(1);
    isFailing = true;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(kept()).toEqual(['moyeo-20260103T000000Z.sqlite', first, 'notes.txt']);
    expect(ended).toEqual(['backup done', 'backup failed']);
    schedule.stop();
    vi.useRealTimers();
  });

  /** Backups from now on, of a program that ends as `run` says. */
  function scheduled(keep: number, run: (file: string) => Promise<void>) {
    return new BackupSchedule({
      settings: { everyMs: 60 * 60 * 1000, keep, directory: directory() },
      log: createLog('silent'),
      now: Date.now,
      ended: () => undefined,
      run,
    });
  }

  it('goes on after a clock that stood years ahead: a backup of then is neither waited for nor kept in the place of a new one', async () => {
    mkdirSync(directory());
    const [ahead, now] = [Date.UTC(2031, 0, 1), Date.UTC(2026, 1, 1)];
    writeFileSync(join(directory(), 'moyeo-20310101T000000Z.sqlite'), 'x');
    utimesSync(join(directory(), 'moyeo-20310101T000000Z.sqlite'), new Date(ahead), new Date(ahead));
    vi.useFakeTimers({ now });
    const run = vi.fn((file: string) => {
      writeFileSync(file, 'x');
      utimesSync(file, new Date(), new Date());
      return Promise.resolve();
    });
    const schedule = scheduled(1, run);
    await vi.advanceTimersByTimeAsync(1);
    expect(kept()).toEqual(['moyeo-20260201T000000Z.sqlite']);
    await vi.advanceTimersByTimeAsync(59 * 60 * 1000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(schedule.lastAt()).toBe(now);
    schedule.stop();
    vi.useRealTimers();
  });

  it('leaves no half of a backup behind, of itself or of a process that was killed', async () => {
    mkdirSync(directory());
    for (const ending of ['half', 'half-journal'])
      writeFileSync(join(directory(), `moyeo-20260101T000000Z.sqlite.${ending}`), 'x');
    vi.useFakeTimers({ now: Date.UTC(2026, 1, 1) });
    const schedule = scheduled(2, (file) => {
      writeFileSync(`${file}.half`, 'x');
      return Promise.reject(new Error('no room'));
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(kept()).toEqual([]);
    schedule.stop();
    vi.useRealTimers();
  });
});

describe('a plain reason', () => {
  const cases: [Record<string, unknown>, RegExp][] = [
    [{ code: '28P01' }, /refuses the user or the password/],
    [{ code: '3D000' }, /no database of the name/],
    [{ code: '42501' }, /may not create tables/],
    [{ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }, /The host in DATABASE_URL is not known here/],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', isOfListening: true }, /the address in HOST/],
    [{ code: 'ENETUNREACH' }, /does not let us in/],
    [{ message: 'timeout expired' }, /does not answer in time/],
    [{ code: 'EROFS' }, /mounted read-only/],
    [{ code: 'ENOSPC' }, /disk is full/],
  ];
  it.each(cases)('for %j is one sentence or two, without a value', (failure, sentence) => {
    const reason = plainReason(Object.assign(new Error('secret'), failure));
    expect(reason).toMatch(sentence);
    expect(reason).not.toContain('secret');
  });

  it('is none for a fault of ours', () => {
    expect(plainReason(new TypeError('x is undefined'))).toBeUndefined();
  });
});
