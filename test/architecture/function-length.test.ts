import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from '@typescript/typescript6';
import { describe, expect, test } from 'vitest';

const root = normalize(join(import.meta.dirname, '../..'));
const mostLines = 60;
const folders = ['sync-server/sync', 'sync-server/live', 'app/sync', 'app/local/outbox'];

interface Measured {
  name: string;
  lines: number;
}

/** Every function, method and accessor of a file, nested ones included, with the lines from its head to its closing brace. */
function functionsOf(file: string, text: string): Measured[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Measured[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const last = source.getLineAndCharacterOfPosition(node.end).line;
      found.push({ name: `${file}:${first + 1} ${nameOf(node)}`, lines: last - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  const { name, parent } = node;
  if (name && ts.isIdentifier(name)) return name.text;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : '(anonymous)';
}

const measured = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => functionsOf(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8'))),
);

describe('functions where data is kept alike', () => {
  test('are all measured, nested ones and methods too', () => {
    expect(measured.length).toBeGreaterThan(50);
    const sample = 'class A {\n  b() {\n    const c = () => {\n    };\n  }\n}\n';
    expect(functionsOf('sample.ts', sample)).toEqual([
      { name: 'sample.ts:2 b', lines: 4 },
      { name: 'sample.ts:3 c', lines: 2 },
    ]);
  });

  test(`have at most ${mostLines} lines; name a part of a longer one and move it out`, () => {
    expect(measured.filter(({ lines }) => lines > mostLines).map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
  });
});
