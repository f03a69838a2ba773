import { useMemo } from 'react';
import { hasName, typedPlaces } from '#shared/vote/typed-places.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { namedPlace } from '#app/parts/destination/named-place.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import type { LiveVote } from '#app/parts/trip/read-votes.ts';
import { useText } from '#app/text/text.ts';
import { Standing } from './standing.tsx';

/** The places with most votes; nothing while their names are not here. */
export function StandingPlaces({
  view,
  votes,
  people,
}: {
  view: GroupOnDevice['view'];
  votes: readonly LiveVote<string>[];
  people: readonly GroupPerson[];
}) {
  const { t, language } = useText();
  const catalogue = useCatalogue();
  const places = useMemo(() => {
    if (catalogue.kind !== 'ready') return [];
    const typed = typedPlaces(view);
    return [...new Set(votes.map((one) => one.option))]
      .filter((option) => hasName(typed, option))
      .map((option) => ({
        id: option,
        label: typed.get(option)?.name ?? namedPlace(catalogue.value, language, option).name,
        count: votes.filter((one) => one.option === option).length,
        extra: votes.filter((one) => one.option === option && one.isWaiting).length,
      }))
      .sort((a, b) => b.count - a.count);
  }, [catalogue, view, language, votes]);
  if (places.length === 0) return null;
  return (
    <Standing
      title={t('results.standings.places')}
      items={places.map(({ count, extra, ...one }) => ({
        ...one,
        count: count - extra,
        extra,
        value: t('results.votes', { count }),
      }))}
      votes={votes}
      people={people}
    />
  );
}
