import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { City } from '#shared/destination/schema.ts';
import { SpotCover } from '#app/parts/destination/spot-cover.tsx';

afterEach(cleanup);

const imported = (countryId: string, lat: number, lng: number) =>
  ({ id: `${countryId}/own`, countryId, coords: { lat, lng }, coverImage: `/covers/${countryId}.svg` }) as City;
const drawn = (city: City) =>
  render(<SpotCover city={city} alt="" className={undefined} />).container.querySelector('svg');

it('marks an imported city on the map of its country, in the part that a narrow picture shows', () => {
  const west = drawn(imported('malaysia', 6.12, 100.37));
  expect(Number(west?.querySelector('circle')?.getAttribute('cx'))).toBeLessThan(160);
  expect(west?.getAttribute('preserveAspectRatio')).toBe('xMinYMid slice');
  const east = drawn(imported('malaysia', 5.84, 118.12));
  expect(Number(east?.querySelector('circle')?.getAttribute('cx'))).toBeGreaterThan(320);
  expect(east?.getAttribute('preserveAspectRatio')).toBe('xMaxYMid slice');
});

it('draws nothing for a country whose map projection it does not know', () => {
  expect(drawn(imported('atlantis', 30, -30))).toBeNull();
});
