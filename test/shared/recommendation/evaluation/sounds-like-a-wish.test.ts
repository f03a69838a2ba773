import { expect, test } from 'vitest';
import { judged } from '#shared/recommendation/names-in.ts';
import { soundsLikeAWish } from '#shared/recommendation/sounds-like-a-wish.ts';
import { wishFeatures } from '#shared/recommendation/wish-features.ts';
import { isHeldOut, isWelcome, readSentences, type Sentence } from '#test/evaluation/stance/sentences.ts';

const heldOut = readSentences().filter(isHeldOut);
const heard = ({ text, start, end }: Sentence): boolean => soundsLikeAWish(text, start, end);
const shareOf = (sentences: readonly Sentence[], is: (one: Sentence) => boolean): number =>
  sentences.filter(is).length / sentences.length;

test('of sentences that were not learnt from, a part of those that want no place is heard so, and few wishes are missed, in every language', () => {
  for (const language of new Set(heldOut.map((one) => one.language))) {
    const sentences = heldOut.filter((one) => one.language === language);
    expect(sentences.length).toBeGreaterThan(300);
    expect(
      shareOf(
        sentences.filter((one) => !isWelcome(one)),
        (one) => !heard(one),
      ),
    ).toBeGreaterThan(0.12);
    expect(shareOf(sentences.filter(isWelcome), heard)).toBeGreaterThan(0.9);
  }
});

test('a name that stands alone is a wish: in doubt nothing is taken away', () => {
  for (const name of ['오사카', 'Osaka', '大阪', 'Lisboa', 'Lisbonne'])
    expect(soundsLikeAWish(name, 0, name.length)).toBe(true);
});

test('what is said in another sentence says nothing of a place', () => {
  const [one, other] = ['Lisbon please.', 'My in-laws live there and the flights cost a fortune.'];
  const features = wishFeatures(`${one} ${other}`, 0, 6);
  expect(features).toEqual(wishFeatures(one, 0, 6));
});

test('a name counts the same whatever place it is', () => {
  const features = (place: string) => wishFeatures(`We could do ${place} again next year`, 12, 12 + place.length);
  expect(features('Rome')).toEqual(features('Ulaanbaatar'));
});

test('where a rule has heard a refusal or a visit nothing else is asked, and a list shares what it sounds like', () => {
  const judge = (text: string, names: readonly string[], isWish: boolean) => {
    const places = names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }));
    return judged(places, text, () => isWish).map(({ sense }) => sense);
  };
  expect(judge('Anywhere but Rome', ['Rome'], true)).toEqual(['refused']);
  expect(judge('Rome was fun last year', ['Rome'], true)).toEqual(['seen']);
  expect(judge('Rome and Oslo', ['Rome', 'Oslo'], false)).toEqual(['none', 'none']);
  expect(judge('Rome and Oslo', ['Rome', 'Oslo'], true)).toEqual(['wanted', 'wanted']);
});
