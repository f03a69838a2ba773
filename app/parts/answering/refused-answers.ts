import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';

export interface Refused<N extends MutationName> {
  mutationId: string;
  code: string | undefined;
  input: InputOf<N>;
  madeAt: number;
}

/** This member's answers of one kind that the server rejected, the latest first. */
export function refusedAnswers<N extends MutationName>(
  rejected: readonly OutboxEntry[],
  name: N,
  memberId: string,
): Refused<N>[] {
  return rejected
    .flatMap((entry): Refused<N>[] => {
      if (entry.name !== name || entry.memberId !== memberId) return [];
      const { data } = mutationDefinitions[name].input.safeParse(entry.input);
      return data === undefined
        ? []
        : [{ mutationId: entry.mutationId, code: entry.code, input: data as InputOf<N>, madeAt: entry.madeAt }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}
