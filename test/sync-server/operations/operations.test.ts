import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tablesOfGroups, tablesOfVoters } from '#server/operations/erase.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { sqlite } from '#server/kernel/sqlite-connection.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { builtServer, post, Programs, send } from '#test/worlds/program.ts';

let programs: Programs;
let target: string;
beforeEach(() => {
  programs = new Programs();
  target = join(programs.directory, 'kept.sqlite');
});
afterEach(() => programs.close());

/** What the operator types, and what comes of it. */
async function operate(
  words: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; text: string }> {
  const { ended, output } = programs.run({
    script: [...builtServer, ...words],
    env,
  });
  return { code: (await ended).code, text: output.text };
}

async function stop(program: {
  child: { kill(signal: 'SIGTERM'): boolean };
  ended: Promise<{ code: number | null }>;
}): Promise<void> {
  program.child.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
}

const groupNames = async (file: string): Promise<string[]> => {
  const db = await openDatabase({ kind: 'sqlite', file });
  const rows = (await db('group_profiles').select('name')) as { name: string }[];
  await db.destroy();
  return rows.map(({ name }) => name).sort();
};

describe('backup', { timeout: 60_000 }, () => {
  it('while the server writes is whole, holds everything acknowledged before it, and nobody else may read it', async () => {
    const program = await programs.start();
    const groupId = String((await post(program.url, '/api/groups', aGroupForm()))['id']);
    const acknowledged: string[] = [];
    let isOver = false;
    const write = async (writer: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const mutation = aMutation('addMember', { memberId: anId(), name: `w${writer}t${turn}` }, { actor: 'link' });
        await post(program.url, '/api/sync', { proto: 1, groupId, cursor: null, tokens: [], mutations: [mutation] });
        acknowledged.push(mutation.mutationId);
        if (turn > 25) return;
      }
    };
    const writers = [write(0), write(1)];
    await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(5);
    const before = [...acknowledged];
    const { code, text } = await operate(['backup', target]);
    isOver = true;
    await Promise.all(writers);
    expect(text).toContain(`${target} is a copy of ${programs.file}.`);
    expect(text).toMatch(/It is whole: 1 groups; .*member \d+/);
    expect(code).toBe(0);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect((await operate(['verify', target])).code).toBe(0);
    const db = await openDatabase({ kind: 'sqlite', file: target });
    const kept = new Set(
      (await db('mutations').select({ mutationId: 'mutation_id' })).map(({ mutationId }) => mutationId),
    );
    await db.destroy();
    expect(before.filter((mutationId) => !kept.has(mutationId))).toEqual([]);
  });

  it('is never written over a file that is there', async () => {
    writeFileSync(target, 'letters');
    const { code, text } = await operate(['backup', target]);
    expect([code, text.trim()]).toEqual([
      1,
      `${target} exists already. Name another file; a backup is never written over.`,
    ]);
    expect(readFileSync(target, 'utf8')).toBe('letters');
  });

  it('of PostgreSQL names its own tool', async () => {
    const { code, text } = await operate(['backup', target], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' });
    expect(code).toBe(1);
    expect(text).toContain(`pg_dump --format=custom --file=${target} "$DATABASE_URL"`);
  });
});

