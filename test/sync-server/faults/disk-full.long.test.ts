import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeResponse } from '#shared/protocol/sync.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { builtServer, post, Programs, send, type Reply } from '#test/worlds/program.ts';
import { SmallDisk } from '#test/worlds/small-disk.ts';

let programs: Programs;
beforeEach(() => {
  programs = new Programs();
});
afterEach(() => programs.close());

/** Writes until one is refused. @returns the refusal, and the names that were acknowledged. */
async function writeUntilRefused(
  url: string,
  groupId: string,
  label: string,
): Promise<{ refusal: Reply; acknowledged: string[] }> {
  const acknowledged: string[] = [];
  for (let turn = 0; turn < 90; turn += 1) {
    const name = `${label}${turn}`;
    const reply = await add(url, groupId, name);
    if (reply.status !== 200) return { refusal: reply, acknowledged };
    acknowledged.push(name);
  }
  throw new Error('nothing was refused');
}

const add = (url: string, groupId: string, name: string): Promise<Reply> =>
  send(url, '/api/sync', {
    proto: 1,
    groupId,
    cursor: null,
    tokens: [],
    mutations: [aMutation('addMember', { memberId: anId(), name }, { actor: 'link' })],
  });

async function names(url: string, groupId: string): Promise<string[]> {
  const answer = (await post(url, '/api/sync', {
    proto: 1,
    groupId,
    cursor: null,
    tokens: [],
    mutations: [],
  })) as unknown as Extract<ExchangeResponse, { kind: 'reset' }>;
  return answer.rows.filter((row) => row.kind === 'member').map((row) => (row.data as { name: string }).name);
}

/** Everything of the program's lies on the full disk, the files of the app that it keeps too. */
const start = (disk: SmallDisk) => programs.start({ under: disk.under, env: { KEPT_ASSETS_DIRECTORY: '' } });

describe('a disk that is full', { timeout: 60_000 }, () => {
  it('P12, S15 is said as storage_full; reads go on, what was acknowledged stays, and it goes on when there is room, also over a kill -9', async ({
    skip,
  }) => {
    if (!SmallDisk.isPossible()) skip('this system lets us mount nothing');
    const disk = await SmallDisk.mount(programs.directory, 4);
    try {
      const first = await start(disk);
      const groupId = String((await post(first.url, '/api/groups', aGroupForm()))['id']);
      expect((await add(first.url, groupId, 'before')).status).toBe(200);
      expect((await send(first.url, '/readyz')).status).toBe(200);

      disk.fill();
      const { refusal, acknowledged } = await writeUntilRefused(first.url, groupId, 'full');
      expect(refusal).toMatchObject({ status: 503, body: { code: 'storage_full' } });
      expect(await send(first.url, '/readyz')).toMatchObject({ status: 503, body: { code: 'storage_full' } });
      expect((await send(first.url, '/healthz')).status).toBe(200);
      expect((await send(first.url, `/api/groups/${groupId}`)).status).toBe(200);
      expect((await names(first.url, groupId)).sort()).toEqual(['before', ...acknowledged].sort());

      // Killed while it is full: the next start may not lose anything either.
      first.child.kill('SIGKILL');
      await first.ended;
      disk.makeRoom();
      const second = await start(disk);
      expect((await names(second.url, groupId)).sort()).toEqual(['before', ...acknowledged].sort());

      disk.fill();
      const again = await writeUntilRefused(second.url, groupId, 'again');
      expect(again.refusal.body['code']).toBe('storage_full');
      disk.makeRoom();
      expect((await add(second.url, groupId, 'after')).status).toBe(200);
      expect((await send(second.url, '/readyz')).status).toBe(200);
      expect((await names(second.url, groupId)).sort()).toEqual(
        ['before', 'after', ...acknowledged, ...again.acknowledged].sort(),
      );
    } finally {
      await disk.unmount();
    }
  });

  it('lets a killed program start again for reading; writes wait for room', async ({ skip }) => {
    if (!SmallDisk.isPossible()) skip('this system lets us mount nothing');
    const disk = await SmallDisk.mount(programs.directory, 4);
    try {
      const first = await start(disk);
      const groupId = String((await post(first.url, '/api/groups', aGroupForm()))['id']);
      expect((await add(first.url, groupId, 'before')).status).toBe(200);
      first.child.kill('SIGKILL');
      await first.ended;
      disk.fill();
      const second = await start(disk);
      expect(await names(second.url, groupId)).toEqual(['before']);
      const { refusal, acknowledged } = await writeUntilRefused(second.url, groupId, 'full');
      expect(refusal).toMatchObject({ status: 503, body: { code: 'storage_full' } });
      disk.makeRoom();
      expect((await add(second.url, groupId, 'after')).status).toBe(200);
      expect((await names(second.url, groupId)).sort()).toEqual(['before', 'after', ...acknowledged].sort());
    } finally {
      await disk.unmount();
    }
  });
});

describe('a file that may not grow (quota, limit of the system)', { timeout: 60_000 }, () => {
  it('is said as 503; what was acknowledged stays, and it goes on when the limit is lifted', async ({ skip }) => {
    if (spawnSync('prlimit', ['--version']).status !== 0) skip('this system cannot limit a running process');
    const program = await programs.start();
    const groupId = String((await post(program.url, '/api/groups', aGroupForm()))['id']);
    const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(program.child.pid), `--fsize=${bytes}`]);
    // Only the soft limit: the hard one could not be raised again.
    limit('65536:');
    const { refusal, acknowledged } = await writeUntilRefused(program.url, groupId, 'limited');
    expect(refusal.status).toBe(503);
    expect((await send(program.url, '/readyz')).status).toBe(503);
    expect((await names(program.url, groupId)).sort()).toEqual([...acknowledged].sort());
    limit('unlimited:');
    expect((await add(program.url, groupId, 'after')).status).toBe(200);
    expect((await send(program.url, '/readyz')).status).toBe(200);
    expect((await names(program.url, groupId)).sort()).toEqual(['after', ...acknowledged].sort());
  });

  it('leaves nothing of a backup that did not fit', async ({ skip }) => {
    if (spawnSync('prlimit', ['--version']).status !== 0) skip('this system cannot limit a program');
    const program = await programs.start();
    await post(program.url, '/api/groups', aGroupForm());
    program.child.kill('SIGTERM');
    await program.ended;
    const before = readdirSync(programs.directory);
    const backup = programs.run({
      under: ['prlimit', '--fsize=65536'],
      script: [...builtServer, 'backup', `${programs.directory}/kept.sqlite`],
    });
    expect((await backup.ended).code).toBe(1);
    expect(readdirSync(programs.directory).filter((name) => !before.includes(name))).toEqual([]);
  });
});
