import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: packs the letters of link previews, weight 700, without the tables of typesetting. Latin, Greek, Cyrillic and Hangul are one file;
 * kana with the ideographs of JIS X 0208 another; those of GB 2312 the third, because the two languages draw the same character differently.
 */
const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../../pictures/fonts');
const packageFolder = (name) => join(dirname(require.resolve(name)), '..');

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The ideographs that an encoding of two bytes has, between these bytes. */
function ideographs(encoding, lead, trail) {
  const decoder = new TextDecoder(encoding);
  const found = new Set();
  for (let first = lead[0]; first <= lead[1]; first += 1)
    for (let second = trail[0]; second <= trail[1]; second += 1) {
      const text = decoder.decode(Uint8Array.of(first, second));
      if (/^\p{Script=Han}$/u.test(text)) found.add(text);
    }
  return [...found].join('');
}

/** Family, full name, PostScript name: readers of fonts ask for these. */
const nameIds = [1, 4, 6];

/** The font with this family name alone: the licence keeps the first one for the whole font. */
function renamed(font, family) {
  const text = Buffer.from(family, 'utf16le').swap16();
  const names = Buffer.alloc(6 + nameIds.length * 12);
  names.writeUInt16BE(nameIds.length, 2);
  names.writeUInt16BE(names.length, 4);
  for (const [index, nameId] of nameIds.entries())
    [3, 1, 0x409, nameId, text.length, 0].forEach((value, at) => names.writeUInt16BE(value, 6 + index * 12 + at * 2));
  const table = Buffer.concat([names, text]);
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const whole = Buffer.concat([font, padding, table]);
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === 'name') {
      whole.writeUInt32BE(font.length + padding.length, entry + 8);
      whole.writeUInt32BE(table.length, entry + 12);
    }
  return whole;
}

const korean =
  [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x370, 0x3ff],
    [0x400, 0x45f],
    [0x2010, 0x2027],
    [0x2030, 0x203e],
    [0x3131, 0x318e],
    [0xac00, 0xd7a3],
  ]
    .map(([first, last]) => between(first, last))
    .join('') + '€₩→←';
const signs = between(0x3000, 0x303f) + between(0xff01, 0xffee);

const packs = [
  { file: 'korean', source: '@embedpdf/fonts-kr', font: 'NotoSansKR-Bold.otf', letters: korean },
  {
    file: 'japanese',
    source: '@embedpdf/fonts-jp',
    font: 'NotoSansJP-Bold.otf',
    letters: signs + between(0x3041, 0x30ff) + ideographs('shift_jis', [0x88, 0xea], [0x40, 0xfc]),
  },
  {
    file: 'chinese',
    source: '@embedpdf/fonts-sc',
    font: 'NotoSansHans-Bold.otf',
    letters: signs + ideographs('gbk', [0xb0, 0xf7], [0xa1, 0xfe]),
  },
];

mkdirSync(target, { recursive: true });
for (const { file, source, font, letters } of packs) {
  const whole = readFileSync(join(packageFolder(source), 'fonts', font));
  const part = await subsetFont(whole, letters, { targetFormat: 'sfnt', noLayoutClosure: true });
  writeFileSync(join(target, `${file}.otf.br`), brotliCompressSync(renamed(Buffer.from(part), `moyeo-${file}`)));
}
writeFileSync(join(target, 'OFL.txt'), readFileSync(join(packageFolder('@embedpdf/fonts-kr'), 'LICENSE')));
