import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { messageOf } from '#app/local/device/message-of.ts';

const words = 'Encountered full disk while committing transaction.';

it('says once what a wrapped error of the storage says', () => {
  const inner = new DOMException(words, 'QuotaExceededError');
  expect(messageOf(new Dexie.QuotaExceededError(words, inner))).toBe(words);
});

it('says what any other error says, and nothing for what is none', () => {
  expect(messageOf(new Error('The disk is full.'))).toBe('The disk is full.');
  expect(messageOf(new Error())).toBe('');
  expect(messageOf('no error')).toBe('');
});
