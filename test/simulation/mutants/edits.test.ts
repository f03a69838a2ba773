import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { mutants } from './all-mutants.ts';
import { editFunction, replacing, withBody, withVariants } from './edits.ts';

describe('edits of functions', () => {
  const code = 'export function twice(value: number): number {\n  // a comment\n  return value * 2;\n}\n';

  test('every mutant finds its functions and its places in them', () => {
    for (const mutant of mutants)
      for (const { file, in: where, edits } of mutant.changes) {
        const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
        expect(editFunction(source, file, where, edits), mutant.name).not.toBe(source);
      }
  });

  test('find their place whatever its format', () => {
    const spread = code.replace('value * 2', 'value\n    * 2');
    for (const source of [code, spread])
      expect(editFunction(source, 'twice.ts', 'twice', [replacing('value*2', 'value')])).toContain('return value;');
  });

  test('a function has several bodies, and runs the first whose condition holds, else its own', () => {
    const variants = [
      { if: "which === 'thrice'", edits: [replacing('value * 2', 'value * 3')] },
      { if: "which === 'nothing'", edits: [withBody('')] },
    ];
    for (const source of ['function twice(value) { return value * 2; }', 'const twice = (value) => value * 2;']) {
      const built = withVariants(source, 'twice.ts', 'twice', variants);
      const run = (which: string): unknown => runInNewContext(`${built} twice(7);`, { which });
      expect(['', 'thrice', 'nothing'].map(run)).toEqual([14, 21, undefined]);
    }
  });

  test('fail when the function or the place is gone, or is there twice', () => {
    expect(() => editFunction(code, 'twice.ts', 'thrice', [withBody('return 3;')])).toThrow(/the function thrice/);
    expect(() => editFunction(code, 'twice.ts', 'twice', [replacing('value * 3', '0')])).toThrow(/value \* 3/);
    expect(() => editFunction(code + code, 'twice.ts', 'twice', [withBody('return 3;')])).toThrow(/2 times/);
  });
});
