import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawnAt, turned } from '#shared/map/turn.ts';
import { toScreen, type MapView } from '#shared/map/view.ts';
import { MapRoutes } from '#app/parts/map/map-routes.tsx';
import type { MapPin } from '#app/parts/map/props.ts';

afterEach(cleanup);

const places = {
  seoul: { lat: 37.5, lng: 127 },
  newYork: { lat: 40.6, lng: -73.8 },
  losAngeles: { lat: 34, lng: -118 },
  barcelona: { lat: 41.4, lng: 2.2 },
  havana: { lat: 23, lng: -82 },
};
const size = { width: 800, height: 600 };
const view: MapView = { x: 0.5, y: 0.5, scale: 800 };

/** Of every line: from where to where it is drawn, across the screen. */
function linesOf(from: keyof typeof places, to: keyof typeof places, turn = 0): [number, number][] {
  const pin = { id: 'there', at: places[to] } as MapPin;
  const { container } = render(
    <MapRoutes
      routes={[{ id: 'way', from: places[from], colour: 'red' }]}
      to={pin}
      turn={turn}
      view={view}
      size={size}
    />,
  );
  return [...container.querySelectorAll('path[pathLength]')].map((path) => {
    const moved = Number(/translate\(([-\d.]+)/.exec(path.parentElement?.getAttribute('transform') ?? '')?.[1] ?? 0);
    const numbers = (path.getAttribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    return [(numbers[0] ?? NaN) + moved, (numbers[4] ?? NaN) + moved];
  });
}
const across = (place: keyof typeof places, turn = 0) => toScreen(view, size, drawnAt(places[place], turn)).x;

test.each([
  ['seoul', 'losAngeles'],
  ['seoul', 'barcelona'],
  ['newYork', 'havana'],
] as const)('from %s to %s one line goes the shorter way', (from, to) => {
  const lines = linesOf(from, to);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[0]).toBeCloseTo(across(from), 0);
  expect(lines[0]?.[1]).toBeCloseTo(across(to), 0);
});

test.each([
  ['newYork', 'barcelona'],
  ['barcelona', 'havana'],
] as const)('from %s to %s it goes over the Atlantic: out at one side of the world and in at the other', (from, to) => {
  const [into, out] = linesOf(from, to);
  expect(into?.[1]).toBeCloseTo(across(to), 0);
  expect(out?.[0]).toBeCloseTo(across(from), 0);
  for (const [start, end] of [into ?? [NaN, NaN], out ?? [NaN, NaN]]) {
    expect(Math.abs(end - start)).toBeLessThan(view.scale / 2);
    expect(Math.min(start, end) < 0 || Math.max(start, end) > size.width).toBe(true);
  }
});

test.each([
  ['newYork', 'barcelona'],
  ['barcelona', 'havana'],
] as const)('from %s to %s one line goes over the Atlantic where the world is cut elsewhere', (from, to) => {
  const lines = linesOf(from, to, turned);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[0]).toBeCloseTo(across(from, turned), 0);
  expect(lines[0]?.[1]).toBeCloseTo(across(to, turned), 0);
});
