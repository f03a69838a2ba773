import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { texts } from '#test/builders/texts.ts';
import { climates } from '#shared/destination/climate.ts';
import { citiesOf, findCity } from '#shared/destination/core/read-core.ts';
import { ratedTypes, type Strengths } from '#shared/destination/strength.ts';
import { placeTags } from '#shared/destination/tags.ts';
import { languages, nameIn } from '#shared/kernel/languages.ts';
import { sceneAlt } from '#shared/scene/pictures/alt.ts';
import { cityScene, type SceneLook } from '#shared/scene/pictures/city-scene.ts';
import { leadingCity } from '#shared/scene/pictures/composition.ts';
import type { SceneFacts } from '#shared/scene/facts.ts';
import { landmarks } from '#shared/scene/landmarks/landmarks.ts';
import { sceneByRules } from '#shared/scene/rules/scene-by-rules.ts';
import { subjects } from '#shared/scene/subjects.ts';
import { core } from '#server/destination/catalogue.ts';
import { pixelsOf } from './rendered.ts';
import { sampled } from '#test/setup/draws.ts';

const looks: readonly SceneLook[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['wide', 'square', 'preview'] as const).map((shape) => ({ theme, shape })),
);
const [wide, dark] = [
  { theme: 'light', shape: 'wide' },
  { theme: 'dark', shape: 'wide' },
] as const;
const zipped = (svg: string): number => gzipSync(svg, { level: 9 }).length;

/** Elements and attributes that a drawing may have; nothing that could load, run or say something. */
const allowed =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+">(<(path|circle|ellipse|g)( (d|cx|cy|r|rx|ry|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|transform)="[^"<>&]*")*\/?>|<\/g>)+<\/svg>\n$/;

