import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MapView } from '#app/parts/map/map-view.tsx';
import type { WorldMapProps } from '#app/parts/map/props.ts';

const size = { width: 400, height: 360 };
/** Tell of another size. */
const resized: (() => void)[] = [];
const places = {
  london: { lat: 51.5, lng: -0.5 },
  newYork: { lat: 40.6, lng: -73.8 },
  auckland: { lat: -37, lng: 174.8 },
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly seen: () => void) {}
      observe() {
        resized.push(this.seen);
        this.seen();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(size.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(size.height);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ land: { FR: 'M0 0l9 9z' }, borders: '', tiles: { '50m': [], '10m': [] } })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  resized.length = 0;
  history.replaceState(null, '');
});

type Name = keyof typeof places;
const pinsOf = (...names: Name[]) => names.map((name) => ({ id: name, name, at: places[name] }));
const mapWith = (props: Pick<WorldMapProps, 'pins'> & Partial<WorldMapProps>) => (
  <MapView label="map" focused={undefined} onFocus={() => {}} onChoose={() => {}} {...props} />
);
const mapOf = (...names: Name[]) => mapWith({ pins: pinsOf(...names) });
const numbersIn = (style = '') => [...style.matchAll(/-?[\d.]+(?=px)/g)].map(Number);
/** Of each pin in its order: how far it is from the map's left and upper edge, to a tenth of a pixel. */
const placesIn = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-map-pin]')].map((pin) => {
    const [x = NaN, y = NaN] = numbersIn(pin.style.translate);
    const [byX = NaN, byY = NaN] = numbersIn(pin.parentElement?.style.transform);
    return [x + byX, y + byY].map((pixels) => Math.round(pixels * 10) / 10);
  });
const across = (container: Element) => placesIn(container).map(([x = NaN]) => x);

test('a map of two sides of the Atlantic has it in its middle, between land that is drawn on both sides of the usual edge', async () => {
  const { container, rerender } = render(mapOf('london', 'newYork'));
  await waitFor(() => {
    expect(across(container)).toHaveLength(2);
  });
  const [london = NaN, newYork = NaN] = across(container);
  // The margins are 48 and 72 pixels.
  expect([newYork, london].map(Math.round)).toEqual([48, size.width - 72]);
  expect(container.querySelectorAll('path[d="M0 0l9 9z"]')).toHaveLength(2);

  // With Auckland the usual drawing is the narrower one, and is there at once.
  rerender(mapOf('london', 'newYork', 'auckland'));
  const [west = NaN, east = NaN, between = NaN] = across(container);
  expect(west).toBeLessThan(between);
  expect(between).toBeLessThan(east);
  expect(container.querySelectorAll('path[d="M0 0l9 9z"]')).toHaveLength(1);
});

test('pins keep their size while the drawing grows under them, and once it is drawn anew', async () => {
  const { container } = render(mapOf('london', 'newYork'));
  await waitFor(() => {
    expect(across(container)).toHaveLength(2);
  });
  const scales = () => [...container.querySelectorAll<HTMLElement>('[data-map-pin]')].map(({ style }) => style.scale);
  const before = across(container);
  container
    .querySelector('[role="group"]')
    ?.dispatchEvent(new WheelEvent('wheel', { deltaY: -20, ctrlKey: true, cancelable: true }));
  expect(scales().map(Number)).toEqual([expect.closeTo(Math.exp(-0.1)), expect.closeTo(Math.exp(-0.1))]);
  await waitFor(() => {
    expect(scales()).toEqual(['', '']);
  });
  expect(across(container)).not.toEqual(before);
});

