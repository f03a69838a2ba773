import type { InputOf, IntentName } from '#shared/contract/intents.ts';
import { intents } from '#shared/contract/intents.ts';
import type { OutboxEntry } from '#app/local/db.ts';

export interface Refused<N extends IntentName> {
  mid: string;
  code: string | undefined;
  input: InputOf<N>;
  madeAt: number;
}

/** This member's answers of one kind that the server did not take, the latest first. */
export function refusedAnswers<N extends IntentName>(parked: readonly OutboxEntry[], name: N, memberId: string): Refused<N>[] {
  return parked
    .flatMap((entry): Refused<N>[] => {
      if (entry.name !== name || entry.memberId !== memberId) return [];
      const { data } = intents[name].input.safeParse(entry.input);
      return data === undefined ? [] : [{ mid: entry.mid, code: entry.code, input: data as InputOf<N>, madeAt: entry.madeAt }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}
