import { describe, expect, it } from 'vitest';
import { findAirports, isUnknown } from '#app/screens/survey/airports.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const found = (typed: string) => findAirports(core, 'KR', typed).map(({ iata }) => iata);

it('what is only almost called so is not listed beside what is', () => {
  // Ulsan is less than an hour from Busan.
  expect(found('부산')).toEqual(['PUS', 'USN']);
});

describe('an airport is found', () => {
  it.each([
    ['부산', ['PUS']],
    ['서울', ['ICN', 'GMP']],
    ['Seúl', ['ICN', 'GMP']],
    ['도쿄', ['HND', 'NRT']],
    ['東京', ['HND', 'NRT']],
    ['오사카', ['KIX']],
    ['大阪空港', ['KIX']],
    ['교토', ['KIX']],
    ['London', ['LHR', 'LGW', 'LTN', 'STN']],
  ])('by the city it is near: %s', (typed, first) => {
    expect(found(typed).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['인천공항', 'ICN'],
    ['인천국제공항', 'ICN'],
    ['Incheon International Airport', 'ICN'],
    ['羽田空港', 'HND'],
    ['仁川机场', 'ICN'],
    ['Stansted', 'STN'],
    ['Luton', 'LTN'],
    ['Tokyo Haneda', 'HND'],
    ['서울 김포공항', 'GMP'],
    ['Gatwik', 'LGW'],
    ['heathrw', 'LHR'],
    ['GMP', 'GMP'],
  ])('without the word for it, by a word of its name, and in spite of a typing mistake: %s', (typed, first) => {
    expect(found(typed)[0]).toBe(first);
  });
});

it('a text is unknown that is no code and like no name', () => {
  expect(isUnknown(core, 'KR', 'Qxzvvw')).toBe(true);
  for (const known of ['', '  ', '부산', '인천 (ICN)', 'Home (GMP)']) expect(isUnknown(core, 'KR', known)).toBe(false);
});
