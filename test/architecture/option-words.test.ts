import { expect, test } from 'vitest';
import { texts } from '#test/builders/texts.ts';
import { languages } from '#shared/kernel/languages.ts';

/** The key of an answer's word, by the key of the option that was chosen, where they differ. */
const durations = { '1-3': 'short', '4-7': 'week', '8-14': 'fortnight', '15+': 'long' } as const;
const bands = { very_relaxed: 'b0', relaxed: 'b1', balanced: 'b2', active: 'b3', very_active: 'b4' } as const;

/** A word may stand at the beginning of a line or within it. */
const same = (word: string | undefined): string => (word ?? '').toLowerCase();

for (const language of languages) {
  test(`answers are read back in the words of the options in ${language}`, () => {
    const { preferences: options, answers } = texts[language];
    for (const topic of ['purpose', 'style', 'destination', 'schedule', 'food', 'experience'] as const) {
      const words: Record<string, string> = answers[topic];
      for (const [key, word] of Object.entries(options[topic]))
        expect(same(words[key]), `${topic} ${key}`).toBe(same(word));
    }
    for (const [key, name] of Object.entries(durations))
      expect(same(answers.duration[name]), key).toBe(same(options.bucket[key as keyof typeof durations]));
    for (const [key, name] of Object.entries(bands))
      expect(same(answers.activity.band[name]), key).toBe(same(options.activity[key as keyof typeof bands]));
  });
}
