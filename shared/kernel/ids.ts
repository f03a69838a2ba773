/** Random bytes: the device's and the server's `crypto.getRandomValues`, a seed in tests. */
export type RandomBytes = (length: number) => Uint8Array;

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const shareUrlPattern = /^[0-9A-Za-z]{22}$/;
/** Session and organiser secrets: 43 characters of base62 (> 256 bit). */
export const secretPattern = /^[0-9A-Za-z]{43}$/;

/**
 * UUIDv7 (RFC 9562): 48 bit of milliseconds, then 74 of chance, so that ids made later sort later. For mutations, whose
 * ids give access to nothing.
 */
export function newId(nowMs: number, random: RandomBytes): string {
  const bytes = random(16);
  for (let i = 0; i < 6; i += 1) bytes[i] = Math.floor(nowMs / 2 ** (8 * (5 - i))) & 0xff;
  return toUuid(bytes, 7);
}

/** UUIDv4 (RFC 9562): 122 bit of chance. For groups and members, whose ids give access to what they name. */
export const newOpeningId = (random: RandomBytes): string => toUuid(random(16), 4);

function toUuid(bytes: Uint8Array, version: 4 | 7): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The share link's token: 22 base62 characters, about 131 bit. */
export const newShareUrl = (random: RandomBytes): string => randomText(22, random);

/** A session or organiser secret: 43 base62 characters, about 256 bit. */
export const newSecret = (random: RandomBytes): string => randomText(43, random);

/** A version's nonce: 11 base62 characters, about 65 bit; tells two histories of one version apart. */
export const newNonce = (random: RandomBytes): string => randomText(11, random);

/** Uniform: bytes >= 248 (= 4 x 62) are drawn again. */
function randomText(length: number, random: RandomBytes): string {
  let text = '';
  while (text.length < length) {
    for (const byte of random(length - text.length + 8)) {
      if (byte < 248 && text.length < length) text += base62[byte % 62];
    }
  }
  return text;
}
