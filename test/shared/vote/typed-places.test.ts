import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { rebase, type PendingWrite } from '#shared/protocol/rebase.ts';
import { voteId, type TypedPlace } from '#shared/vote/schema.ts';
import { typedPlaces } from '#shared/vote/typed-places.ts';
import { readWebAddress, siteOf } from '#shared/vote/web-address.ts';

const groupId = '018f0000-0000-7000-8000-000000000000';
const mark = { version: 1, timestamp: 1, mutationId: 'x' };
const members: Row[] = ['a', 'b'].map((id) => ({
  kind: 'member',
  id,
  ...mark,
  data: { name: id, joinedAt: 1, claimed: true },
}));
const idOf = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const place = (memberId: string, over: Partial<TypedPlace> = {}): Row<'typedPlace'> => {
  const data = { memberId, placeId: idOf(1), name: '한옥', url: null, addedAt: 1, ...over };
  return { kind: 'typedPlace', id: voteId(data.placeId, memberId), ...mark, data };
};
const adds = (memberId: string, n: number, name: string, at = n): PendingWrite => ({
  groupId,
  mutationId: `add-${memberId}-${String(at).padStart(4, '0')}`,
  timestamp: 100 + at,
  memberId,
  name: 'addTypedPlace',
  input: { placeId: idOf(n), name, url: null },
});

describe('places that members type', () => {
  test('are there by the id that votes name; of two with one id the first, whatever the order of the rows; none of a removed member', () => {
    const rows = [
      place('b', { name: '둘째', addedAt: 2 }),
      place('a', { name: '첫째' }),
      place('gone', { placeId: idOf(3) }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: 3 }), (shuffled) => {
        const found = typedPlaces(new GroupReplica([...members, ...shuffled]));
        expect([...found].map(([id, { name }]) => [id, name])).toEqual([[idOf(1), '첫째']]);
      }),
    );
  });

  test('sent twice stand once; sent again under the same id they have the new words', () => {
    const names = (pending: readonly PendingWrite[]) =>
      rebase(members, pending)
        .list('typedPlace')
        .map(({ data }) => data.name);
    expect(names([adds('a', 1, '한옥'), adds('a', 1, '한옥', 2)])).toEqual(['한옥']);
    expect(names([adds('a', 1, '한옥'), adds('a', 1, '한옥 스테이', 2)])).toEqual(['한옥 스테이']);
  });

  test('another member puts no words of their own under an id that is there, however early the clock says it was', () => {
    const taken = { ...adds('b', 1, '다른 곳'), timestamp: 1, mutationId: 'early' };
    const view = rebase([...members, place('a')], [taken]);
    expect(view.list('typedPlace').map(({ data }) => data.name)).toEqual(['한옥']);
  });

  test('are so many of one member; changing one is never one too many', () => {
    const many = Array.from({ length: limits.typedPlaces + 1 }, (_, n) => adds('a', n, `곳 ${n}`));
    const view = rebase(members, [...many, adds('b', 99, '다른 곳', 90), adds('a', 0, '새 이름', 91)]);
    const of = (memberId: string) => view.list('typedPlace').filter(({ data }) => data.memberId === memberId);
    expect([of('a').length, of('b').length]).toEqual([limits.typedPlaces, 1]);
    expect(view.get('typedPlace', voteId(idOf(0), 'a'))?.data.name).toBe('새 이름');
  });
});

describe('the address of a page', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['example.com', 'https://example.com'],
    [' http://example.com/a?b=c#d ', 'http://example.com/a?b=c#d'],
    ['https://한옥.kr/방', 'https://한옥.kr/방'],
    ['HTTPS://example.com', undefined],
    ['example', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://bank.example@evil.example', undefined],
    ['https://evil.example\\@bank.example', undefined],
    ['https://a b.example', undefined],
    [`https://example.com/${'a'.repeat(500)}`, undefined],
  ])('%s', (typed, kept) => {
    expect(readWebAddress(typed)).toBe(kept);
  });

  test('never leads where the site that is shown does not', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()), (typed) => {
        const kept = readWebAddress(typed);
        if (typeof kept !== 'string') return;
        const url = new URL(kept);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(new URL(`http://${siteOf(kept)}`).host.replace(/^www\./, '')).toBe(
          new URL(`http://${url.host}`).host.replace(/^www\./, ''),
        );
      }),
      { numRuns: 500 },
    );
  });
});
