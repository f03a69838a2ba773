import { z } from './z.ts';
import { secretPattern, shareUrlPattern, uuidPattern } from '#shared/kernel/ids.ts';
import { limits } from '#shared/kernel/limits.ts';
import { languages } from '#shared/kernel/languages.ts';
import { tidyName } from '#shared/kernel/person-name.ts';
import { visibleLine } from '#shared/kernel/visible-text.ts';

/** Text that is tidied when it is parsed: NFC, trimmed, without control characters (line breaks stay) and halves of characters. */
const tidy = z.overwrite<string>((value) =>
  value
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\p{Cc}/gu, (control) => (/[\t\n\r]/.test(control) ? control : ''))
    .trim(),
);

/** One line that people tell apart by looking at it. */
export const line = (maximum: number) =>
  z.string().check(tidy, z.overwrite(visibleLine), z.minLength(1), z.maxLength(maximum));
export const text = (maximum: number) => z.string().check(tidy, z.maxLength(maximum));

/** Decision 1: text, at sign, text, dot, text, no spaces. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

export const groupId = z.string().check(z.regex(uuidPattern));
export const memberId = z.string().check(z.regex(uuidPattern));
export const shareUrl = z.string().check(z.regex(shareUrlPattern));
export const secret = z.string().check(z.regex(secretPattern));
/** Compared byte by byte in every database, so without anything that one of them would change. */
export const mutationId = z.string().check(z.regex(/^[0-9A-Za-z-]{8,64}$/));
const name = (maximum: number) => z.string().check(tidy, z.overwrite(tidyName), z.minLength(1), z.maxLength(maximum));
export const personName = name(limits.nameLength);
export const groupName = name(limits.groupNameLength);
export const email = z.string().check(tidy, z.maxLength(limits.emailLength), z.regex(emailPattern));
/** A forgiving optional e-mail: an empty field is no e-mail. */
export const optionalEmail = z.optional(
  z.union([
    email,
    z.pipe(
      z.string().check(z.trim(), z.maxLength(0)),
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
/** Group id or share link token, wherever the specification says id, token or shareUrl (decision 1). */
export const groupRef = z.string().check(z.minLength(1), z.maxLength(64));
