import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#shared/protocol/endpoints.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { emailPattern } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import { subscribe } from '#shared/protocol/sync.ts';
import { readPayload } from '#shared/survey/read-payload.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

const bytes = 256 * 1024;
const filled = (piece: string): string => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece))).slice(0, bytes);

const hostile: Record<string, string> = {
  dots: filled('.'),
  'an address of dots': `a@${filled('.')} `,
  'one mark again and again': filled('\u0301'),
  'marks out of order': filled('\u0315\u0316'),
  'a letter under marks': `a${filled('\u0316\u0301')}`,
  spaces: filled(' '),
  'spaces and an end': `${filled(' ')}x`,
  'nested quotes': filled('"\\"'),
  'nested brackets': filled('['),
  'at signs': filled('a@'),
  'halves of characters': filled('\ud800'),
  'control characters': filled('\u0000'),
  'what cannot be seen': filled('\u200d\ufe0f'),
  'words of two letters': filled('a-'),
  'a page of many hosts': `https://${filled('a-b.')} `,
  'a destination of many parts': `japan/${filled('a/')} `,
};

/** Of the test process with all its threads, in milliseconds; what other programs do does not count. */
function processorTime(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * The least of five tries, once one was too long: garbage collection and the compiler work on the same threads now and
 * then, a slow pattern always does.
 */
function cost(act: () => unknown, limit: number): number {
  let least = processorTime(act);
  for (let tries = 1; tries < 5 && least >= limit; tries += 1) least = Math.min(least, processorTime(act));
  return least;
}

interface Leaf {
  path: string;
  /** An input of the schema with the text in this place alone. */
  put: (text: string) => unknown;
}

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: Schema[];
  in?: Schema;
  valueType?: Schema;
}
interface Schema {
  safeParse(value: unknown): { success: boolean };
  _zod: { def: unknown };
}

/** Every place of a schema that takes text, or anything. */
function leaves(schema: Schema, path: string): Leaf[] {
  const def = schema._zod.def as Definition;
  if (def.type === 'string' || def.type === 'unknown' || def.type === 'enum') return [{ path, put: (text) => text }];
  if (def.innerType) return leaves(def.innerType, path);
  if (def.in) return leaves(def.in, path);
  if (def.element) return leaves(def.element, `${path}[]`).map(inside((one) => [one]));
  if (def.options) return def.options.flatMap((one) => leaves(one, path));
  if (def.type === 'record')
    return [
      { path: `${path}{key}`, put: (text) => ({ [text]: 'x' }) },
      ...leaves(def.valueType as Schema, `${path}{}`).map(inside((one) => ({ q1: one }))),
    ];
  return Object.entries(def.shape ?? {}).flatMap(([key, inner]) =>
    leaves(inner, `${path}.${key}`).map(inside((one) => ({ [key]: one }))),
  );
}

const inside =
  (wrap: (value: unknown) => unknown) =>
  ({ path, put }: Leaf): Leaf => ({ path, put: (text) => wrap(put(text)) });

const schemas: [string, Schema][] = [
  ...Object.entries(api as Record<string, Endpoint>).flatMap(([name, { input, query }]): [string, Schema][] => [
    ...(input ? [[name, input as Schema] as [string, Schema]] : []),
    ...(query ? [[`${name}?`, query as Schema] as [string, Schema]] : []),
  ]),
  ...Object.entries(mutationDefinitions).map(([name, { input }]): [string, Schema] => [name, input as Schema]),
  ['subscribe', subscribe],
];

const places = schemas.flatMap(([name, schema]) => leaves(schema, name).map((leaf) => ({ ...leaf, schema })));

describe('256 KiB of hostile text', () => {
  it('has places to go in every call that takes text', () => {
    expect(places.length).toBeGreaterThan(100);
    const found = places.map((one) => one.path);
    for (const known of ['postGroup.creatorEmail', 'createGroup.name', 'postSync.tokens[]', 'subscribe.groups[].token'])
      expect(found).toContain(known);
  });

  it.each(Object.entries(hostile))('costs under 50 ms in every place: %s', (_, text) => {
    const slow = places.flatMap(({ path, put, schema }) => {
      const input = put(text);
      const spent = cost(() => schema.safeParse(input), 50);
      return spent >= 50 ? [`${path}: ${Math.round(spent)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });

  it('is refused for its length before anything composes it', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    try {
      for (const { put, schema } of places) schema.safeParse(put(filled('é')));
      for (const { put, schema } of places) schema.safeParse(put('é'));
      const lengths = normalize.mock.contexts.map((one) => String(one).length);
      expect(lengths.length).toBeGreaterThan(0);
      expect(Math.max(...lengths)).toBeLessThan(limits.answerLength * 5);
    } finally {
      normalize.mockRestore();
    }
  });

  it.each(Object.entries(hostile))(
    'costs under 50 ms in an answer of any form, and as a name in an address: %s',
    (_, text) => {
      for (const name of [
        'availability',
        'subcats',
        'originAirport',
        'mainType',
        'otherDescription',
        'budgetMin',
        'seed',
      ]) {
        const payload = { mainType: 'other', [name]: text };
        expect(
          cost(() => readPayload(payload, '2026-03-02'), 50),
          name,
        ).toBeLessThan(50);
      }
      expect(cost(() => readPayload(text, '2026-03-02'), 50)).toBeLessThan(50);
      // An address has at most 16 KiB.
      expect(cost(() => nameKey(text.slice(0, 16 * 1024)), 50)).toBeLessThan(50);
      expect(cost(() => emailPattern.test(text), 50)).toBeLessThan(50);
    },
  );
});

describe('a request of hostile text', () => {
  let world: RunningServer;
  beforeEach(async () => {
    world = await RunningServer.start();
  });
  afterEach(() => world.close());

  it.each([
    ['creatorEmail', `a@${'.'.repeat(60_000)} `],
    ['name', 'a'.padEnd(15_000, '\u0316\u0301')],
    ['description', 'a'.padEnd(15_000, '\u0316\u0301')],
    ['customQuestions', '['.repeat(60_000)],
  ])('is refused at once: %s', async (field, text) => {
    await world.post('/api/groups', aGroupForm({ name: '' }));
    const before = process.cpuUsage();
    const { status } = await world.post('/api/groups', { ...aGroupForm(), [field]: text });
    const { user, system } = process.cpuUsage(before);
    expect(status).toBe(400);
    expect((user + system) / 1_000).toBeLessThan(200);
  });
});
