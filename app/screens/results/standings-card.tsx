import { tallyOptions } from '#shared/statistics/tally.ts';
import { dateOptions } from '#shared/vote/date-options.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { stayName } from '#app/parts/trip/trip-dates.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { laterOptional } from '#app/ui/later.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import type { GroupResultsData } from './read-results.ts';
import { Standing } from './standing.tsx';
import { typeName } from '#app/parts/trip/vote-words.ts';

/** The names of places are the catalogue's. */
const StandingPlaces = laterOptional(() => import('./standing-places.tsx').then((m) => m.StandingPlaces));

/** The present votes, read-only; voting has a tab of its own. */
export function StandingsCard({
  view,
  results,
  onVote,
  isLoggedIn,
  isOver,
}: {
  view: GroupOnDevice['view'];
  results: GroupResultsData;
  onVote: () => void;
  isLoggedIn: boolean;
  /** Nobody votes any more. */
  isOver: boolean;
}) {
  const { t, language } = useText();
  const today = useToday();
  const isOffline = useReach() === 'offline';
  const { dates, dateVotes, typeVotes, placeVotes, people } = results;
  const cast = [...dateVotes, ...typeVotes, ...placeVotes];
  const votes = (count: number) => t('results.votes', { count });
  const drawnAs = (what: string, count: number) => {
    const extra = cast.filter((vote) => vote.option === what && vote.isWaiting).length;
    return { count: count - extra, extra };
  };
  const days = dateOptions(dates, dateVotes)
    .filter((one) => one.voters.length > 0)
    .map(({ option, window, voters: { length } }) => ({
      id: option,
      label: stayName(language, window ?? { start: option, end: option }, today),
      ...drawnAs(option, length),
      value: votes(length),
    }));
  const types = tallyOptions(typeVotes, voteTypes).map(({ option, headCount }) => ({
    id: option,
    label: typeName(t, option),
    ...drawnAs(option, headCount),
    value: votes(headCount),
  }));
  return (
    <Card as="section" className="stack" aria-labelledby="results-standings">
      <h2 className="title-3" id="results-standings">
        {t('results.standings.title')}
      </h2>
      {cast.length === 0 ? (
        <p className="small soft">{t('results.standings.none')}</p>
      ) : (
        <>
          <Standing title={t('results.standings.dates')} items={days} votes={dateVotes} people={people} />
          <Standing title={t('results.standings.types')} items={types} votes={typeVotes} people={people} />
          {placeVotes.length > 0 && <StandingPlaces view={view} votes={placeVotes} people={people} />}
          {days.length + types.length > 0 && (
            <TableTwin
              summary={t('group.tastes.table')}
              caption={t('results.standings.title')}
              head={[t('results.standings.what'), t('results.standings.count')]}
              rows={[...days, ...types].map((one) => [one.label, one.value])}
            />
          )}
          {isOffline && cast.some((vote) => vote.isWaiting) && <p className="note">{t('results.vote.onlyHereText')}</p>}
        </>
      )}
      <Button variant={isLoggedIn && !isOver ? 'action' : 'quiet'} wide onClick={onVote}>
        {isLoggedIn ? t(isOver ? 'results.standings.see' : 'results.standings.go') : t('results.login.enter')}
      </Button>
    </Card>
  );
}
