import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withMany, withoutMany } from '#app/text/plurals.ts';

const filesOf = (language: string): Parameters<typeof withoutMany>[0][] =>
  readdirSync(`locales/${language}`).map(
    (file) => JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')) as Parameters<typeof withoutMany>[0],
  );

test.each(['es', 'fr'])(
  'the texts of %s are whole again after the build has left out what is said twice',
  (language) => {
    const all = filesOf(language);
    const small = all.map(withoutMany);
    expect(JSON.stringify(small).length).toBeLessThan(JSON.stringify(all).length);
    expect(small.map((one) => withMany(one))).toEqual(all);
  },
);

test('a form for millions of its own stays', () => {
  const texts = { days: { count_one: 'un jour', count_many: '{{count}} de jours', count_other: '{{count}} jours' } };
  expect(withoutMany(texts)).toEqual(texts);
});
