import { expect, test } from 'vitest';
import { formatDistance } from '#app/screens/explore-city/lengths.ts';
import { formatKm } from '#app/screens/recommendations/figures.ts';
import { degreesFor, rainFor } from '#app/text/units.ts';
import { languages } from '#shared/kernel/languages.ts';
import { texts } from '#test/builders/texts.ts';

test('English counts in degrees Fahrenheit, miles and inches; the other languages as the catalogue does', () => {
  expect([degreesFor('en', 20), degreesFor('en', -5), rainFor('en', 70)]).toEqual([68, 23, 2.8]);
  expect([degreesFor('fr', 20), rainFor('ko', 70)]).toEqual([20, 70]);
  expect([formatKm('en', 21), formatKm('en', 1), formatKm('fr', 4.1)]).toEqual(['13', '0.6', '4,1']);
  expect([formatDistance('en', 49), formatDistance('es', 49).replace(/\s/u, ' ')]).toEqual(['30 mi', '49 km']);
});

test('the texts name the unit that the numbers are in', () => {
  for (const language of languages) {
    const { city, explore, recommendations } = texts[language];
    const units = [recommendations.places.distance, explore.sheet.km, recommendations.degrees].join();
    const note = city.months.note;
    if (language === 'en') {
      expect(units).not.toMatch(/km$|\} km|C\b/u);
      expect(note).toContain('°F');
    } else {
      expect(units).not.toMatch(/\bmi\b|F\b/u);
      expect(note).not.toContain('°F');
    }
  }
});
