import type { VoteType } from '#shared/vote/schema.ts';
import type { Translate } from '#app/text/text.ts';

/** The survey's word, or the vote's own for the three that only it offers. */
export function typeName(t: Translate, type: VoteType): string {
  return type === 'adventure' || type === 'culture' || type === 'nature'
    ? t(`answers.voteType.${type}`)
    : t(`survey.types.${type}`);
}
