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

describe('a folder in the place of a file', { timeout: 60_000 }, () => {
  it('is named by the start and by doctor, and keeps its rights', async () => {
    const before = rights(programs.directory);
    const env = { DATABASE_URL: `sqlite:${programs.directory}` };
    const sentence = `DATABASE_URL names the folder ${programs.directory}.`;
    for (const verb of ['serve', 'migrate', 'verify', 'doctor']) {
      const { code, text } = await operate([verb], env);
      expect([verb, code, text]).toEqual([verb, 1, expect.stringContaining(sentence)]);
    }
    expect(rights(programs.directory)).toBe(before);
  });

  it('of a backup is named by the commands, with what lies there', async () => {
    await operate(['migrate']);
    await operate(['backup', join(programs.directory, 'moyeo-1.sqlite')]);
    const missing = join(programs.directory, 'moyeo-2.sqlite');
    const said = async (...words: string[]) => (await operate(words)).text;
    expect(await said('restore', programs.directory)).toMatch(
      /is a folder\. Name a file in it; there are .*moyeo-1\.sqlite/,
    );
    expect(await said('restore', missing)).toMatch(/moyeo-2\.sqlite does not exist; there are .*moyeo-1\.sqlite/);
    const nowhere = join(programs.directory, 'nowhere');
    expect(await said('backup', join(nowhere, 'x.sqlite'))).toBe(
      `The folder ${nowhere} does not exist. Make it, or name another one.\n`,
    );
  });
});

describe('a folder that cannot be written', { timeout: 60_000 }, () => {
  it.runIf(canBeNobody)('is named by doctor, and so is a file; the start says so in one sentence', async () => {
    chownSync(programs.directory, nobody, nobody);
    await operate(['migrate']);
    for (const path of files()) chownSync(path, 0, 0);
    const bad = await operate(['doctor'], {}, asNobody);
    expect([bad.code, bad.text]).toEqual([
      1,
      expect.stringContaining(`BAD   ${programs.file} cannot be written by this user (uid ${nobody})`),
    ]);
    chmodSync(programs.directory, 0o555);
    chownSync(programs.directory, 0, 0);
    expect((await operate(['doctor'], {}, asNobody)).text).toContain(
      `BAD   ${programs.directory} cannot be written by this user (uid ${nobody})`,
    );
    const elsewhere = { DATABASE_URL: `sqlite:${programs.directory}/new/moyeo.sqlite` };
    expect(await operate(['serve'], elsewhere, asNobody)).toEqual({
      code: 1,
      text: `Moyeo could not start: The database file in DATABASE_URL cannot be opened for writing by this user (uid ${nobody}). Check the file's and its folder's owner and rights.\n`,
    });
  });

  it.runIf(canBeNobody)('or searched is no folder without a database', async () => {
    chownSync(programs.directory, nobody, nobody);
    await operate(['migrate']);
    chmodSync(programs.directory, 0o600);
    const { code, text } = await operate(['doctor'], {}, asNobody);
    expect([code, text]).toEqual([1, expect.not.stringContaining('is not there yet')]);
    chmodSync(programs.directory, 0o700);
  });

  it.runIf(canBeNobody)('names the backup that cannot be read, and not the database', async () => {
    chownSync(programs.directory, nobody, nobody);
    await operate(['migrate']);
    const kept = join(programs.directory, 'kept.sqlite');
    await operate(['backup', kept]);
    chownSync(kept, 0, 0);
    const { code, text } = await operate(['restore', kept], {}, asNobody);
    expect([code, text]).toEqual([
      1,
      `${kept} cannot be read by this user (uid ${nobody}). Give this user the file, and its folder.\n`,
    ]);
  });

  it('for backups is named by doctor, and so is a misspelt setting', async () => {
    await operate(['migrate']);
    writeFileSync(join(programs.directory, 'letter'), '');
    const directory = join(programs.directory, 'letter', 'backups');
    const env = { BACKUP_EVERY: '1h', BACKUP_DIRECTORY: directory, PUBLC_URL: 'https://x.example' };
    const { code, text } = await operate(['doctor'], env);
    expect(code).toBe(1);
    expect(text).toMatch(/BAD {3}.*letter is no folder/);
    expect(text).toContain('BAD   PUBLC_URL is no setting. Did you mean PUBLIC_URL?');
  });

  it('for backups ends the start with one sentence that names the setting', async () => {
    writeFileSync(join(programs.directory, 'letter'), '');
    const directory = join(programs.directory, 'letter', 'backups');
    const { code, text } = await operate(['serve'], { BACKUP_EVERY: '1h', BACKUP_DIRECTORY: directory });
    expect([code, text]).toEqual([1, expect.stringMatching(/^Moyeo could not start: BACKUP_DIRECTORY: .+\n$/)]);
  });
});
