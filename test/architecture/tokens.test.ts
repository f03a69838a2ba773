import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const styles = execFileSync('git', ['ls-files', 'app/*.css'], { encoding: 'utf8' }).trim().split('\n');
const tokensFile = 'app/ui/tokens.css';
/** The colours of paper. */
const printFile = 'app/parts/sharing/exports/print.css';

/** What stands in the blocks of `:root`, without those for single elements. */
function tokens(): Set<string> {
  const blocks = [...readFileSync(tokensFile, 'utf8').matchAll(/:root[^{]*\{([^}]*)\}/g)];
  return new Set(blocks.flatMap(([, block = '']) => [...block.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)));
}

const linesOf = (file: string): [string, string][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => [`${file}:${index + 1}`, line]);

describe('a name of tokens.css means one thing', () => {
  const known = tokens();
  const lines = styles.filter((file) => file !== tokensFile && file !== printFile).flatMap(linesOf);

  test('the tokens are found', () => {
    expect([known.has('--action'), known.size > 60, styles.length > 100]).toEqual([true, true, true]);
  });

  test('no other style gives it a value of its own: at most that of another token', () => {
    const set = lines.filter(([, line]) => {
      const [, name = '', value = ''] = /^\s*(--[\w-]+):\s*([^;]*)/.exec(line) ?? [];
      return known.has(name) && !known.has(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '');
    });
    expect(set.map(([at]) => at)).toEqual([]);
  });

  test('no style has another value in case it is not set: it always is', () => {
    const withFallback = lines.filter(([, line]) =>
      [...line.matchAll(/var\(\s*(--[\w-]+)\s*,/g)].some(([, name = '']) => known.has(name)),
    );
    expect(withFallback.map(([at]) => at)).toEqual([]);
  });
});
