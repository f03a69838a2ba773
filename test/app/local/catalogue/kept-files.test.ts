import { expect, test } from 'vitest';
import { isScene, keepNewest } from '#app/local/catalogue/kept-files.ts';

test('of the pictures that were looked at the newest stay, as many as the bound says; maps are not counted', async () => {
  const at = (path: string) => new Request(`http://localhost${path}`);
  const entries = [
    at('/covers/japan.svg'),
    ...Array.from({ length: 7 }, (_, index) => at(`/covers/scenes/japan/${index}.svg`)),
  ];
  await keepNewest(
    {
      keys: () => Promise.resolve(entries),
      delete: (one) => Promise.resolve(entries.splice(entries.indexOf(one as Request), 1).length > 0),
    },
    isScene,
    5,
  );
  expect(entries.map(({ url }) => new URL(url).pathname)).toEqual([
    '/covers/japan.svg',
    ...[2, 3, 4, 5, 6].map((index) => `/covers/scenes/japan/${index}.svg`),
  ]);
});
