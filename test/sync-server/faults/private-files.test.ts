import { chmodSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aGroupForm } from '#test/builders/group.ts';
import { post, Programs, ready } from '#test/worlds/program.ts';

let programs: Programs;
beforeEach(() => {
  programs = new Programs();
});
afterEach(() => programs.close());

it(
  'the database, its log and its lock are for the user alone who serves them, also those that were open to all',
  { timeout: 60_000 },
  async () => {
    const rights = (): Record<string, string> => {
      const folder = dirname(programs.file);
      return Object.fromEntries(
        readdirSync(folder)
          .filter((name) => join(folder, name).startsWith(programs.file))
          .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
      );
    };
    const serve = async () => {
      const program = programs.run({ env: {} });
      await post(await ready(program), '/api/groups', aGroupForm());
      return program;
    };
    const first = await serve();
    expect(Object.keys(rights()).length).toBeGreaterThanOrEqual(3);
    expect(new Set(Object.values(rights()))).toEqual(new Set(['600']));
    first.child.kill('SIGKILL');
    await first.ended;
    for (const ending of ['', '-wal']) chmodSync(`${programs.file}${ending}`, 0o644);
    await serve();
    expect(new Set(Object.values(rights()))).toEqual(new Set(['600']));
  },
);