describe('restore', { timeout: 60_000 }, () => {
  it('is refused while a server runs; afterwards it brings the backup back and keeps what was there', async () => {
    const program = await programs.start();
    await post(program.url, '/api/groups', aGroupForm({ name: '제주' }));
    await operate(['backup', target]);
    await post(program.url, '/api/groups', aGroupForm({ name: '부산' }));
    const refused = await operate(['restore', target]);
    expect(refused.code).toBe(1);
    expect(refused.text).toContain('Another process already serves');
    await stop(program);
    expect(await groupNames(programs.file)).toEqual(['부산', '제주']);

    const { code, text } = await operate(['restore', target]);
    expect(code, text).toBe(0);
    const aside = /What was there before is (\S+)\./.exec(text)?.[1] ?? '';
    expect(await groupNames(programs.file)).toEqual(['제주']);
    expect(await groupNames(aside)).toEqual(['부산', '제주']);
    expect(await groupNames(target)).toEqual(['제주']);
    expect(readdirSync(programs.directory).filter((name) => name.startsWith('.restore'))).toEqual([]);
    await stop(await programs.start());
  });

  it('after kill -9 keeps also what stood only in the log', async () => {
    const program = await programs.start();
    await operate(['backup', target]);
    await post(program.url, '/api/groups', aGroupForm({ name: '부산' }));
    program.child.kill('SIGKILL');
    await program.ended;
    expect(existsSync(`${programs.file}-wal`)).toBe(true);
    const { code, text } = await operate(['restore', target]);
    expect(code, text).toBe(0);
    expect(await groupNames(programs.file)).toEqual([]);
    expect(await groupNames(/What was there before is (\S+)\./.exec(text)?.[1] ?? '')).toEqual(['부산']);
  });

  const unfit: [string, (file: string) => void, RegExp][] = [
    ['that is not there', () => undefined, /does not exist/],
    [
      'that is something else',
      (file) => {
        writeFileSync(file, "somebody's letters");
      },
      /or no SQLite database, and nothing was changed\. Take an older backup/,
    ],
    [
      'that was cut off',
      (file) => {
        writeFileSync(file, readFileSync(programs.file).subarray(0, 20_000));
      },
      /malformed|is empty, damaged, or no SQLite database, and nothing was changed/,
    ],
  ];
  it.each(unfit)('of a backup %s changes nothing', async (_what, arrange, sentence) => {
    const program = await programs.start();
    await post(program.url, '/api/groups', aGroupForm({ name: '제주' }));
    await stop(program);
    arrange(target);
    const before = readFileSync(programs.file);
    const { code, text } = await operate(['restore', target]);
    expect(code).toBe(1);
    expect(text).toMatch(sentence);
    expect(readFileSync(programs.file).equals(before)).toBe(true);
    expect(readdirSync(programs.directory).filter((name) => /restore/.test(name))).toEqual([]);
  });

  it('puts a backup where there is nothing yet', async () => {
    const program = await programs.start();
    await post(program.url, '/api/groups', aGroupForm({ name: '제주' }));
    await operate(['backup', target]);
    await stop(program);
    const elsewhere = join(programs.directory, 'other', 'moyeo.sqlite');
    const { code, text } = await operate(['restore', target], { DATABASE_URL: `sqlite:${elsewhere}` });
    expect([code, text]).toEqual([0, expect.not.stringContaining('What was there before')]);
    expect(await groupNames(elsewhere)).toEqual(['제주']);
  });
});

describe('verify', { timeout: 60_000 }, () => {
  it('says that a database is whole, also while it is served, and leaves with 1 when it is not', async () => {
    const program = await programs.start();
    await post(program.url, '/api/groups', aGroupForm());
    expect(await operate(['verify'])).toEqual({
      code: 0,
      text: expect.stringContaining('It is whole: 1 groups; group 1') as string,
    });
    await stop(program);
    const db = await openDatabase({ kind: 'sqlite', file: programs.file });
    await db('groups').update({ nonce: 'other' });
    await db.destroy();
    expect(await operate(['verify'])).toEqual({
      code: 1,
      text: expect.stringContaining('It is not whole: 1 findings.') as string,
    });
  });
});

describe('a command of a newer version', { timeout: 60_000 }, () => {
  it('changes no tables under a running server; once that has stopped it does', async () => {
    const program = await programs.start();
    const groupId = String((await post(program.url, '/api/groups', aGroupForm()))['id']);
    const db = sqlite(programs.file, 'PRAGMA busy_timeout = 5000;');
    await db.schema.dropTable('sweeps');
    await db('knex_migrations').where('name', '0005-sweeps').delete();
    for (const words of [['migrate'], ['organizer', groupId, 'a@b.co']]) {
      const { code, text } = await operate(words);
      expect([code, text.trim().split('\n')]).toEqual([1, [expect.stringContaining('Another process already serves')]]);
    }
    expect(await db.schema.hasTable('sweeps')).toBe(false);
    await stop(program);
    expect((await operate(['migrate'])).code).toBe(0);
    expect(await db.schema.hasTable('sweeps')).toBe(true);
    await db.destroy();
  });
});

