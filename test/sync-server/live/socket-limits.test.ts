import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { WorkBudget } from '#server/kernel/work-budget.ts';
import { socketLimits } from '#server/live/socket-limits.ts';

const requestFrom = (remoteAddress: string) =>
  ({ headers: {}, socket: { remoteAddress } }) as unknown as IncomingMessage;
const [here, there] = [requestFrom('192.0.2.1'), requestFrom('192.0.2.2')];
const limitsOf = (refused: (code: string) => void = () => undefined) =>
  socketLimits(new WorkBudget(() => 0, true), 0, refused);

test('L5: who asks for what is not there may do so for a while; another secret or another address still may', () => {
  const limits = limitsOf();
  let misses = 0;
  while (limits.mayAsk(here, 'one')) {
    limits.missed(here, 'one');
    misses += 1;
  }
  expect(misses).toBe(120);
  expect([limits.mayAsk(here, 'two'), limits.mayAsk(there, 'one')]).toEqual([true, true]);
});

test('L5: what an address was sent by the socket counts until it is too much, for this address alone', () => {
  const limits = limitsOf();
  expect(limits.mayAnswer(here)).toBe(true);
  limits.answered(here, 65 * 1024 * 1024);
  expect([limits.mayAnswer(here), limits.mayAnswer(there)]).toEqual([false, true]);
});

test('one IPv6 network spends from one budget', () => {
  const limits = limitsOf();
  limits.answered(requestFrom('2001:db8:1:2::1'), 65 * 1024 * 1024);
  expect(limits.mayAnswer(requestFrom('2001:db8:1:2::ffff'))).toBe(false);
  expect(limits.mayAnswer(requestFrom('2001:db8:ffff::1'))).toBe(true);
});

test('a refusal is told', () => {
  const told: string[] = [];
  limitsOf((code) => told.push(code)).refused('closed');
  expect(told).toEqual(['closed']);
});