test('neighbours of one city fill the map, though they lie nearer to each other than the cities of a country', async () => {
  // 30 km apart: a fifth of a percent of the world.
  const pins = [
    { id: 'osaka', name: 'Osaka', at: { lat: 34.69, lng: 135.5 } },
    { id: 'kobe', name: 'Kobe', at: { lat: 34.69, lng: 135.19 } },
  ];
  const { container } = render(mapWith({ pins, within: 'region' }));
  await waitFor(() => {
    expect(across(container)).toHaveLength(2);
  });
  const [osaka = NaN, kobe = NaN] = across(container);
  expect(osaka - kobe).toBeGreaterThan(150);
});

test('places outside the list are dots: not counted among what is in view, and pressed like a pin', async () => {
  const [seen, chosen]: [string[][], string[]] = [[], []];
  const { container } = render(
    mapWith({
      pins: pinsOf('london', 'newYork'),
      dots: [{ id: 'azores', name: 'Azores', at: { lat: 38.7, lng: -27.2 } }],
      onView: (ids) => seen.push([...ids]),
      onChoose: (id) => chosen.push(id),
    }),
  );
  await waitFor(() => {
    expect(across(container)).toHaveLength(2);
  });
  const dot = container.querySelector('[data-map-dot]') ?? expect.fail('There is no dot.');
  fireEvent.click(dot);
  expect(chosen).toEqual(['azores']);
  expect(seen.at(-1)).toEqual(['london', 'newYork']);
});

test('a map of another height shows all again, and once it was moved leaves what is seen in its place', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(size.height);
  const pins = pinsOf('london', 'newYork');
  const { container } = render(mapWith({ pins, isPage: true }));
  await waitFor(() => {
    expect(across(container)).toHaveLength(2);
  });
  const becomes = (pixels: number) => {
    height.mockReturnValue(pixels);
    act(() => {
      for (const tell of resized) tell();
    });
  };
  const [, whole] = placesIn(container);
  becomes(600);
  const [, moved] = placesIn(container);
  // Its middle is lower now.
  expect(moved).not.toEqual(whole);
  fireEvent.keyDown(screen.getByRole('group', { name: 'map' }), { key: '+' });
  const near = placesIn(container);
  becomes(480);
  expect(placesIn(container)).toEqual(near);
});

test('a pin says of what kind its place is, and has the colour of that kind', async () => {
  const [london, newYork] = pinsOf('london', 'newYork');
  if (!london || !newYork) return expect.fail();
  render(
    mapWith({
      pins: [
        { ...london, number: 1, kind: { word: 'food', colour: 'red' } },
        { ...newYork, number: 2 },
      ],
    }),
  );
  const pin = await screen.findByRole('button', { name: '1 london, food' });
  expect(pin.style.getPropertyValue('--pin-colour')).toBe('red');
  expect(screen.getByRole('button', { name: '2 newYork' }).style.getPropertyValue('--pin-colour')).toBe('');
});

test('the map opens with its pins below what the page has upon it, and a candidate in focus is moved out from under it', async () => {
  const box = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom }) as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.className === 'beside') return box(size.width + 10, size.width + 100, 100, 100 + size.height / 2);
    return this.tagName === 'NAV' ? box(10, 230, 110, 190) : box(0, size.width, 100, 100 + size.height);
  });
  const page = (focused: string) => (
    <>
      <main>
        <nav />
        <nav className="beside" />
      </main>
      {mapWith({ pins: pinsOf('london', 'auckland'), focused, isPage: true, followsFocus: true })}
    </>
  );
  const { container, rerender } = render(page('auckland'));
  await waitFor(() => {
    expect(placesIn(container)).toHaveLength(2);
  });
  const map = screen.getByRole('group', { name: 'map' });
  const heightsOf = () => placesIn(container).map(([, y = NaN]) => y);
  expect(Math.min(...heightsOf())).toBeGreaterThanOrEqual(90 + 28 - 0.1);
  // What lies beside the map takes nothing of it.
  expect(Math.min(...heightsOf())).toBeLessThan(150);
  fireEvent.keyDown(map, { key: '+' });
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(map, { key: 'ArrowDown' });
  rerender(page('london'));
  await waitFor(() => {
    expect(Math.min(...heightsOf())).toBeGreaterThanOrEqual(90 + 28 - 0.1);
  });
});

