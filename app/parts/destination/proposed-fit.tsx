import type { City } from '#shared/destination/schema.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import type { GroupForProposal } from '#app/local/group/proposals.ts';
import { groupPeople, groupProgress } from '#app/parts/trip/group-people.ts';
import { currencyHere } from '#app/parts/trip/reader-currency.ts';
import { useCityVerdict } from '#app/parts/trip/use-city-verdict.ts';
import { formatSentences } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { vars } from '#app/ui/vars.ts';
import { fitCounts } from './fit-counts.ts';
import { Faces, fitSentence } from './fit-faces.tsx';
import { proposedWords } from './proposed-words.ts';

/** For how many of a group a city is good, how far it is and what it costs; nothing before three have answered. */
export function ProposedFit({ group: { group }, city }: { group: GroupForProposal; city: City }) {
  const { t, language } = useText();
  const verdict = useCityVerdict(group, city);
  if (!verdict || verdict.fit.length < MIN_CONTRIBUTORS) return null;
  const { counted } = groupProgress(groupPeople(group.view, group.groupId, group.waiting));
  const counts = fitCounts(verdict.fit, counted.length);
  const words = proposedWords(t, language, verdict.facts, counted.length, currencyHere(language, group));
  return (
    <Callout icon={null}>
      <div className="stack gap-2">
        <p>
          <b>{fitSentence(t, language, counts)}</b>
        </p>
        {words.length > 0 && <p>{formatSentences(language, words)}</p>}
        <div aria-hidden="true" style={vars({ '--fair-face': 'var(--surface)' })}>
          <Faces counts={counts} />
        </div>
      </div>
    </Callout>
  );
}
