import { expect, test } from 'vitest';
import { isGoodPassword, passwordLength } from '#shared/kernel/organizer-password.ts';

test.each(['벚꽃이 필 때 만나요', 'correct horse battery', 'tr0ub4dor&3x', 'Zg7!kd02mQ'])('%s is good', (password) => {
  expect(isGoodPassword(password)).toBe(true);
});

test.each([
  ['shorter than ten characters', 'Zg7!kd02m'],
  ['shorter than ten once it is composed', '벚꽃이 필 때'.normalize('NFD')],
  ['longer than two hundred', 'Zg7!kd02mQ'.repeat(20) + 'x'],
  ['of few different characters', 'abababababab'],
  ['a run of keys', 'qwertyuiopas'],
  ['digits in a row', '0123456789'],
  ['a common word with digits and marks around it', '!!Password1234'],
  ['a common word in Korean typed on Latin keys', 'saranghae1004'],
  ['a common word twice', 'monkeymonkey'],
])('one that is %s is not', (_, password) => {
  expect(isGoodPassword(password)).toBe(false);
});

test('ten characters are enough', () => {
  expect(passwordLength.shortest).toBe(10);
});
