import { expect, test } from 'vitest';
import { freeName, howToEnter } from '#shared/member/enter.ts';

const minji = { id: 'm1', name: '민지', claimed: true };
const yuna = { id: 'm2', name: 'Yuna', claimed: false };

test('a name nobody has makes a new member', () => {
  expect(howToEnter([minji, yuna], '준호')).toEqual({ kind: 'new' });
});

test('a name that was only put on the list belongs to whoever comes under it first', () => {
  expect(howToEnter([minji, yuna], '  yuna ')).toEqual({ kind: 'listed', memberId: 'm2', name: 'Yuna' });
});

test('a name in use asks who the person is', () => {
  expect(howToEnter([minji], '민지')).toEqual({ kind: 'taken', memberId: 'm1', name: '민지' });
});

test('coming back on the same device asks nothing', () => {
  expect(howToEnter([minji], '민지', new Set(['m1']))).toEqual({ kind: 'listed', memberId: 'm1', name: '민지' });
});

test('the suggested name is free, stays short and fits the script', () => {
  expect(freeName([minji], '민지')).toBe('민지B');
  expect(freeName([minji, { name: '민지b' }], '민지')).toBe('민지C');
  expect(freeName([yuna], 'Yuna')).toBe('Yuna B');
  expect(freeName([], 'x'.repeat(80)).length).toBeLessThanOrEqual(80);
});
