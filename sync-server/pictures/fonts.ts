import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Language } from '#shared/kernel/languages.ts';

/** Packed by `npm run fonts`; the build puts the folder beside the bundle of the server. */
const folder = join(import.meta.dirname, 'fonts');
type Pack = 'korean' | 'japanese' | 'chinese';

const unpacked = new Map<Pack, Uint8Array>();
function unpack(pack: Pack): Uint8Array {
  const known = unpacked.get(pack);
  if (known) return known;
  const bytes = brotliDecompressSync(readFileSync(join(folder, `${pack}.otf.br`)));
  // The thread that draws reads it where it is.
  const font = new Uint8Array(new SharedArrayBuffer(bytes.length));
  font.set(bytes);
  unpacked.set(pack, font);
  return font;
}

/** The order in which a character that several packs have is looked for. */
const packsOf = (language: Language): Pack[] =>
  language === 'zh' ? ['korean', 'chinese', 'japanese'] : ['korean', 'japanese', 'chinese'];

/** Of CSS: Latin and Hangul of every language are of the Korean pack. */
export const fontFamily = (language: Language): string =>
  packsOf(language)
    .map((pack) => `moyeo-${pack}`)
    .join(', ');

const isIdeographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/**
 * What a picture with this text needs: fonts are read again for each picture, so those of ideographs only where there
 * are some.
 */
export const fontsFor = (text: string, language: Language): Uint8Array[] =>
  packsOf(language)
    .filter((pack) => pack === 'korean' || isIdeographic.test(text))
    .map(unpack);

const isUndrawable =
  /[^\u0020-\u007e\u00a0-\u017f\u0370-\u03ff\u0400-\u045f\u2010-\u2027\u2030-\u203e\u20a9\u20ac\u3000-\u30ff\u3131-\u318e\uac00-\ud7a3\uff01-\uffee\p{Script=Han}]/gu;

/** Without what the packs do not have, such as emoji. Empty when nothing is left. */
export const drawable = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(isUndrawable, '').replace(/ +/g, ' ').trim();
