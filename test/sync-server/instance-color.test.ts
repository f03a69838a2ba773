import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentStyle, contrastOfAccent, darkEnough } from '#server/kernel/instance-color.ts';

const source = readFileSync('app/ui/tokens.css', 'utf8');
const pairsIn = (css: string): Map<string, [string, string]> =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)].map(
      ([, name = '', day = '', night = '']) => [name, [day, night]],
    ),
  );
const own = pairsIn(source);

/** By the words of WCAG 2.2, apart from the code that is tested. */
function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

/** The rows of `test/app/ui/contrast.test.ts` that have a token of actions. */
const rows: [string, string, number][] = [
  ['ink', 'action-quiet action-quiet-hover', 4.5],
  ['ink-soft', 'action-quiet', 4.5],
  ['action', 'canvas surface surface-raised', 4.5],
  ['on-action', 'action action-hover action-pressed', 4.5],
  ['on-action-quiet', 'action-quiet action-quiet-hover', 4.5],
  ['action', 'action-quiet', 3],
  ['focus', 'action-quiet', 3],
];
const aColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function broken(color: string): string[] {
  const tokens = new Map([...own, ...pairsIn(accentStyle(color))]);
  return ([0, 1] as const).flatMap((theme) =>
    rows.flatMap(([word, grounds, needed]) =>
      grounds.split(' ').flatMap((ground) => {
        const found = contrast(tokens.get(word)?.[theme] ?? '', tokens.get(ground)?.[theme] ?? '');
        return found >= needed ? [] : [`${word} on ${ground} (${theme === 0 ? 'light' : 'dark'}): ${found}`];
      }),
    ),
  );
}

describe('a colour of the operator’s', () => {
  it('that is taken can be read wherever actions stand, in both themes', () => {
    fc.assert(
      fc.property(aColor, (color) => {
        fc.pre(contrastOfAccent(color) >= 4.5);
        expect(broken(color)).toEqual([]);
      }),
      { numRuns: 2_000, examples: [['#000000'], ['#0000ff'], ['#7a1fa2'], ['#b00020']] },
    );
  });

  it('that is not taken comes with a darker one that would be', () => {
    fc.assert(
      fc.property(aColor, (color) => {
        const offered = darkEnough(color);
        expect(contrastOfAccent(offered)).toBeGreaterThanOrEqual(4.5);
        expect(broken(offered)).toEqual([]);
        if (contrastOfAccent(color) >= 4.5) expect(offered).toBe(color);
      }),
    );
  });

  it('stands for every token of actions, and for no other', () => {
    const tokens = [...own.keys()].filter((name) => /^(on-)?action(-|$)/.test(name)).sort();
    expect([...pairsIn(accentStyle('#7a1fa2')).keys()].sort()).toEqual(tokens);
  });

  it('was weighed against the grounds that the styles have', () => {
    const code = readFileSync('sync-server/kernel/instance-color.ts', 'utf8');
    for (const name of ['canvas', 'surface', 'surface-raised'])
      for (const ground of own.get(name) ?? []) expect(code, name).toContain(ground);
  });
});
