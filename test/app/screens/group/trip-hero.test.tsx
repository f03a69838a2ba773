import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#shared/kernel/languages.ts';
import { TripHero } from '#app/screens/group/trip-hero.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

afterEach(cleanup);

/** Of a trip of which nothing is known but its dates. */
const bare = {
  place: undefined,
  city: undefined,
  isPlaceComing: false,
  comers: [],
  suits: 0,
  votes: 0,
  isReopened: false,
  isAgain: false,
  isUncounted: false,
  isCustom: false,
};

/** The heading, with a stroke where a line may break. */
async function heading(language: Language): Promise<string> {
  await speak(language);
  const { screen } = show(<TripHero {...bare} dates={{ start: '2030-01-30', end: '2030-02-03' }} place="Naha" />);
  const { firstChild } = screen.getByRole('heading');
  return (firstChild?.textContent ?? '').replaceAll('\u2060', '').replaceAll(' ', '|').replaceAll(/\s/gu, ' ');
}

test.each([
  ['en', 'Jan 30 –|Feb 3, 2030,|Naha'],
  ['fr', '30 janv. –|3 févr. 2030,|Naha'],
  ['es', '30 ene –|3 feb 2030,|Naha'],
] as const)('a line of %s letters breaks behind the dash, not within a day', async (language, text) => {
  expect(await heading(language)).toBe(text);
});

test.each([
  ['ko', '토요일 하루', '오늘 떠나요', '오늘이에요'],
  ['en', 'Saturday · 1 day', 'You leave today', 'It’s today'],
  ['fr', 'Une seule journée, le samedi', 'Départ aujourd’hui', 'C’est aujourd’hui'],
] as const)(
  'one day is one day (%s); in a group with questions of its own nobody leaves',
  async (language, day, trip, own) => {
    await speak(language);
    const said = (isCustom: boolean) => {
      cleanup();
      const { screen } = show(
        <TripHero {...bare} dates={{ start: '1970-01-03', end: '1970-01-03' }} isCustom={isCustom} />,
        '/',
        Date.UTC(1970, 0, 3, 12),
      );
      return [
        screen.getByRole('heading').querySelector('small')?.textContent,
        screen.queryByText(isCustom ? own : trip),
      ];
    };
    expect(said(false)).toEqual([day, expect.anything()]);
    expect(said(true)).toEqual([day, expect.anything()]);
  },
);

test('a short name of several words stays on one line; a long one may break', () => {
  const titleOf = (place: string) => {
    cleanup();
    return show(<TripHero {...bare} dates={null} place={place} />).screen.getByRole('heading').textContent;
  };
  expect(titleOf('Da Nang')).toBe('Da\u00a0Nang');
  expect(titleOf('San Carlos de Bariloche')).toBe('San Carlos de Bariloche');
});
