import { expect, test } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { sentenceOf } from '#server/push/words.ts';
import { languages } from '#shared/kernel/languages.ts';

/** The organiser may open the choice of days before all have answered: "everyone has answered" would then be false. */
test.each(languages)('%s: the message that answers are in says how many, not that they are all', (language) => {
  for (const asksDates of [true, false]) {
    const said = sentenceOf({ kind: 'answered', id: 'turn:1', isFor: () => true, count: 3, asksDates }, language, core);
    expect(said).toContain('3');
    expect(said).not.toMatch(/everyone|모두|全員|都答完|los 3|las 3|les 3/i);
  }
});
