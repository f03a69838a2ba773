import { dirname, join, relative } from 'node:path';
import { read, root, sources } from '#test/repository/files.ts';

const aliases: Record<string, string> = {
  '#shared/': 'shared/',
  '#app/': 'app/',
  '#server/': 'sync-server/',
  '#migrations/': 'migrations/',
  '#locales/': 'locales/',
  '#test/': 'test/',
};

export interface Import {
  from: string;
  /** A path from the root of the repository, or `npm:<package>`. */
  to: string;
  isTypeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const text = read(file);
  const found = [
    ...text.matchAll(/(?:^|\n)\s*(import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'/g),
    ...text.matchAll(/(?:^|\n)\s*(import)\s+()'([^']+)'/g),
    ...text.matchAll(/(import)\(()\s*'([^']+)'/g),
  ];
  return found.map(([, , type, specifier = '']) => ({
    from: file,
    to: resolve(file, specifier),
    isTypeOnly: Boolean(type),
  }));
}

function resolve(file: string, specifier: string): string {
  for (const [alias, folder] of Object.entries(aliases))
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier));
  return `npm:${specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')}`;
}

/** Of the product. */
export const files = ['app', 'shared', 'sync-server', 'migrations', 'locales'].flatMap(sources);
export const imports = files.flatMap(importsOf);

/** Of the tests, and what stands beside them. */
export const testFiles = sources('test');
export const testImports = testFiles.flatMap(importsOf);

/** Imports of ours, types included, between the units that `unitOf` puts files into; within a unit there are none. */
export function edgesBetween(
  unitOf: (path: string) => string | undefined,
  among: readonly Import[] = imports,
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of among) {
    if (to.startsWith('npm:')) continue;
    const [a, b] = [unitOf(from), unitOf(to)];
    if (a === undefined || b === undefined || a === b) continue;
    edges.set(a, (edges.get(a) ?? new Set()).add(b));
  }
  return edges;
}

/** One path for each circle that a walk through the edges meets: `a -> b -> a`. */
export function circlesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (unit: string, path: readonly string[]) => {
    if (path.includes(unit)) {
      circles.push([...path.slice(path.indexOf(unit)), unit].join(' -> '));
      return;
    }
    if (done.has(unit)) return;
    for (const next of edges.get(unit) ?? []) walk(next, [...path, unit]);
    done.add(unit);
  };
  for (const unit of edges.keys()) walk(unit, []);
  return circles;
}
