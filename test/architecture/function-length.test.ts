import ts from '@typescript/typescript6';
import { describe, expect, test } from 'vitest';
import { read, sources } from '#test/repository/files.ts';

const mostLines = 60;
/** Where data is kept alike on the devices and the server, and what writes, sends and reads it. */
const folders = ['shared/kernel', 'shared/protocol', 'app/kernel', 'app/net', 'app/local', 'app/sync', 'sync-server'];
/**
 * Lists of what belongs together, whose steps would be no clearer elsewhere; and what only builds or imports the
 * catalogue.
 */
const longer = [
  'sync-server/destination/build/covers.ts draw',
  'sync-server/destination/import/own-places.ts fromOwnRow',
  'sync-server/http/express.ts createApp',
  'sync-server/http/metrics.ts createMetrics',
  'sync-server/http/pages.ts pages',
  'sync-server/kernel/sqlite-within-the-call.ts likeSqlite3',
  'sync-server/server.ts createServer',
];

interface Measured {
  name: string;
  lines: number;
}

/**
 * Every function, method and accessor of a file, nested ones included, with the lines from its head to its closing
 * brace.
 */
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

const measured = folders.flatMap(sources).flatMap((file) => functionsOf(file, read(file)));

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
    const found = measured.filter(({ lines }) => lines > mostLines);
    // Without their line, which whoever edits the file above it would have to change here.
    const known = ({ name }: Measured) => longer.includes(name.replace(/:\d+ /, ' '));
    expect(found.filter((one) => !known(one)).map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
    expect(found.filter(known), 'one of these is no longer so long: take it out of the list').toHaveLength(
      longer.length,
    );
  });
});
