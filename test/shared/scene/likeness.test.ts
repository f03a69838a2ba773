import { describe, expect, test } from 'vitest';
import { cityScene } from '#shared/scene/pictures/city-scene.ts';
import { placeVignette } from '#shared/scene/pictures/place-vignette.ts';
import { vignettes, type VignetteName } from '#shared/scene/vignettes/vignettes.ts';
import { citiesOf, findCity } from '#shared/destination/core/read-core.ts';
import { core } from '#server/destination/catalogue.ts';
import { distance, impressionOf } from './likeness.ts';
import { draws } from '#test/setup/draws.ts';

/**
 * Found by looking at the nearest pairs beside each other: those at 47 (Delhi and Agra), 58 (Matsue and Hiroshima) and
 * 62 (Huangshan and Zhangjiajie) were taken for one another and drawn again; no pair from 64 on was.
 */
const alike = 64;
const wide = { theme: 'light', shape: 'wide' } as const;
/**
 * Every form and theme that a card has. In the dark colours lie nearer to each other: of its nearest pairs, Agra and
 * Delhi, Chichibu and Hiroshima (both 55), and Yonago and Kagoshima among the squares (55), none is taken for the
 * other; nor is the nearest of the light squares (66, Hohhot and Dunhuang).
 */
const looks = [
  { ...wide, alike },
  { theme: 'dark', shape: 'wide', alike: 55 },
  { theme: 'light', shape: 'square', alike },
  { theme: 'dark', shape: 'square', alike: 55 },
] as const;
/** The middle of a square in the measure's form. */
const inForm = (svg: string): string =>
  svg.replace(
    /viewBox="(\S+) (\S+) (270) 270"/,
    (_, x: string, y: string, width: string) => `viewBox="${x} ${Number(y) + 59} ${width} 152"`,
  );

describe('at card size', () => {
  // A commit's CI measures the first alone: the other forms are drawn from the same shapes.
  test.each(looks.slice(0, draws(looks.length, 1)))(
    'no two cities of one country are alike: $shape, $theme',
    async ({ alike: limit, ...look }) => {
      const pairs: string[] = [];
      for (const country of core.countries) {
        const cities = citiesOf(core, country);
        const seen: { id: string; impression: Awaited<ReturnType<typeof impressionOf>> }[] = [];
        for (const city of cities) {
          const impression = await impressionOf(inForm(cityScene(city, look)));
          for (const other of seen) {
            const far = distance(impression, other.impression);
            if (far < limit) pairs.push(`${city.id} and ${other.id}: ${far.toFixed(1)}`);
          }
          seen.push({ id: city.id, impression });
        }
      }
      expect(pairs).toEqual([]);
    },
    60_000,
  );

  test('the measure sees likeness: a drawing equals itself, and a change of a corner keeps it alike', async () => {
    const seoul = findCity(core, 'south-korea', 'seoul');
    if (seoul === undefined) throw new Error('no Seoul');
    const drawing = cityScene(seoul, wide);
    const corner = drawing.replace('</svg>', '<rect width="60" height="40" fill="#000"/></svg>');
    const [own, same, changed] = await Promise.all([
      impressionOf(drawing),
      impressionOf(drawing),
      impressionOf(corner),
    ]);
    expect(distance(own, same)).toBe(0);
    expect(distance(own, changed)).toBeGreaterThan(0);
    expect(distance(own, changed)).toBeLessThan(alike);
  });

  // The third and fourth of a city differ by their colours, which this measure hardly weighs: `place-vignette.test.ts`
  // says that they differ.
  test('no two vignettes are alike, the first and the second of a city included', async () => {
    const drawn = Object.keys(vignettes).flatMap((name) =>
      [0, 1].map((turn) => ({ name: name as VignetteName, turn })),
    );
    const impressions = await Promise.all(
      drawn.map(async (one) => ({
        ...one,
        impression: await impressionOf(square(placeVignette(one, { theme: 'light' }))),
      })),
    );
    const pairs = impressions.flatMap((one, index) =>
      impressions
        .slice(0, index)
        .filter((other) => distance(one.impression, other.impression) < alike / 2)
        .map((other) => `${one.name} ${one.turn} and ${other.name} ${other.turn}`),
    );
    expect(pairs).toEqual([]);
  });
});

/** A square drawing in a frame of the measure's form. */
const square = (svg: string): string => svg.replace('viewBox="0 0 160 160"', 'viewBox="0 35 160 90"');
