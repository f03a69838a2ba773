import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = normalize(join(import.meta.dirname, '../..'));
const server = 'sync-server';

interface Import {
  from: string;
  to: string;
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return path.endsWith('.ts') ? [path] : [];
  });
}

/** Of values and of types alike. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  return [...text.matchAll(/(?:from|import\(|import)\s*'([#.][^']+)'/g)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('#server/')) return [{ from, to: specifier.replace('#server', server) }];
    return specifier.startsWith('.') ? [{ from, to: relative(root, join(root, dirname(from), specifier)) }] : [];
  });
}

const imports = sources(server).flatMap(importsOf);

/** `sync-server/http/express.ts` -> `http`; what lies in `sync-server` itself starts the process. */
function folderOf(path: string): string {
  const [, folder = '', file] = path.split('/');
  return file === undefined ? 'main' : folder;
}

/** From the foundation up. A folder that is not named here is a topic. */
const floors = ['kernel', 'access', 'topic', 'sync', 'live', 'http', 'main'];

function floorOf(path: string): number {
  const folder = folderOf(path);
  // Commands beside the server use what it is made of.
  if (folder === 'operations') return floors.indexOf('http');
  return floors.indexOf(floors.includes(folder) ? folder : 'topic');
}

function circles(edges: readonly Import[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of edges) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (place: string, path: string[]) => {
    if (path.includes(place)) found.push([...path.slice(path.indexOf(place)), place].join(' -> '));
    if (done.has(place) || path.includes(place)) return;
    for (const next of graph.get(place) ?? []) walk(next, [...path, place]);
    done.add(place);
  };
  for (const place of graph.keys()) walk(place, []);
  return found;
}

const violations = (isWrong: (one: Import) => boolean): string[] =>
  imports.filter(isWrong).map(({ from, to }) => `${from} must not import ${to}`);

describe('the floors of the server, types included', () => {
  test('there is something to check, and the check finds a circle of three', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(
      circles([
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'a' },
      ]),
    ).toEqual(['a -> b -> c -> a']);
  });

  test('kernel, access, topics, sync, live, http, main: a floor imports itself and the floors below it', () => {
    expect(violations(({ from, to }) => floorOf(to) > floorOf(from))).toEqual([]);
  });

  test('nothing imports the commands beside the server but the program that runs them', () => {
    expect(
      violations(({ from, to }) => folderOf(to) === 'operations' && !['operations', 'main'].includes(folderOf(from))),
    ).toEqual([]);
  });

  test('no import between files goes in a circle', () => {
    expect(circles(imports)).toEqual([]);
  });

  test('no import between folders goes in a circle', () => {
    expect(circles(imports.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) })))).toEqual([]);
  });

  test("handlers import no other topic's handlers: what both need is a guard in access or a store", () => {
    expect(violations(({ from, to }) => /\/handlers\.ts$/.test(to) && folderOf(from) !== 'http')).toEqual([]);
  });
});
