import { countTags, hasTag, type SceneFacts } from '#shared/scene/facts.ts';
import { deserts, tropics } from '#shared/scene/rules/climate-sets.ts';
import { townOf } from '#shared/scene/rules/culture.ts';

/** What a city is for, as far as its drawing goes. */
export const settings = ['slope', 'shore', 'old', 'wild', 'city', 'golf', 'sand', 'spring', 'safari'] as const;
export type Setting = (typeof settings)[number];

const isCoastal = (city: SceneFacts): boolean =>
  city.strengths.scuba > 0 || hasTag(city, 'beach', 'island', 'diving', 'snorkeling', 'surfing');

/** South of the Alps and between the Canaries and the Black Sea: old stone towns. */
const isOldWorld = ({ coords }: SceneFacts): boolean => coords.lng > -25 && coords.lng < 45 && coords.lat > 34;

/** Higher fits better. The weights were set by looking at the drawings. */
function scores(city: SceneFacts): Record<Setting, number> {
  const { sightseeing, relax, golf, ski, scuba } = city.strengths;
  const count = (...names: Parameters<typeof countTags> extends [unknown, ...infer Names] ? Names : never): number =>
    countTags(city, ...names);
  return {
    slope: ski === 3 ? 5 : ski * 0.5 + count('ski') * 0.5,
    shore: isCoastal(city)
      ? count('beach', 'island', 'diving', 'snorkeling', 'surfing') * 0.9 +
        scuba * 0.8 +
        (tropics.has(city.climate) ? 0.6 : 0)
      : 0,
    old:
      count(
        'old-town',
        'palace',
        'temple',
        'shrine',
        'church',
        'mosque',
        'castle',
        'ruins',
        'history',
        'world-heritage',
      ) *
        0.62 +
      sightseeing * 0.3 +
      (isOldWorld(city) ? 0.6 : 0),
    wild: count('mountain', 'hiking', 'waterfall', 'lake', 'river', 'cave') * 0.6,
    city:
      count('mall', 'museum', 'gallery', 'night-view', 'shopping-street', 'nightlife', 'night-market', 'architecture') *
      0.55,
    golf: golf === 3 ? 1.4 + count('golf') * 1.1 : count('golf') * 0.7,
    sand: count('desert') * 2 + (deserts.has(city.climate) ? 1 : 0),
    spring: count('hot-spring') * 1.3 + relax * 0.1,
    safari: townOf(city) === 'savanna' ? count('safari', 'wildlife') * 1.1 : 0,
  };
}

/** The best first. */
export function settingOf(city: SceneFacts): readonly [first: Setting, second: Setting] {
  const score = scores(city);
  const [first = 'city', second = 'old'] = [...settings].sort((a, b) => score[b] - score[a]);
  return [first, second];
}
