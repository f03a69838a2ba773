import { describe, expect, it, vi } from 'vitest';
import { exploreImported } from '#shared/explore/endpoints.ts';
import { CallError, Unreachable } from '#app/net/call.ts';
import { keptOrAsked, reader, type ImportedDestinations, type KeptAnswers } from '#app/local/catalogue/imported.ts';
import { settled } from '#test/setup/turns.ts';

const none: ImportedDestinations = { revision: 0, cities: [], airports: {}, sources: [] };
const answered = (revision: number): ImportedDestinations => ({ ...none, revision });

function memory(kept?: unknown): KeptAnswers & { kept: unknown; waited: number[] } {
  const self = {
    kept,
    waited: [] as number[],
    read: () => Promise.resolve(self.kept),
    write: (_: string, answer: unknown) => {
      self.kept = answer;
      return Promise.resolve();
    },
    wait: (milliseconds: number) => {
      self.waited.push(milliseconds);
      return new Promise<void>(() => undefined);
    },
  };
  return self;
}
const byForm = (answer: unknown) => Promise.resolve(exploreImported.output.safeParse(answer).data);
const load = (ask: () => Promise<unknown>, kept: KeptAnswers) => keptOrAsked('/x', byForm, ask, none, kept);

describe('what the server has imported', () => {
  it('is asked the first time, and kept', async () => {
    const kept = memory();
    expect(await load(() => Promise.resolve(answered(1)), kept)).toEqual(answered(1));
    expect(kept.kept).toEqual(answered(1));
  });

  it('needs no form where nothing is kept and the answer holds nothing', async () => {
    const formOf = vi.fn();
    await keptOrAsked('/x', reader(none, formOf), () => Promise.resolve(none), none, memory());
    expect(formOf).not.toHaveBeenCalled();
  });

  it('comes from this device at once, and anew with the next visit', async () => {
    const kept = memory(answered(1));
    expect(await load(() => Promise.resolve(answered(2)), kept)).toEqual(answered(1));
    await settled();
    expect(kept.kept).toEqual(answered(2));
  });

  it.each([new Unreachable(), new CallError(404, 'not_found', '')])(
    'is nothing where nobody answers: %s',
    async (error) => {
      expect(await load(() => Promise.reject(error), memory())).toEqual(none);
      expect(await load(() => Promise.reject(error), memory(answered(3)))).toEqual(answered(3));
    },
  );

  it('does not hold the page up: a slow answer is for the next visit', async () => {
    const kept = { ...memory(), wait: () => Promise.resolve() };
    expect(await load(() => new Promise(() => undefined), kept)).toEqual(none);
  });

  it('that was kept in another form counts as not kept', async () => {
    expect(await load(() => Promise.resolve(answered(1)), memory({ something: 'else' }))).toEqual(answered(1));
  });

  it('is neither used nor kept in another form', async () => {
    const kept = { ...memory(), wait: () => Promise.resolve() };
    expect(await load(() => Promise.resolve({ something: 'else' }), kept)).toEqual(none);
    expect(kept.kept).toBeUndefined();
  });
});

describe('an answer', () => {
  const read = reader(none, (all) => all.destinations);

  it.each([none, { ...none, revision: 7 }, { ...none, hasPhotos: false }])('holds nothing: %j', async (answer) => {
    expect(await read(answer)).toBe(none);
  });

  it.each([undefined, null, '', [], {}, { ...none, cities: [{}] }, { revision: 1, airports: {}, sources: [] }])(
    'has another form: %j',
    async (answer) => {
      expect(await read(answer)).toBeUndefined();
    },
  );

  it.each([
    { ...none, hasPhotos: true },
    { ...none, airports: { KIX: { lat: 34.4, lng: 135.2 } } },
  ])('is read by its form: %j', async (answer) => {
    expect(await read(answer)).toEqual(answer);
  });

  it('that is a list is nothing only where it is empty', async () => {
    const readPlaces = reader<unknown[]>([], (all) => all.ratings);
    expect(await readPlaces([])).toEqual([]);
    expect(await readPlaces([1])).toBeUndefined();
    const rating = { destinationId: 'japan/osaka', rating: 4.5, count: 5 };
    expect(await readPlaces([rating])).toEqual([rating]);
  });
});
