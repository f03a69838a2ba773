import { describe, expect, test } from 'vitest';
import { bucketOf } from '#shared/preference/duration.ts';
import { daysBetween, monthOf } from '#shared/calendar/civil-date.ts';
import { originCountries, tripTypes } from '#shared/travel/options.ts';
import { readExpectations } from '#test/evaluation/panel/expectations.ts';
import { type PanelGroup, readGroups, storedGroups } from '#test/evaluation/panel/groups.ts';
import { inPlainWords } from '#test/evaluation/panel/plain-words.ts';

const groups = readGroups();
/** Both halves were written together up to here; all that came later is held out. */
const matchedGroups = 72;
const half = (name: PanelGroup['half']) => groups.slice(0, matchedGroups).filter((group) => group.half === name);
/** Values in order, each as often as it occurs. */
const mixOf = (of: readonly PanelGroup[], key: (group: PanelGroup) => string | undefined) =>
  of.map((group) => key(group) ?? '').sort();

const firstOf = ({ members: [first] }: PanelGroup) => first?.simple;
const daysOf = ({ members }: PanelGroup) =>
  members.find(({ preference }) => preference?.totalDays)?.preference?.totalDays;
const bucket = (group: PanelGroup) => bucketOf(daysOf(group) ?? 0);

describe('groups of the blind panel', () => {
  test('every answer is one that the product takes, and keeps unchanged', () => {
    expect(groups).toEqual(storedGroups());
    expect(groups.length).toBeGreaterThanOrEqual(64);
  });

  test('ids count up, and odd ones up to p72 are the half for fitting', () => {
    expect(groups.map(({ id, half: which }) => [id, which])).toEqual(
      groups.map((_, index) => [
        `p${String(index + 1).padStart(2, '0')}`,
        index < matchedGroups && index % 2 === 0 ? 'fit' : 'held-out',
      ]),
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

  test('both halves of the first 72 are the same mix of origins, trip types and lengths, with every month in each', () => {
    for (const key of [
      (group: PanelGroup) => firstOf(group)?.originCountryIso2,
      (group: PanelGroup) => firstOf(group)?.mainType,
      bucket,
    ]) {
      expect(mixOf(half('fit'), key)).toEqual(mixOf(half('held-out'), key));
    }
    for (const one of ['fit', 'held-out'] as const) {
      expect(new Set(half(one).map((group) => monthOf(firstOf(group)?.availability[0]?.start ?? '')))).toHaveProperty(
        'size',
        12,
      );
    }
    expect(new Set(mixOf(groups, (group) => firstOf(group)?.originCountryIso2))).toEqual(new Set(originCountries));
    expect(new Set(mixOf(groups, (group) => firstOf(group)?.mainType))).toEqual(new Set(tripTypes));
  });

  test('the rendering for readers is up to date', async () => {
    await expect(inPlainWords(groups)).toMatchFileSnapshot('../../evaluation/panel/groups.md');
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
