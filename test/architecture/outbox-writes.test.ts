import ts from '@typescript/typescript6';
import { describe, expect, test } from 'vitest';
import { read, sources } from '#test/repository/files.ts';

const home = 'app/local/outbox/transitions.ts';

/** Methods of a Dexie table and of its collections that write. */
const writes = new Set([
  'add',
  'put',
  'update',
  'upsert',
  'delete',
  'clear',
  'modify',
  'bulkAdd',
  'bulkPut',
  'bulkUpdate',
  'bulkDelete',
]);

/**
 * Every call in `text` that writes to the outbox table: `db.outbox.add(…)`, also at the end of a chain, and
 * `table('outbox').…`.
 */
function outboxWrites(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const isOutbox = (node: ts.Expression): boolean => {
    if (ts.isPropertyAccessExpression(node)) return node.name.text === 'outbox' || isOutbox(node.expression);
    if (ts.isIdentifier(node)) return node.text === 'outbox';
    if (ts.isCallExpression(node))
      return (
        node.arguments.some((one) => ts.isStringLiteral(one) && one.text === 'outbox') || isOutbox(node.expression)
      );
    return ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)
      ? isOutbox(node.expression)
      : false;
  };
  const walk = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      writes.has(node.expression.name.text) &&
      isOutbox(node.expression.expression)
    )
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

describe('the state of an outbox entry', () => {
  test('is written by the transitions alone; call one of them, or add one there', () => {
    const found = sources('app').flatMap((file) => outboxWrites(file, read(file)));
    expect(found.filter((one) => !one.startsWith(`${home}:`))).toEqual([]);
    // The transitions themselves are seen, so the search finds what it looks for.
    expect(found.length).toBeGreaterThanOrEqual(8);
  });

  test.each([
    "db.outbox.update(1, { state: 'done' })",
    "db.outbox.where('groupId').equals(id).filter((one) => one.x).delete()",
    "device.db.outbox\n  .toCollection()\n  .modify({ state: 'pending' })",
    "db.table('outbox').clear()",
    'const { outbox } = db; outbox.bulkDelete([1])',
  ])('a write in the form %s is found', (text) => {
    expect(outboxWrites('x.ts', text)).toHaveLength(1);
  });

  test.each([
    "db.outbox.where('state').equals('pending').toArray()",
    'db.sessions.delete(id)',
    'db.write([db.outbox], act)',
    "new Set().add('outbox')",
  ])('%s is no write to the outbox', (text) => {
    expect(outboxWrites('x.ts', text)).toEqual([]);
  });
});
