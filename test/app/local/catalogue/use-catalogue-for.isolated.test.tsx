import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { pause } from '#app/kernel/in-pieces.ts';

const core = { countries: [] } as unknown as Catalogue['core'];
/** What was asked of the catalogue, in order. */
let done: string[] = [];
const openCatalogue = vi.fn(() => {
  const catalogue = {
    core,
    *prepareAnswers({ month, core: given }: { month: number | null; core: unknown }) {
      done.push(`begun ${month}`);
      expect(given).toBe(core);
      yield;
      done.push(`prepared ${month}`);
    },
  };
  return Promise.resolve(catalogue as unknown as Catalogue);
});

vi.mock('#app/local/catalogue/catalogue-core.ts', () => ({ openCatalogue }));
vi.mock('#app/local/catalogue/lines.ts', () => ({ loadLines: () => Promise.resolve() }));
vi.mock('#app/local/catalogue/place-files.ts', () => ({ refreshKeptPlaces: () => Promise.resolve() }));

/** Of a page that has read nothing yet. */
const freshPage = () => import('#app/local/catalogue/catalogue.ts');
type Page = Awaited<ReturnType<typeof freshPage>>;
const about = (month: number) => ({ filters: { origin: 'KR' as const, mainType: 'ski' as const, range: null }, month });

function show({ useCatalogueFor }: Page, month: number) {
  const kinds: string[] = [];
  const drawn = renderHook(
    (of: number) => {
      const found = useCatalogueFor(about(of));
      kinds.push(`${found.kind} ${done.at(-1) ?? 'nothing'}`);
      return found;
    },
    { initialProps: month },
  );
  return { ...drawn, kinds };
}
const settle = () =>
  act(async () => {
    for (let one = 0; one < 8; one += 1) await pause();
  });

beforeEach(() => {
  vi.resetModules();
  openCatalogue.mockClear();
  done = [];
});
afterEach(cleanup);

test('the first question is reckoned before a screen has the catalogue', async () => {
  const { result, kinds } = show(await freshPage(), 4);
  expect(result.current.kind).toBe('loading');
  await settle();
  expect(result.current).toMatchObject({ kind: 'ready', value: { core } });
  expect(kinds.filter((one) => one.startsWith('ready'))[0]).toBe('ready prepared 4');
});

test('another question of the same screen finds the catalogue, and is not reckoned ahead', async () => {
  const { result, rerender } = show(await freshPage(), 4);
  await settle();
  rerender(5);
  expect(result.current.kind).toBe('ready');
  await settle();
  expect(done).toEqual(['begun 4', 'prepared 4']);
});

test('the next screen has the catalogue at its first drawing, without reckoning or reading anything', async () => {
  const page = await freshPage();
  show(page, 4);
  await settle();
  const { kinds } = show(page, 6);
  expect(kinds).toEqual(['ready prepared 4']);
  await settle();
  expect(done).toEqual(['begun 4', 'prepared 4']);
  expect(openCatalogue).toHaveBeenCalledTimes(1);
});
