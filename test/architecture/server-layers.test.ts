import { describe, expect, test } from 'vitest';
import { edgesBetween, files, imports } from './import-graph.ts';

/** `sync-server/http/express.ts` -> `http`; what lies in `sync-server` itself starts the process: `main`. */
function folderOf(path: string): string | undefined {
  const [top, folder = '', file] = path.split('/');
  if (top !== 'sync-server') return undefined;
  return file === undefined ? 'main' : folder;
}

/** From the foundation up: a folder imports only those before it. */
const order = [
  // What everybody uses: the database, sessions and guards, letters.
  ...['kernel', 'access', 'mail'],
  // Topics: their SQL, handlers and hooks.
  ...['activity', 'destination', 'custom-survey', 'survey', 'preference', 'vote', 'group', 'decision'],
  ...['recommendation', 'pictures', 'member', 'money'],
  // What groups are told, what organisers do, and what is deleted when: of several topics.
  ...['push', 'organizer', 'retention'],
  // The exchange, over all topics.
  'sync',
  // Commands beside the running server: over the exchange and its tables, not over HTTP.
  'operations',
  // What comes after the commit; HTTP; what puts all of it together.
  ...['live', 'http', 'main'],
];

const ofServer = imports.filter(({ to }) => folderOf(to) !== undefined);
const violations = (isWrong: (from: string, to: string) => boolean): string[] =>
  ofServer
    .filter(({ from, to }) => folderOf(from) !== undefined && isWrong(from, to))
    .map(({ from, to }) => `${from} must not import ${to}`);

describe('the floors of the server, types included', () => {
  test('every folder has its place in the order', () => {
    expect(new Set(files.flatMap((file) => folderOf(file) ?? []))).toEqual(new Set(order));
    expect(edgesBetween(folderOf).size).toBeGreaterThan(15);
  });

  test('a folder imports itself and those before it in the order', () => {
    const at = (path: string) => order.indexOf(folderOf(path) ?? '');
    expect(violations((from, to) => at(to) > at(from))).toEqual([]);
  });

  test('nothing imports the commands beside the server but the program that runs them', () => {
    expect(
      violations((from, to) => folderOf(to) === 'operations' && !['operations', 'main'].includes(folderOf(from) ?? '')),
    ).toEqual([]);
  });

  test("handlers import no other topic's handlers: what both need is a guard in access or a store", () => {
    expect(violations((from, to) => /\/handlers\.ts$/.test(to) && folderOf(from) !== 'http')).toEqual([]);
  });
});
