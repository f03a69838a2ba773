import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isListedPassword, listedPasswords } from '#shared/kernel/listed-passwords.ts';
import { isGoodPassword, passwordLength } from '#shared/kernel/organizer-password.ts';

/** In characters. */
const lineWidth = 150;

function lines(words: readonly string[]): string {
  const filled = [''];
  for (const word of words) {
    const line = `${filled.at(-1) ?? ''} ${word}`.trim();
    if (line.length > lineWidth) filled.push(word);
    else filled[filled.length - 1] = line;
  }
  return filled.join('\n');
}

/** `npx vitest run --project shared test/shared/kernel/listed-passwords.test.ts -u` writes the file anew. */
test('the list is that of a kept package: long enough, and not refused by a rule', async () => {
  const words = dictionary['passwords-common'].map(String).filter((one) => !/[\s`\\$]/.test(one));
  const long = words.filter((one) => [...one].length >= passwordLength.shortest && isGoodPassword(one));
  expect(long.length).toBeGreaterThan(1_000);
  await expect(`/**
 * What people choose most, from lists of leaked passwords: the 49,233 of @zxcvbn-ts/language-common 4.1.3 (MIT,
 * Copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts), of which those are here that are long enough and
 * that no rule refuses. Written by listed-passwords.test.ts. Loaded where a password is set, and on the server.
 */
export const listedPasswords: ReadonlySet<string> = new Set(
  \`
${lines(long)}
\`
    .trim()
    .split(/\\s+/),
);

/** Whether it is one of those that are tried first, in any case of its letters. */
export const isListedPassword = (password: string): boolean =>
  listedPasswords.has(password.normalize('NFC').toLowerCase());
`).toMatchFileSnapshot('../../../shared/kernel/listed-passwords.ts');
});

test.each(['manchester', 'Christopher', '1QAZ2WSX3EDC', '1q2w3e4r5t'])(
  '%s is on it, and no rule finds it',
  (password) => {
    expect(isGoodPassword(password)).toBe(true);
    expect(isListedPassword(password)).toBe(true);
  },
);

test.each(['벚꽃이 필 때 만나요', 'correct horse battery', 'Zg7!kd02mQ'])('%s is not', (password) => {
  expect(isListedPassword(password)).toBe(false);
});

test('it is in lower case', () => {
  for (const one of listedPasswords) expect(one).toBe(one.toLowerCase());
});