test('a map that only moves moves a pin with it, and does not draw it again', async () => {
  const { container } = render(mapOf('london'));
  await waitFor(() => {
    expect(across(container)).toHaveLength(1);
  });
  const styleOf = () => container.querySelector('[data-map-pin]')?.getAttribute('style');
  const [[before = NaN] = [], drawn] = [placesIn(container)[0], styleOf()];
  fireEvent.keyDown(screen.getByRole('group', { name: 'map' }), { key: 'ArrowRight' });
  expect(across(container)).toEqual([before - size.width / 4]);
  expect(styleOf()).toBe(drawn);
});

test('where numbered pins lie together, one has their numbers, or the first of many; those without a number are dots', async () => {
  const beside = ({ lat, lng }: { lat: number; lng: number }, index: number) => ({ lat: lat + index / 100, lng });
  const some = (name: Name, count: number, first?: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${name}${index}`,
      name: `${name} ${index}`,
      at: beside(places[name], index),
      ...(first === undefined ? {} : { number: first + index }),
    }));
  const pins = [...some('london', 3, 1), ...some('newYork', 4, 4), ...some('auckland', 1)];
  const facesOf = (container: Element) =>
    [...container.querySelectorAll('[data-map-pin]')].map(({ textContent }) => textContent);
  const { container, rerender } = render(mapWith({ pins }));
  await waitFor(() => {
    expect(facesOf(container)).toEqual(['1·2·3', '4+', '']);
  });
  expect(screen.getByRole('button', { name: 'auckland 0' })).toBeTruthy();
  rerender(mapWith({ pins: pins.map(({ id, name, at }) => ({ id, name, at })) }));
  expect(facesOf(container)).toEqual(['3', '4', '']);
});

test('a mark of several shows how many it is, and the name of its first beside it', async () => {
  const watford = { lat: 51.6, lng: -0.4 };
  const pins = [...pinsOf('london', 'auckland'), { id: 'watford', name: 'watford', at: watford }];
  const { container } = render(mapWith({ pins }));
  await waitFor(() => {
    expect([...container.querySelectorAll('[data-map-pin]')].map(({ textContent }) => textContent)).toEqual(['2', '']);
  });
  expect(screen.getByText('london').closest('[data-map-pin]')).toBeNull();
  expect(screen.queryByText('watford')).toBeNull();
});

test('a map page that is come back to shows what it showed, until it has other pins; another entry of the history shows all', async () => {
  const seen = (container: Element) => placesIn(container).map(([x = NaN]) => Math.round(x));
  const page = (...names: Name[]) => mapWith({ pins: pinsOf(...names), isPage: true });
  const drawn = async (container: Element, count: number) => {
    await waitFor(() => {
      expect(seen(container)).toHaveLength(count);
    });
  };
  history.replaceState({ key: 'map', idx: 1 }, '');
  const first = render(page('london', 'newYork'));
  await drawn(first.container, 2);
  const whole = seen(first.container);
  fireEvent.keyDown(screen.getByRole('group', { name: 'map' }), { key: '+' });
  await waitFor(() => {
    expect(seen(first.container)).not.toEqual(whole);
  });
  const near = seen(first.container);
  history.pushState({ key: 'city', idx: 2 }, '');
  first.unmount();

  const city = render(page('london', 'newYork'));
  await drawn(city.container, 2);
  expect(seen(city.container)).toEqual(whole);
  city.unmount();
  history.replaceState({ key: 'map', idx: 1 }, '');
  const back = render(page('london', 'newYork'));
  await drawn(back.container, near.length);
  expect(seen(back.container)).toEqual(near);
  back.rerender(page('london', 'auckland'));
  await waitFor(() => {
    expect(seen(back.container)).toHaveLength(2);
    expect(Math.min(...seen(back.container))).toBeGreaterThan(0);
  });
});
