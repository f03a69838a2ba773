import { readFileSync } from 'node:fs';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holidayWindow } from '#shared/calendar/holidays.ts';
import type { CompactPlaces } from '#shared/destination/compact.ts';
import type { Country } from '#shared/destination/schema.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { speak } from '#test/builders/spoken.ts';

/** Answers to who asks for the file of a country, in order. */
const answers: (() => void)[] = [];
const fetchPlaces = vi.fn(({ iso2 }: { iso2: string }) => {
  const { holidays } = JSON.parse(
    readFileSync(`shared/destination/catalogue/places/${iso2}.json`, 'utf8'),
  ) as CompactPlaces;
  return new Promise((resolve) => {
    answers.push(() => {
      resolve({ places: [], holidays });
    });
  });
});

vi.mock('#app/local/catalogue/catalogue-core.ts', () => ({
  openCatalogue: () => Promise.resolve({ core: {}, findCountry: () => undefined, imported: [] }),
}));
vi.mock('#app/local/catalogue/lines.ts', () => ({ loadLines: () => Promise.resolve() }));
vi.mock('#app/local/catalogue/place-files.ts', () => ({ refreshKeptPlaces: () => Promise.resolve(), fetchPlaces }));

const names = JSON.parse(readFileSync('sync-server/destination/build/country-names.json', 'utf8')) as Record<
  string,
  string[]
>;
const country = (iso2: string): Country => {
  const [nameKo = '', nameEn = '', nameJa = '', nameZh = '', nameEs = '', nameFr = ''] = names[iso2] ?? [];
  return { iso2, nameKo, nameEn, nameJa, nameZh, nameEs, nameFr } as Country;
};
const korea = country('KR');

/** The cell of a page that has read nothing yet, in February 2027. */
async function show(there: Country) {
  const { HolidaysCell } = await import('#app/screens/explore-city/holidays-cell.tsx');
  const { readerDay } = await import('#app/screens/explore-city/reader-day.ts');
  const { useCountryPlaces } = await import('#app/local/catalogue/catalogue.ts');
  const Places = ({ language }: { language: Language }) => <i>{useCountryPlaces(there.iso2, language).kind}</i>;
  const screen = render(
    <>
      <dl>
        <HolidaysCell
          country={there}
          home={there.iso2 === 'KR' ? there : korea}
          month={2}
          days={holidayWindow(readerDay, 2)}
        />
      </dl>
      <Places language="en" />
    </>,
  );
  // Ranges have thin spaces.
  return () =>
    [...screen.container.querySelectorAll('dd')].map(({ textContent }) => textContent.replaceAll('\u2009', ' '));
}

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z'), toFake: ['Date'] });
  fetchPlaces.mockClear();
  answers.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const koreanDays = 'South Korea: Feb 6 – 8 (Korean New Year), Feb 9 (Korean New Year, observed).';

test('a destination’s public holidays come with its places, in one file, and keep their line until then', async () => {
  const told = await show(country('NZ'));
  expect(told()).toHaveLength(2);
  expect(told()[0]).toBe('\u00a0');
  await waitFor(() => {
    expect(answers).toHaveLength(1);
    expect(told()[1]).toBe(koreanDays);
  });
  expect(told()[0]).toBe('\u00a0');
  answers[0]?.();
  await waitFor(() => {
    expect(told()[0]).toBe('New Zealand: Feb 6 (Waitangi Day), Feb 8 (Waitangi Day, observed).');
  });
  expect(told()).toHaveLength(2);
  expect(fetchPlaces).toHaveBeenCalledTimes(1);
});

test('a month without a public holiday is told; that those of a destination are not known is said beside those at home, from the start', async () => {
  const france = await show(country('FR'));
  await waitFor(() => {
    answers[0]?.();
    expect(france()[0]).toBe('France: no public holidays.');
  });
  cleanup();
  const bhutan = await show(country('BT'));
  expect(bhutan()[0]).toBe('Bhutan: we don’t have its public holidays.');
  await waitFor(() => {
    expect(bhutan()).toEqual(['Bhutan: we don’t have its public holidays.', koreanDays]);
  });
});

test('at home there is one line, without the file of its places', async () => {
  const told = await show(korea);
  expect(told()).toHaveLength(1);
  await waitFor(() => {
    expect(told()).toEqual([koreanDays]);
  });
});

test('where those of a destination cannot be had now, that is said, and not that nobody knows them', async () => {
  fetchPlaces.mockImplementationOnce(() => Promise.reject(new Error('no network')));
  const told = await show(country('FR'));
  await waitFor(() => {
    expect(told()[0]).toBe('France: its public holidays appear when you’re online.');
  });
});
