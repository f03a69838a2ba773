import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#shared/kernel/languages.ts';
import { z } from '#shared/kernel/z.ts';
import { fnv1a } from '#shared/recommendation/tie-break.ts';

const line = z.strictObject({
  text: z.string(),
  place: z.string(),
  stance: z.enum(['want', 'refuse', 'seen', 'home', 'neutral', 'open']),
});

/** A text, where the place stands in it, and what the text says of it by the one who wrote it. */
export interface Sentence {
  language: string;
  text: string;
  start: number;
  end: number;
  stance: z.infer<typeof line>['stance'];
}

const folder = import.meta.dirname;

/**
 * Those for training, or (`test-`) those that other people wrote, or the same ones at the end, to be as different as
 * they could.
 */
export function readSentences(kind: '' | 'test-' = ''): Sentence[] {
  return languages.flatMap((language) => {
    const file = join(folder, 'sentences', `${kind}${language}.jsonl`);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((one): Sentence => {
      const { text: written, place: name, stance } = line.parse(JSON.parse(one));
      const [text, place] = [written.normalize('NFKC'), name.normalize('NFKC')];
      const start = text.indexOf(place);
      if (start < 0) throw new Error(`${place} is not in: ${text}`);
      return { language, text, start, end: start + place.length, stance };
    });
  });
}

/** A fifth, by the text, so that two places of one text are on one side. */
export const isHeldOut = ({ text }: Pick<Sentence, 'text'>): boolean => fnv1a(text) % 5 === 0;
/** Whether the writer would be content with the place. */
export const isWelcome = ({ stance }: Pick<Sentence, 'stance'>): boolean => stance === 'want' || stance === 'open';
