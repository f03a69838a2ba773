import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOpenedCities } from '#app/screens/recommendations/use-opened-cities.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { aRow } from '#test/builders/rows.ts';
import { core } from '../../../shared/recommendation/catalogue.ts';
import { aFriend, rowsOf, today } from '../../../shared/recommendation/groups.ts';

afterEach(cleanup);

const friends = rowsOf([aFriend({ mainType: 'relax' }), aFriend({ mainType: 'sightseeing', subcats: ['food'] })]);
const rows = (['member', 'simpleResponse', 'preference'] as const).flatMap((kind): Row[] => friends.list(kind));
const lowHeart = (memberId: string, destinationId: string): Row =>
  aRow('rating', `${destinationId}:${memberId}`, { memberId, destinationId, rating: 1, votedAt: 1 });
const countries = (view: GroupReplica) =>
  recommend<'countries'>({ rows: view, core, day: today, stage: { at: 'countries' } });

test('a card keeps the city that it was opened with, where low hearts make another one the best of its country', () => {
  const before = countries(new GroupReplica(rows));
  const hearted = before.cards.slice(0, 6).flatMap(({ bestCities: [best] }) => best?.id ?? []);
  const after = new GroupReplica([
    ...rows,
    ...friends.list('member').flatMap(({ id }) => hearted.map((city) => lowHeart(id, city))),
  ]);
  const found = countries(after);
  const changed = before.cards.slice(0, 6).flatMap(({ id, bestCities: [best] }) => {
    const now = found.cards.find((one) => one.id === id)?.bestCities[0]?.id;
    return now === undefined || now === best?.id ? [] : [[id, best?.id]];
  });
  expect(changed.length).toBeGreaterThan(0);

  const ground = (view: GroupReplica) => ({ group: { view }, core, day: today }) as never;
  const { result, rerender } = renderHook(({ view, told }) => useOpenedCities(ground(view), told), {
    initialProps: { view: new GroupReplica(rows), told: before },
  });
  expect(result.current.size).toBe(0);
  rerender({ view: after, told: found });
  const kept = [...result.current].map(([id, card]) => [id, card.city.id]);
  expect(kept).toEqual(expect.arrayContaining(changed));
  for (const card of result.current.values()) expect(card.fit).toHaveLength(2);
});
