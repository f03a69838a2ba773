import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastStop, markServed, markStopped } from '#server/kernel/database-file.ts';
import { openAsItIs } from '#server/kernel/db.ts';
import { serveDatabase } from '#server/kernel/served-database.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { post, Programs, send } from '#test/worlds/program.ts';

let programs: Programs;
beforeEach(() => {
  programs = new Programs();
});
afterEach(() => programs.close());

describe('the first start', { timeout: 120_000 }, () => {
  it('killed at any moment is no obstacle for the next one: there is never an empty file that was served', async () => {
    // As soon as there is a file of each name, which is in the middle of making the database, or just after.
    for (const moment of [
      'moyeo.sqlite-lock',
      'moyeo.sqlite.unfinished',
      'moyeo.sqlite.unfinished-wal',
      'moyeo.sqlite',
    ]) {
      const program = programs.run();
      await expect
        .poll(() => readdirSync(programs.directory).some((name) => name === moment), { timeout: 20_000, interval: 1 })
        .toBe(true);
      program.child.kill('SIGKILL');
      await program.ended;
    }
    const program = await programs.start();
    await post(program.url, '/api/groups', aGroupForm());
    expect(readdirSync(programs.directory).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('what is known of the pages at the start', { timeout: 60_000 }, () => {
  it('is clean after a stop in order, unclean after a kill, changed when somebody has touched the file since', () => {
    writeFileSync(programs.file, 'pages');
    expect(lastStop(programs.file)).toBe('unclean');
    markStopped(programs.file);
    expect(lastStop(programs.file)).toBe('clean');
    utimesSync(programs.file, 1, 1);
    expect(lastStop(programs.file)).toBe('changed');
    markServed(programs.file);
    expect(lastStop(programs.file)).toBe('unclean');
  });

  it('the check after a kill finds nothing in a whole file, and the next stop is clean again', async () => {
    const config = { kind: 'sqlite', file: programs.file } as const;
    const first = await serveDatabase(config);
    await first.db.destroy();
    // A kill leaves the mark of a process that serves: none.
    await first.release();
    expect(lastStop(programs.file)).toBe('clean');
    markServed(programs.file);
    const second = await serveDatabase(config);
    expect(await second.damage).toBeUndefined();
    await second.db.destroy();
    await second.release();
    expect(lastStop(programs.file)).toBe('clean');
  });

  it('damage after a kill is found beside the server: it reads on, refuses writes, is not ready, and stays unclean', async () => {
    const program = await programs.start();
    const group = await post(program.url, '/api/groups', aGroupForm());
    program.child.kill('SIGTERM');
    await program.ended;
    await damageAnIndex(programs.file);
    markServed(programs.file);

    const again = await programs.start({ env: { LOG_LEVEL: 'fatal' } });
    await expect.poll(async () => (await send(again.url, '/readyz')).status, { timeout: 20_000 }).toBe(503);
    // What a program writes may come after what it answers.
    await expect.poll(() => again.output.text).toContain('the database file is damaged: writes are refused');
    expect((await send(again.url, `/api/groups/${String(group['id'])}`)).status).toBe(200);
    expect((await send(again.url, '/api/groups', aGroupForm())).status).toBe(503);
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
    expect(lastStop(programs.file)).toBe('unclean');
    expect(existsSync(`${programs.file}-stopped`)).toBe(false);
  });
});

/** Breaks the root page of the index of members by id, which no group page reads. */
async function damageAnIndex(file: string): Promise<void> {
  const db = openAsItIs({ kind: 'sqlite', file });
  const [{ rootpage = 0 } = {}] = (await db('sqlite_master')
    .where({ type: 'index', name: 'members_id_index' })
    .select('rootpage')) as { rootpage?: number }[];
  await db.destroy();
  expect(rootpage).toBeGreaterThan(0);
  const bytes = readFileSync(file);
  const pageSize = bytes.readUInt16BE(16);
  bytes.fill(0xa5, (rootpage - 1) * pageSize, rootpage * pageSize);
  writeFileSync(file, bytes);
}
