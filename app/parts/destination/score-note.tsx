import { formatMonthOf, formatSentences } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { useDestinationAddress } from './address.ts';

/** What the scores of a list are made of. */
export function ScoreNote() {
  const { t, language } = useText();
  const {
    filters: { month },
  } = useDestinationAddress();
  const basis =
    month === null ? t('explore.scoreNote') : t('explore.scoreNoteMonth', { month: formatMonthOf(language, month) });
  return <p className="note">{formatSentences(language, [basis, t('explore.facts.noteFlight')])}</p>;
}
