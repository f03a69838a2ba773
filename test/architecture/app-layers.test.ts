import { describe, expect, test } from 'vitest';
import { edgesBetween, files } from './import-graph.ts';

/**
 * The folders that keep, queue and send this device's data, and what each may import of them. Types count like values.
 */
const mayImport: Record<string, readonly string[]> = {
  'app/kernel': [],
  'app/net': ['app/kernel'],
  'app/local/device': ['app/kernel', 'app/net'],
  'app/local/catalogue': ['app/local/device', 'app/kernel', 'app/net'],
  'app/local/outbox': ['app/local/device', 'app/kernel'],
  'app/local/answers': ['app/local/outbox', 'app/local/device', 'app/kernel', 'app/net'],
  'app/local/push': ['app/local/device', 'app/net'],
  'app/local/group': [
    'app/local/answers',
    'app/local/outbox',
    'app/local/push',
    'app/local/device',
    'app/kernel',
    'app/net',
  ],
  'app/sync': ['app/local/group', 'app/local/outbox', 'app/local/device', 'app/kernel', 'app/net'],
};

const folderOf = (path: string): string | undefined =>
  /^(app\/local\/[^/]+|app\/(?:kernel|net|sync))\//.exec(path)?.[1] ??
  (path.startsWith('app/local/') ? path : undefined);

const edges = edgesBetween(folderOf);

describe('the data of this device', () => {
  test('every file of app/local lies in a folder that has its place in the order', () => {
    const folders = new Set(files.flatMap((file) => folderOf(file) ?? []));
    expect([...folders].sort()).toEqual(Object.keys(mayImport).sort());
  });

  test('a folder imports only what is below it, types included; move the file, or move what it needs down', () => {
    const wrong = [...edges].flatMap(([from, all]) =>
      [...all].filter((to) => !mayImport[from]?.includes(to)).map((to) => `${from} must not import ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the order names no import that nobody needs', () => {
    const unused = Object.entries(mayImport).flatMap(([from, all]) =>
      all.filter((to) => !edges.get(from)?.has(to)).map((to) => `${from} does not import ${to}`),
    );
    expect(unused).toEqual([]);
  });
});
