import { Resvg } from '@resvg/resvg-wasm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { drawing, textAt } from '#server/pictures/drawing.ts';
import { drawable, fontsFor } from '#server/pictures/fonts.ts';
import { fit, lineWidth } from '#server/pictures/lines.ts';
import { renderer } from '#test/worlds/svg-renderer.ts';
import { words as sentences } from '#server/pictures/words.ts';

const words = fc.constantFrom(
  '대학',
  '동기들과',
  '봄여행',
  '卒業十周年',
  'いっしょに',
  '毕业旅行',
  'Anniversaire',
  'WWWMMM',
  'extraordinairement',
  'El',
  'ñandú',
  '2027',
  'iii',
  '&',
);
const names = fc.array(words, { minLength: 1, maxLength: 20 }).map((all) => all.join(' '));

describe('lines of a picture', () => {
  it('are never wider than the column, never more than asked for, and lose words only in the smallest size', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 3 }), (name, most) => {
        const { size, lines } = fit(name, 600, [100, 70, 50], most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(lineWidth(line, size)).toBeLessThanOrEqual(600);
        const said = lines.join('').replaceAll(' ', '');
        if (said.endsWith('…'))
          expect([size, name.replaceAll(' ', '').startsWith(said.slice(0, -1))]).toEqual([50, true]);
        else expect(said).toBe(name.replaceAll(' ', ''));
      }),
    );
  });

  it('begin with no closing mark, and are fewer where a slightly smaller size allows it', () => {
    expect(fit('说了好久的旅行，这次真的出发', 650, [84, 68], 2)).toEqual({
      size: 68,
      lines: ['说了好久的旅行，', '这次真的出发'],
    });
    expect(fit('どこへ行きますか', 650, [100, 80, 60], 2)).toEqual({ size: 80, lines: ['どこへ行きますか'] });
  });

  describe('as they are drawn', () => {
    const drawnWidth = (text: string, language: Language) => {
      const { svg } = drawing(language, [text], '');
      const only = svg.replace(/<rect.*<\/g>/, textAt(0, 100, 50, '#fff', text));
      const drawn = new Resvg(only, { font: { loadSystemFonts: false, fontBuffers: fontsFor(text, language) } });
      const width = drawn.getBBox()?.width ?? 0;
      drawn.free();
      return width;
    };
    beforeAll(async () => {
      await renderer();
    });

    it.each([
      ['ko', '대학 동기들과 봄 여행'],
      ['en', 'College friends, spring trip'],
      ['ja', '大学時代の友人と行く卒業旅行'],
      ['zh', '大学同学毕业十周年直走骨干旅行'],
      ['es', 'Cumpleaños de la abuela en San Cristóbal'],
      ['fr', 'Été à la montagne : Œuvres & cousins éloignés'],
    ] as const)('in %s take no more than their measure, and more than two thirds of it', (language, text) => {
      const drawn = drawnWidth(text, language);
      expect(drawn).toBeLessThanOrEqual(lineWidth(text, 50) * 1.02);
      expect(drawn).toBeGreaterThan((lineWidth(text, 50) * 2) / 3);
    });

    it('have letters of Japan, China, Korea and Europe in every language', () => {
      expect(languages.map((one) => drawnWidth('あ各骨가é', one) > 4 * 50)).toEqual(languages.map(() => true));
    });
  });
});

it('nothing is left out of what pictures say in the six languages', () => {
  for (const language of languages)
    for (const sentence of Object.values(sentences[language]))
      expect(drawable(sentence)).toBe(sentence.replace(/\s/g, ' '));
});

it('a narrow space and a line break are spaces', () => {
  expect(drawable('Paris\u202f! Ou\nLyon')).toBe('Paris ! Ou Lyon');
});

it('what no font has is left out', () => {
  expect([drawable('봄 여행 🎉'), drawable('🎉👨‍👩‍👧'), drawable('A\u0007B')]).toEqual(['봄 여행', '', 'AB']);
});
