import { z } from './z.ts';

/** In characters. */
export const passwordLength = { shortest: 10, longest: 200 } as const;
/** A password of fewer different characters than this is guessed by its pattern. */
const fewestDifferent = 5;

/**
 * What people choose most, in lower case and without the digits and marks around it, so that `Password2026!` is found
 * by `password`. Chosen by looking at what published lists of leaked passwords have in common.
 */
const common = new Set(
  'password passwort passw0rd motdepasse contraseña qwerty qwertyuiop qwertyui asdfghjkl asdfgh zxcvbnm zxcvbn qazwsx qazwsxedc qwerasdf qwerasdfzxcv iloveyou ilovey welcome letmein admin administrator changeme default secret dragon monkey football baseball basketball superman batman starwars princess sunshine shadow master michael jennifer trustno whatever computer internet samsung google facebook instagram kakao kakaotalk naver moyeo travel trip vacation holiday summer winter spring autumn hello helloworld korea seoul tokyo japan china dkssud dkssudgktpdy sarang saranghae tkfkd tkfkdgo alswl qlalfqjsgh qlqjs abcdefg abcdefgh abcdefghij abc test testtest guest root user login pass passpass mypassword'.split(
    ' ',
  ),
);
/** Sequences of keys, letters and digits of which a password may not be a part. */
const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'qwertyuiopasdfghjklzxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
];

/** Whether a password is among the first that somebody would try. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < fewestDifferent || runs.some((run) => run.includes(lower))) return true;
  const word = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // Doubled to fill the length: `qwertyqwerty`.
  const half = word.slice(0, word.length / 2);
  return common.has(word) || (word === half + half && common.has(half));
}

/** A password that is set anew; logging in takes whatever was set before there were rules. */
export const organizerPassword = z.string().check(
  z.maxLength(passwordLength.longest, { abort: true }),
  z.refine((value) => {
    const composed = value.normalize('NFC');
    return composed.length >= passwordLength.shortest && !isCommonPassword(composed);
  }),
);

export const isGoodPassword = (value: string): boolean => organizerPassword.safeParse(value).success;
