import { expect, test } from 'vitest';
import { languages } from '#shared/kernel/languages.ts';
import { texts } from '#test/builders/texts.ts';

/** Every key with its sentence, dotted. */
function* sentences(part: object, before = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(part) as [string, unknown][])
    if (typeof value === 'string') yield [before + key, value];
    else if (typeof value === 'object' && value !== null) yield* sentences(value, `${before}${key}.`);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

for (const language of languages) {
  test(`the name of a control holds what is written on it, in ${language} (WCAG 2.5.3)`, () => {
    const all = new Map(sentences(texts[language]));
    const wrong = [...all].flatMap(([key, name]) => {
      const written = all.get(key.replace(/(Aria|This)$/, ''));
      return written === undefined || plain(name).includes(plain(written)) ? [] : [`${key}: ${name} | ${written}`];
    });
    expect(wrong).toEqual([]);
  });
}
