import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodedPatch, type Patch } from '#shared/protocol/sync.ts';
import { decodePatch, encodePatch } from '#shared/protocol/patch-codec.ts';

const member = '01a1f830-28d2-7aad-b1be-8b9d7c4b57c5';
const option = fc.constantFrom('2027-04-03', 'relax', 'france', 'japan/osaka', 'a:b');
const owner = fc.constantFrom(member, 'somebody');
const version = fc.integer({ min: 0, max: 4 });

const row = fc.record({
  kind: fc.constantFrom(
    'dateVote',
    'typeVote',
    'rating',
    'simpleResponse',
    'preference',
    'customResponse',
    'group',
    'a kind of tomorrow',
  ),
  id: fc.oneof(
    owner,
    fc.tuple(option, owner).map((parts) => parts.join(':')),
  ),
  version,
  timestamp: fc.nat(),
  mutationId: fc.string(),
  // Such as a row has, and such as it has not.
  data: fc.oneof(
    fc.record(
      { memberId: owner, date: option, type: option, destinationId: option, votedAt: fc.nat(), deep: fc.jsonValue() },
      { requiredKeys: ['memberId', 'date', 'type', 'destinationId'] },
    ),
    fc.constantFrom(null, 'text', 7, [1, 2]),
  ),
});
const patches: fc.Arbitrary<Patch> = fc.record({
  groupId: fc.uuid(),
  chain: fc.array(fc.tuple(version, fc.constantFrom('aaaaaaaaaaa', 'bbbbbbbbbbb')), { minLength: 1, maxLength: 4 }),
  rows: fc.array(row, { maxLength: 4 }),
  gone: fc.array(
    fc.record({ kind: fc.constantFrom('dateVote', 'member'), id: fc.string(), version, timestamp: fc.nat() }),
    {
      maxLength: 3,
    },
  ),
});

describe('a patch on the wire', () => {
  test('is the same after encoding and decoding', () => {
    fc.assert(
      fc.property(patches, (patch) => {
        const received = encodedPatch.parse(JSON.parse(JSON.stringify(encodePatch(patch))));
        expect(decodePatch(received)).toEqual(JSON.parse(JSON.stringify(patch)));
      }),
    );
  });

  test('contains no field of a vote twice', () => {
    const patch: Patch = {
      groupId: member,
      chain: [
        [7, 'aaaaaaaaaaa'],
        [8, 'bbbbbbbbbbb'],
      ],
      gone: [],
      rows: [
        {
          kind: 'dateVote',
          id: `2027-04-03:${member}`,
          version: 8,
          timestamp: 5,
          mutationId: 'm',
          data: { memberId: member, date: '2027-04-03', votedAt: 5 },
        },
      ],
    };
    expect(encodePatch(patch)).toEqual({
      groupId: member,
      chain: patch.chain,
      rows: [{ kind: 'dateVote', id: `2027-04-03:${member}`, timestamp: 5, mutationId: 'm', data: { votedAt: 5 } }],
    });
  });

  test('says what ids name in the same way to every build: devices of earlier ones read it', () => {
    const chain: Patch['chain'] = [[8, 'bbbbbbbbbbb']];
    const of = (kind: string, id: string, data: unknown) => ({
      kind,
      id,
      version: 8,
      timestamp: 5,
      mutationId: 'm',
      data,
    });
    const sent = (row: Patch['rows'][number]) =>
      encodePatch({ groupId: member, chain, rows: [row], gone: [] }).rows?.[0]?.data;
    const place = { memberId: member, destinationId: 'japan/osaka', rating: 4 };
    const examples: [Patch['rows'][number], unknown][] = [
      [of('simpleResponse', member, { memberId: member, createdAt: 1 }), { createdAt: 1 }],
      [of('rsvp', member, { memberId: 'somebody else' }), { memberId: 'somebody else' }],
      [of('rating', `japan/osaka:${member}`, place), { rating: 4 }],
      [of('typedPlace', `a:b:${member}`, { memberId: member, placeId: 'a:b' }), {}],
      [of('member', member, { name: 'Ara' }), { name: 'Ara' }],
      [of('group', ':', { memberId: ':' }), { memberId: ':' }],
    ];
    for (const [row, data] of examples) {
      expect(sent(row), row.kind).toEqual(data);
      const { version: _, ...thin } = { ...row, data };
      expect(decodePatch({ groupId: member, chain, rows: [thin] }).rows).toEqual([row]);
    }
  });

  test('leaves out lists with nothing in them', () => {
    const chain: Patch['chain'] = [[8, 'bbbbbbbbbbb']];
    expect(Object.keys(encodePatch({ groupId: member, chain, rows: [], gone: [] }))).toEqual(['groupId', 'chain']);
  });
});
