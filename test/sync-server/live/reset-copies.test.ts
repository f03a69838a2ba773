import { expect, test } from 'vitest';
import { bytesOf, isLarge, messageBytes } from '#server/live/message-size.ts';
import { ResetCopies } from '#server/live/reset-copies.ts';

/** A reset of so many bytes, more or less. */
const reset = (version: number, bytes = 10) => ({
  proto: 1 as const,
  kind: 'reset' as const,
  version,
  nonce: `nonce${String(version)}`,
  rows: [{ kind: 'member', id: 'x'.repeat(bytes), version, timestamp: 1, mutationId: 'm', data: null }],
  latest: 1,
  results: [],
});
const at = (version: number, nonce = `nonce${String(version)}`) => ({ version, nonce });
const megabyte = 1024 * 1024;

test('the whole of a group is read once for all who ask at the same point of its history', () => {
  const copies = new ResetCopies();
  expect(copies.find('g', at(3))).toBeUndefined();
  const kept = copies.keep('g', reset(3));
  expect(copies.find('g', at(3))).toBe(kept);
  expect(kept.bytes).toBe(bytesOf(reset(3)));
  expect(copies.find('g', at(4))).toBeUndefined();
  expect(copies.find('g', at(3, 'another'))).toBeUndefined();
  expect(copies.find('another', at(3))).toBeUndefined();
});

test('a newer one takes the place of the one before', () => {
  const copies = new ResetCopies();
  copies.keep('g', reset(3));
  const newer = copies.keep('g', reset(4));
  expect([copies.find('g', at(3)), copies.find('g', at(4))]).toEqual([undefined, newer]);
});

test('L5: eight megabytes are kept, of the groups that were asked for last', () => {
  const copies = new ResetCopies();
  for (const group of ['a', 'b', 'c']) copies.keep(group, reset(1, 2.5 * megabyte));
  // Asked for again, it is no longer the oldest.
  expect(copies.find('a', at(1))).toBeDefined();
  copies.keep('d', reset(1, 2.5 * megabyte));
  const kept = (of: ResetCopies) => ['a', 'b', 'c', 'd', 'e'].filter((group) => of.find(group, at(1)));
  expect(kept(copies)).toEqual(['a', 'c', 'd']);
  // What is replaced is not counted twice.
  for (let time = 0; time < 5; time += 1) copies.keep('d', reset(1, 2.5 * megabyte));
  expect(kept(copies)).toEqual(['a', 'c', 'd']);
});

test('L5: exactly eight megabytes are kept, one byte more is not', () => {
  const half = 4 * megabyte - bytesOf(reset(1, 0));
  const copies = new ResetCopies();
  const [one, other] = [copies.keep('a', reset(1, half)), copies.keep('b', reset(1, half))];
  expect([copies.find('b', at(1)), copies.find('a', at(1))]).toEqual([other, one]);
  copies.keep('a', reset(1, half + 1));
  expect(copies.find('b', at(1))).toBeUndefined();
});

test('P18: a message of 64 KiB goes by the socket, one byte more does not; bytes count, not characters', () => {
  const json = (bytes: number) => 'x'.repeat(bytes - 2);
  expect([isLarge(json(messageBytes)), isLarge(json(messageBytes + 1))]).toEqual([false, true]);
  expect(bytesOf('가')).toBe(5);
});
