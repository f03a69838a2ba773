import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DestinationHero } from '#app/parts/destination/hero.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers what drawings show; counts who asks. */
function server(answer: () => Response) {
  const fetched = vi.fn((_address: string) => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const hero = (slug: string, name: string) =>
  show(
    <DestinationHero map={`/covers/japan/${slug}.svg`} name={name}>
      <h1>{name}</h1>
    </DestinationHero>,
  ).screen;

it('says of the drawing what the server says that it shows, once it is here, and until then whose it is', async () => {
  const alt = 'Drawing: a castle keep on stone walls, Osaka';
  const fetched = server(() => Response.json({ alt }));
  const screen = hero('osaka', 'Osaka');
  const drawing = screen.getByRole('img', { name: 'Drawing of Osaka' });
  // The map in the corner is no drawing.
  fireEvent.load(screen.getByRole('img', { name: 'Map showing where Osaka is' }));
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.load(drawing);
  await screen.findByRole('img', { name: alt });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/covers/scenes/japan/osaka/alt-en.json']);
  expect(drawing.getAttribute('alt')).toBe(alt);
});

it.each([
  ['nothing of that kind', 'kyoto', 'Kyoto', () => Response.json({})],
  ['no such page', 'nara', 'Nara', () => Response.json({ error: 'not_found' }, { status: 404 })],
  ['a page of another', 'kobe', 'Kobe', () => new Response('<html>Log in</html>')],
])('says whose drawing it is where the answer is %s', async (_, slug, name, answer) => {
  const fetched = server(answer);
  const screen = hero(slug, name);
  fireEvent.load(screen.getByRole('img', { name: `Drawing of ${name}` }));
  await waitFor(() => {
    expect(fetched).toHaveBeenCalledOnce();
  });
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value as Promise<Response>));
  expect(screen.getByRole('img', { name: `Drawing of ${name}` })).toBeTruthy();
});

it('says of the map in the place of a drawing that it is a map, and asks for nothing', () => {
  const fetched = server(() => Response.json({ alt: 'Drawing: a deer, Nara' }));
  const screen = hero('nara', 'Nara');
  fireEvent.error(screen.getByRole('img', { name: 'Drawing of Nara' }));
  expect(screen.queryByRole('img', { name: /^Drawing/ })).toBeNull();
  expect(screen.getAllByRole('img', { name: 'Map showing where Nara is' })).toHaveLength(2);
  expect(fetched).not.toHaveBeenCalled();
});

it('where neither drawing nor map is on the device, one map tile stands for both', () => {
  const { screen } = show(
    <DestinationHero map="/covers/japan.svg" name="Japan">
      <h1>Japan</h1>
    </DestinationHero>,
  );
  const { container } = screen;
  while (container.querySelector('img')) for (const one of container.querySelectorAll('img')) fireEvent.error(one);
  expect(container.querySelectorAll('.lucide-map-pin').length).toBe(1);
});
