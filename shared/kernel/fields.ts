import { z } from './z.ts';
import { secretPattern, shareUrlPattern, uuidPattern } from '#shared/kernel/ids.ts';
import { limits } from '#shared/kernel/limits.ts';
import { languages } from '#shared/kernel/languages.ts';
import { tidyName } from '#shared/kernel/person-name.ts';
import { composed, visibleLine } from '#shared/kernel/visible-text.ts';

/**
 * The raw length that a text of at most `maximum` characters may have before it is tidied: composing takes characters
 * away. It is the first check of every text and the last one where it fails, so that what follows never sees more.
 */
const raw = (maximum: number) => z.maxLength(maximum * 4 + 16, { abort: true });

/** Text of one fixed form. */
const formed = (pattern: RegExp, longest: number) =>
  z.string().check(z.maxLength(longest, { abort: true }), z.regex(pattern));

/**
 * Text that is tidied when it is parsed: composed, trimmed, without control characters (line breaks stay) and halves of
 * characters.
 */
const tidy = z.overwrite<string>((value) =>
  composed(value)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\p{Cc}/gu, (control) => (/[\t\n\r]/.test(control) ? control : ''))
    .trim(),
);

/** One line that people tell apart by looking at it. */
export const line = (maximum: number) => lineOrNone(maximum).check(z.minLength(1));
/** A line that may be empty. */
export const lineOrNone = (maximum: number) =>
  z.string().check(raw(maximum), tidy, z.overwrite(visibleLine), z.maxLength(maximum));
export const text = (maximum: number) => z.string().check(raw(maximum), tidy, z.maxLength(maximum));

/**
 * Founding decision 1: text, at sign, text, dot, text, no spaces. The dot that counts is the first that it can be, so
 * that nothing is tried twice.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/u;

export const groupId = formed(uuidPattern, 36);
export const memberId = formed(uuidPattern, 36);
export const placeId = formed(uuidPattern, 36);
export const shareUrl = formed(shareUrlPattern, 22);
export const secret = formed(secretPattern, 43);
/** Compared byte by byte in every database, so without anything that one of them would change. */
export const mutationId = formed(/^[0-9A-Za-z-]{8,64}$/, 64);
const name = (maximum: number) =>
  z.string().check(raw(maximum), tidy, z.overwrite(tidyName), z.minLength(1), z.maxLength(maximum));
export const personName = name(limits.nameLength);
export const groupName = name(limits.groupNameLength);
export const email = z
  .string()
  .check(raw(limits.emailLength), tidy, z.maxLength(limits.emailLength, { abort: true }), z.regex(emailPattern));
/** An optional e-mail address; an empty field counts as none. */
export const optionalEmail = z.optional(
  z.union([
    email,
    z.pipe(
      z.string().check(raw(limits.emailLength), z.trim(), z.maxLength(0)),
      z.transform(() => undefined),
    ),
    z.pipe(
      z.null(),
      z.transform(() => undefined),
    ),
  ]),
);
export const language = z.enum(languages);
export const milliseconds = z.int().check(z.nonnegative());
/** Group id or share link token, wherever the specification says id, token or shareUrl (founding decision 1). */
export const groupRef = z.string().check(z.minLength(1), z.maxLength(64));
