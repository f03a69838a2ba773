import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judged, placesIn } from '#shared/recommendation/names-in.ts';
import { soundsLikeAWish } from '#shared/recommendation/sounds-like-a-wish.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { fitWishes } from './fit.ts';
import { packed } from './pack.ts';
import { isHeldOut, isWelcome, readSentences, type Sentence } from './sentences.ts';

const seed = 20_261_126;
/** Features: more of them hear hardly better, and are more to load. */
const kept = 2500;
const file = join(import.meta.dirname, '../../../shared/recommendation/wish-weights.ts');

/** `npm run evaluate stances train`: writes the weights anew, from the sentences that are not held out. */
export function trainStances(say: (line: string) => void): void {
  const sentences = readSentences().filter((one) => !isHeldOut(one));
  const text = packed(fitWishes(sentences, seed, kept));
  writeFileSync(
    file,
    `/** Written by \`npm run evaluate stances train\`; how it is read: \`sounds-like-a-wish.ts\`. */\nexport const packed =\n  '${text}';\n`,
  );
  say(`trained on ${sentences.length} sentences, ${text.length} characters`);
}

/** `npm run evaluate stances`: how many places are heard as their writer meant them, as welcome or not. */
export function evaluateStances(say: (line: string) => void): void {
  say(
    'heard as welcome or not, as the writer meant it     rules alone         alone          both   welcome ones missed, rules alone; both',
  );
  const held = readSentences().filter(isHeldOut);
  const others = readSentences('test-');
  for (const [name, sentences] of [
    ['held out', held],
    ['written apart', others],
  ] as const) {
    for (const language of new Set(sentences.map((one) => one.language)))
      line(
        `${name}, ${language}`,
        sentences.filter((one) => one.language === language),
        say,
      );
    line(name, sentences, say);
  }
}

type Heard = (one: Sentence) => boolean;
const byRules: Heard = (one) => isHeard(one, () => true);
const alone: Heard = ({ text, start, end }) => soundsLikeAWish(text, start, end);
const byBoth: Heard = (one) => isHeard(one, soundsLikeAWish);

/** Places of the catalogue beside the sentence's own end what is said of it. */
function isHeard({ text, start, end }: Sentence, isWish: typeof soundsLikeAWish): boolean {
  const others = placesIn(text, core).filter((one) => one.end <= start || one.start >= end);
  const places = [...others, { start, end }].sort((a, b) => a.start - b.start);
  const sense = judged(places, text, isWish).find((one) => one.start === start)?.sense;
  return sense === 'wanted' || sense === 'open';
}

function line(name: string, sentences: readonly Sentence[], say: (line: string) => void): void {
  const welcome = sentences.filter(isWelcome);
  const right = (heard: Heard) => sentences.filter((one) => heard(one) === isWelcome(one)).length;
  const missed = (heard: Heard) => welcome.filter((one) => !heard(one)).length;
  const cells = [byRules, alone, byBoth].map((heard) => `${right(heard)}/${sentences.length}`.padStart(14)).join('');
  say(`${name.padEnd(49)}${cells}   ${missed(byRules)}, ${missed(byBoth)} of ${welcome.length}`);
}
