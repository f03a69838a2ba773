import { previewSize } from '#shared/destination/cover.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import { fontFamily } from './fonts.ts';

/** A picture as SVG, with the text in it and the language that chooses the fonts. */
export interface Drawing {
  svg: string;
  text: string;
  language: Language;
}

export const paint = {
  ground: '#014f3d',
  white: '#ffffff',
  soft: '#9edacf',
  bright: '#8ceecd',
  pale: '#d7f3e9',
  heart: '#dd4b18',
} as const;

/** A line of text at its baseline, in pixels. */
export const textAt = (x: number, y: number, size: number, fill: string, text: string): string =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${fill}">${escapeMarkup(text)}</text>`;

/**
 * Lines below each other around a middle, in pixels.
 * @returns the markup, and the baselines of the first and the last line
 */
export function block(x: number, middle: number, size: number, fill: string, lines: readonly string[]) {
  const step = size * 1.2;
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.36;
  return {
    svg: lines.map((line, index) => textAt(x, first + index * step, size, fill, line)).join(''),
    first,
    last: first + (lines.length - 1) * step,
  };
}

const marks = {
  ko: '<rect x="6" y="4.5" width="15" height="11.5" rx="3.2"/><path d="M13.5 16v9.5M2.5 26h22"/><circle cx="36.4" cy="15.2" r="6.6"/><path d="M52 3v26.5M43 11.9h9M43 18.5h9"/>',
  latin:
    '<path d="M3 22V9.5M3 14.2C3 11 5.4 9 8.2 9S13 11 13 14v8M13 14c0-3 2.4-5 5.2-5S23 11 23 14v8"/><circle cx="36.2" cy="15.6" r="6.6"/><path d="m49 9.2 6.2 12.4M61.4 9.2l-7.8 17.2q-1 2.2-3.6 2.2"/><path d="M68 15.6h12.6a6.6 6.6 0 1 0-2 4.8"/><circle cx="93.6" cy="15.6" r="6.6"/>',
} as const;

/** The product's name, at the foot of every picture. */
const wordmark = (language: Language): string =>
  `<g transform="translate(72 528) scale(1.1875)" fill="none" stroke="${paint.white}" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round">${marks[language === 'ko' ? 'ko' : 'latin']}</g>`;

/** The whole picture of a link preview. */
export function drawing(language: Language, text: readonly string[], inner: string): Drawing {
  const { width, height } = previewSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${fontFamily(language)}" font-weight="700"><rect width="${width}" height="${height}" fill="${paint.ground}"/>${inner}${wordmark(language)}</svg>`;
  return { svg, text: text.join(' '), language };
}