/** A city that an operator may import: any facts of the catalogue's form. */
const anyCity: fc.Arbitrary<SceneFacts> = fc.record({
  slug: fc.stringMatching(/^[a-z][a-z-]{2,20}$/),
  iso2: fc.constantFrom(...core.countries.map(({ iso2 }) => iso2), 'ZZ'),
  coords: fc.record({
    lat: fc.double({ min: -60, max: 78, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  climate: fc.constantFrom(...climates),
  strengths: fc
    .tuple(...ratedTypes.map(() => fc.constantFrom(0, 1, 2, 3)))
    .map((values) => Object.fromEntries(ratedTypes.map((type, index) => [type, values[index]])) as Strengths),
  tags: fc.uniqueArray(fc.constantFrom(...placeTags), { maxLength: 8 }),
});

describe('a city is drawn', () => {
  test('with the same bytes from the same facts', () => {
    for (const city of sampled(core.cities, 6)) {
      const { slug, iso2, coords, climate, strengths, tags = [] } = city;
      expect(cityScene({ slug, iso2, coords, climate, strengths, tags: [...tags] }, wide)).toBe(cityScene(city, wide));
    }
  });

  test('with nothing but shapes: no text, no link, no script, no picture', () => {
    const faults = sampled(core.cities, 6).flatMap((city) =>
      looks
        .filter((look) => !allowed.test(cityScene(city, look)))
        .map((look) => `${city.id} ${look.theme} ${look.shape}`),
    );
    expect(faults).toEqual([]);
  });

  test('in at most 5 kB, half of them in 1.5 kB and nine of ten in 2 kB (gzip)', () => {
    const bytes = core.cities
      .flatMap((city) => [zipped(cityScene(city, wide)), zipped(cityScene(city, dark))])
      .sort((a, b) => a - b);
    const at = (share: number): number => bytes[Math.floor((bytes.length - 1) * share)] ?? Infinity;
    expect(at(0.5)).toBeLessThanOrEqual(1500);
    expect(at(0.9)).toBeLessThanOrEqual(2000);
    expect(at(1)).toBeLessThanOrEqual(5000);
  });

  test('darker in the dark theme, but for the night, which is the same in both', async () => {
    const sample = core.cities.filter((_, index) => index % 12 === 0);
    const darker: number[] = [];
    for (const city of sample) {
      const [day, evening] = await Promise.all([meanLight(cityScene(city, wide)), meanLight(cityScene(city, dark))]);
      if (landmarks[`${city.iso2}/${city.slug}`]?.palette === 'night') expect(evening, city.id).toBe(day);
      else darker.push(day - evening);
    }
    darker.sort((a, b) => a - b);
    // A wall of sunlit rock that fills the frame (Petra's) is the only kind that stays as light.
    expect(darker[1]).toBeGreaterThan(20);
    expect(darker.at(-1)).toBeGreaterThan(60);
  }, 30_000);

  test('as a square from the same shapes, and as a preview in the form of link previews', async () => {
    const [city] = core.cities;
    if (city === undefined) throw new Error('no city');
    const shapesOf = (svg: string): string => svg.replace(/viewBox="[^"]*"/, '');
    const square = cityScene(city, { theme: 'light', shape: 'square' });
    expect(shapesOf(square)).toBe(shapesOf(cityScene(city, wide)));
    expect(await sizeOf(square, 96)).toEqual([96, 96]);
    expect(await sizeOf(cityScene(city, { theme: 'light', shape: 'preview' }), 1200)).toEqual([1200, 630]);
  });

  test('by the rules where it has no drawing of its own', () => {
    fc.assert(
      fc.property(anyCity, fc.constantFrom(...looks), (city, look) => {
        const drawing = cityScene(city, look);
        expect(drawing).toMatch(allowed);
        expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
        expect(zipped(drawing)).toBeLessThanOrEqual(5000);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a country', () => {
  test('is drawn as its most drawing city, which the editors put first', () => {
    const [first] = core.countries;
    if (first === undefined) throw new Error('no country');
    const cities = citiesOf(core, first);
    expect(leadingCity(cities)).toBe(cities[0]);
    expect(() => leadingCity([])).toThrow('without cities');
  });
});

describe('the alternative text', () => {
  test('says in every language what is drawn, and that it is drawn', () => {
    for (const language of languages) {
      const { alt, subject } = texts[language].scenes;
      expect(alt).toContain('{{subject}}');
      expect(alt).toContain('{{city}}');
      expect(Object.keys(subject).sort()).toEqual([...subjects].sort());
    }
    const seoul = findCity(core, 'south-korea', 'seoul');
    if (seoul === undefined) throw new Error('no Seoul');
    expect(languages.map((language) => sceneAlt(seoul, nameIn(language, seoul), texts[language].scenes))).toEqual([
      '서울 그림: 기와지붕 너머 산 위의 탑',
      'Drawing: a tower on a hill above tiled roofs, Seoul',
      'ソウルのイラスト：瓦屋根の向こう、山の上の塔',
      '首尔的插画：瓦屋顶后山上的塔',
      'Dibujo: una torre en una colina sobre tejados de teja, Seúl',
      'Dessin\u202f: une tour sur une colline au-dessus de toits de tuiles, Séoul',
    ]);
  });

  test('of a name with `$&` or a hole in it says the name as it is', () => {
    const words = { alt: '{{subject}}, {{city}}', subject: texts.en.scenes.subject };
    const [city] = core.cities;
    expect(city && sceneAlt(city, '$& {{subject}}', words)).toMatch(/^[^{]+, \$& \{\{subject\}\}$/);
  });

  test('of a city without a drawing of its own says what the rules draw', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const { subject } = sceneByRules(city);
        expect(sceneAlt(city, 'X', texts.en.scenes)).toBe(`Drawing: ${texts.en.scenes.subject[subject]}, X`);
      }),
      { numRuns: 50 },
    );
  });

  test('has no words that no drawing needs', () => {
    const drawn = new Set(Object.values(landmarks).map((landmark) => landmark?.subject));
    const byRule = [
      'coast',
      'old-town',
      'lake-and-woods',
      'city-buildings',
      'golf-course',
      'dunes',
      'steaming-springs',
      'savanna',
      'ski-slope',
    ];
    expect(subjects.filter((subject) => !drawn.has(subject) && !byRule.includes(subject))).toEqual([]);
  });
});

test('every drawing of its own is of a city of the catalogue', () => {
  const known = new Set(core.cities.map(({ iso2, slug }) => `${iso2}/${slug}`));
  expect(Object.keys(landmarks).filter((key) => !known.has(key))).toEqual([]);
});

/** 0 black to 255 white. */
async function meanLight(svg: string): Promise<number> {
  const { rgba } = await pixelsOf(svg, 32);
  let sum = 0;
  for (let index = 0; index < rgba.length; index += 4) {
    sum += 0.3 * (rgba[index] ?? 0) + 0.59 * (rgba[index + 1] ?? 0) + 0.11 * (rgba[index + 2] ?? 0);
  }
  return sum / (rgba.length / 4);
}

async function sizeOf(svg: string, width: number): Promise<[number, number]> {
  const drawn = await pixelsOf(svg, width);
  return [drawn.width, drawn.height];
}