describe('organizer', { timeout: 60_000 }, () => {
  it('gives a new link to the address that the group was made with, and to no other', async () => {
    const program = await programs.start();
    const form = aGroupForm({ creatorEmail: 'Minji@private.example' });
    const groupId = String((await post(program.url, '/api/groups', form))['id']);
    expect(await operate(['organizer', groupId, 'other@private.example'])).toEqual({
      code: 1,
      text: expect.stringContaining('was made with another e-mail address') as string,
    });
    expect((await operate(['organizer', groupId])).text).toContain('Name it: moyeo organizer GROUP-ID E-MAIL');
    const { code, text } = await operate(['organizer', groupId, ' minji@private.example']);
    const [, token] = /\/group\/[\w-]+\/settings#organizer=(\w{43})/.exec(text) ?? [];
    expect([code, typeof token]).toEqual([0, 'string']);
    const own = { PUBLIC_URL: 'https://trips.example.org/moyeo' };
    expect((await operate(['organizer', groupId, 'minji@private.example'], own)).text).toContain(
      `\nhttps://trips.example.org/moyeo/group/${groupId}/settings#organizer=`,
    );
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${program.url}/api/groups/${groupId}/organizer`, { headers });
    expect([answer.status, await answer.json()]).toEqual([200, { isOrganizer: true }]);
    await stop(program);
  });
});

describe('erase', { timeout: 60_000 }, () => {
  it('beside a running server takes out everything of a group, tells devices that it is gone, and leaves the others whole', async () => {
    const program = await programs.start();
    const open = async (name: string) =>
      String(
        (await post(program.url, '/api/groups', aGroupForm({ name, creatorEmail: `${name}@private.example` })))['id'],
      );
    const [gone, kept] = [await open('gone'), await open('kept')];
    await post(program.url, `/api/groups/${gone}/participant-login`, {
      memberName: '민지',
      email: 'minji@private.example',
    });
    const { code, text } = await operate(['erase', gone]);
    expect([code, text]).toEqual([0, expect.stringMatching(/^\d+ rows are gone\. Backups .+\n$/)]);
    // Not in the write-ahead log either, while the server runs.
    for (const path of [programs.file, `${programs.file}-wal`])
      expect([path, /(gone|minji)@private/.test(readFileSync(path, 'latin1'))]).toEqual([path, false]);
    expect((await send(program.url, `/api/groups/${kept}`)).status).toBe(200);
    expect((await send(program.url, `/api/groups/${gone}`)).body['code']).toBe('group_gone');
    const request = { proto: 1, groupId: gone, cursor: null, tokens: [], mutations: [] };
    expect((await post(program.url, '/api/sync', request))['kind']).toBe('gone');
    expect((await operate(['verify'])).text).toMatch(/It is whole: 2 groups; group 1\./);
    await stop(program);
    const db = await openDatabase({ kind: 'sqlite', file: programs.file });
    const tables = (await db('sqlite_master').where('type', 'table').pluck('name')) as string[];
    const rows = await Promise.all(tables.map((table) => db(table).select('*')));
    const columns = await Promise.all(tables.map((table) => db(table).columnInfo()));
    await db.destroy();
    const ofGroups = tables.filter((_, index) => 'group_id' in (columns[index] ?? {}));
    expect([...tablesOfGroups].sort(), 'tablesOfGroups names every table with a group_id').toEqual(ofGroups.sort());
    const ofVoters = tables.filter((_, index) => 'voter' in (columns[index] ?? {}));
    expect([...tablesOfVoters].sort(), 'tablesOfVoters names every table with a voter').toEqual(ofVoters.sort());
    expect(JSON.stringify(rows)).not.toMatch(/gone@private|minji@private|민지/);
    expect(JSON.stringify(rows)).toContain('kept@private');
  });

  it('of a group that is not there says so', async () => {
    expect((await operate(['erase', anId()])).text).toMatch(/There is no group/);
    expect((await operate(['erase', '%'])).text).toMatch(/is no id of a group/);
  });
});
