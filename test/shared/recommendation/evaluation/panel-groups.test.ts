import { describe, expect, test } from 'vitest';
import { daysBetween, monthOf } from '#shared/calendar/civil-date.ts';
import { mainOrigins, tripTypes } from '#shared/travel/options.ts';
import { readExpectations } from '#test/evaluation/panel/expectations.ts';
import { type PanelGroup, readGroups, storedGroups } from '#test/evaluation/panel/groups.ts';
import { inPlainWords } from '#test/evaluation/panel/plain-words.ts';

const groups = readGroups();
/**
 * Groups that nobody may read who changes the recommender. Those before them were held out once and have been read;
 * those after them are for fitting, too.
 */
const heldOut = { first: 73, last: 108 };
const half = (name: PanelGroup['half']) => groups.filter((group) => group.half === name);
/** Values in order, each as often as it occurs. */
const mixOf = (of: readonly PanelGroup[], key: (group: PanelGroup) => string | undefined) =>
  of.map((group) => key(group) ?? '').sort();

const firstOf = ({ members: [first] }: PanelGroup) => first?.simple;

describe('groups of the blind panel', () => {
  test('every answer is one that the product takes, and keeps unchanged', () => {
    expect(groups).toEqual(storedGroups());
    expect(groups.length).toBeGreaterThanOrEqual(64);
  });

  test('ids count up, and p73 to p108 are held out', () => {
    const isHeldOut = (number: number) => number >= heldOut.first && number <= heldOut.last;
    expect(groups.map(({ id, half: which }) => [id, which])).toEqual(
      groups.map((_, index) => [`p${String(index + 1).padStart(2, '0')}`, isHeldOut(index + 1) ? 'held-out' : 'fit']),
    );
  });

  test('dates leave room for the days that are asked for', () => {
    const tooShort = groups.flatMap(({ id, members }) =>
      members
        .filter(
          ({ preference }) =>
            preference?.totalDays &&
            !preference.dates.some(({ start, end }) => daysBetween(start, end) + 1 >= (preference.totalDays ?? 0)),
        )
        .map(({ name }) => `${id} ${name}`),
    );
    expect(tooShort).toEqual([]);
  });

  test('the groups for fitting hold every origin, every trip type and every month', () => {
    const some = half('fit');
    const origins = new Set<string>(mixOf(some, (group) => firstOf(group)?.originCountryIso2));
    expect(mainOrigins.filter((origin) => !origins.has(origin))).toEqual([]);
    expect(new Set(mixOf(some, (group) => firstOf(group)?.mainType))).toEqual(new Set(tripTypes));
    const months = new Set(some.map((group) => monthOf(firstOf(group)?.availability[0]?.start ?? '')));
    expect(months).toHaveProperty('size', 12);
  });

  test('the rendering for readers is up to date', async () => {
    await expect(inPlainWords(groups)).toMatchFileSnapshot('../../../evaluation/panel/groups.md');
  });
});

describe('expectations of the blind panel', () => {
  const expectations = readExpectations();

  test('every group has one', () => {
    expect(expectations.map(({ id }) => id)).toEqual(groups.map(({ id }) => id));
  });

  test('no place is both sensible and ruled out', () => {
    const both = expectations.flatMap(({ id, countries, cities, mustNot }) =>
      mustNot
        .filter(({ place }) => countries.includes(place) || cities.includes(place))
        .map(({ place }) => `${id} ${place}`),
    );
    expect(both).toEqual([]);
  });

  test('the places that may come first are sensible ones', () => {
    const others = expectations.flatMap(({ id, cities, first }) =>
      first.filter((place) => !cities.includes(place)).map((place) => `${id} ${place}`),
    );
    expect(others).toEqual([]);
  });
});
