import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import type { GroupForProposal } from '#app/local/group/proposals.ts';
import { groupPeople, groupProgress } from '#app/parts/trip/group-people.ts';
import { useCityVerdict } from '#app/parts/trip/use-city-verdict.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { fitCounts } from './fit-counts.ts';
import { Faces, fitSentence } from './fit-faces.tsx';

/** For how many of a group a city is good; nothing before three have answered. */
export function ProposedFit({ group: { group }, destinationId }: { group: GroupForProposal; destinationId: string }) {
  const { t, language } = useText();
  const catalogue = useCatalogue();
  const city =
    catalogue.kind === 'ready' ? catalogue.value.core.cities.find(({ id }) => id === destinationId) : undefined;
  const verdict = useCityVerdict(group, city);
  if (!verdict || verdict.fit.length < MIN_CONTRIBUTORS) return null;
  const { counted } = groupProgress(groupPeople(group.view, group.groupId, group.waiting));
  const counts = fitCounts(verdict.fit, counted.length);
  return (
    <Callout tone="plain" icon={null}>
      <div className="stack gap-2">
        <p>{fitSentence(t, language, counts)}</p>
        <div aria-hidden="true">
          <Faces counts={counts} />
        </div>
      </div>
    </Callout>
  );
}
