import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtServer, Programs } from '#test/worlds/program.ts';

let programs: Programs;
beforeEach(() => {
  programs = new Programs();
});
afterEach(() => programs.close());

async function operate(words: string[], env: Record<string, string> = {}, under: string[] = []) {
  const { ended, output } = programs.run({ script: [...builtServer, ...words], env, under });
  return { code: (await ended).code, text: output.text };
}

const files = () => readdirSync(programs.directory).map((name) => join(programs.directory, name));
const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
const nobody = 65_534;
const asNobody = ['setpriv', `--reuid=${nobody}`, '--clear-groups'];
const isRoot = process.getuid?.() === 0;
/** Another user may not be able to read the folder that the program lies in. */
const canBeNobody = isRoot && spawnSync('setpriv', [...asNobody.slice(1), 'cat', ...builtServer]).status === 0;

describe('files that commands make', { timeout: 60_000 }, () => {
  it('are for the user alone: they hold e-mail addresses and hashes', async () => {
    await operate(['migrate']);
    await operate(['backup', join(programs.directory, 'kept')]);
    expect((await operate(['restore', join(programs.directory, 'kept')])).code).toBe(0);
    expect(files().length).toBeGreaterThan(4);
    for (const path of files()) expect([path, rights(path)]).toEqual([path, '600']);
  });

  it.runIf(isRoot)('as root belong to whom the folder belongs to, so that the server can open them', async () => {
    chownSync(programs.directory, nobody, nobody);
    await operate(['migrate']);
    await operate(['backup', join(programs.directory, 'kept')]);
    await operate(['restore', join(programs.directory, 'kept')]);
    const owners = files().map((path) => [path, statSync(path).uid]);
    expect(owners.length).toBeGreaterThan(4);
    expect(owners.filter(([path, uid]) => uid !== nobody && path !== join(programs.directory, 'kept'))).toEqual([]);
  });
});

describe('a folder that cannot be written', { timeout: 60_000 }, () => {
  it.runIf(canBeNobody)('is named by doctor, and so is a file; the start says so in one sentence', async () => {
    chownSync(programs.directory, nobody, nobody);
    await operate(['migrate']);
    for (const path of files()) chownSync(path, 0, 0);
    const bad = await operate(['doctor'], {}, asNobody);
    expect([bad.code, bad.text]).toEqual([1, expect.stringContaining(`BAD   ${programs.file}: `)]);
    chmodSync(programs.directory, 0o555);
    chownSync(programs.directory, 0, 0);
    expect((await operate(['doctor'], {}, asNobody)).text).toContain(`BAD   ${programs.directory}: `);
    const elsewhere = { DATABASE_URL: `sqlite:${programs.directory}/new/moyeo.sqlite` };
    expect(await operate(['serve'], elsewhere, asNobody)).toEqual({
      code: 1,
      text: 'Moyeo could not start: The database file in DATABASE_URL cannot be opened for writing. Check the folder and its rights.\n',
    });
  });

  it('for backups ends the start with one sentence that names the setting', async () => {
    writeFileSync(join(programs.directory, 'letter'), '');
    const directory = join(programs.directory, 'letter', 'backups');
    const { code, text } = await operate(['serve'], { BACKUP_EVERY: '1h', BACKUP_DIRECTORY: directory });
    expect([code, text]).toEqual([1, expect.stringMatching(/^Moyeo could not start: BACKUP_DIRECTORY: .+\n$/)]);
  });
});
