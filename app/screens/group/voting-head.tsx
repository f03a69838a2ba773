import { frontier } from '#shared/dates/frontier.ts';
import { openStation } from '#shared/decision/stage.ts';
import type { ChosenPlace } from '#shared/decision/schema.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { laterOptional } from '#app/ui/later.tsx';
import { StateHead } from './state-head.tsx';

/** Its name in the reader's language is the catalogue's. */
const ChosenName = laterOptional<{ place: ChosenPlace }>(() => import('./chosen-name.tsx').then((m) => m.ChosenName));

/** Where a group that votes stands, and what is voted for. */
export function VotingHead({ trip }: { trip: TripState }) {
  const { t, language } = useText();
  const today = useToday();
  const { overview, asks, act, fixedPlace } = trip;
  const station = openStation(asks, act?.data);
  const [best] = frontier(overview.dates);
  const title = trip.isAgain
    ? t('trip.reopened.title')
    : t(station === 'places' ? 'trip.places.title' : 'trip.dates.title');
  const text = trip.isAgain
    ? t(station === undefined ? 'trip.reopened.textOwn' : 'trip.reopened.text', { name: act?.data.actorName ?? '' })
    : station === 'places'
      ? t('trip.places.text')
      : best && best.present.length === overview.counted.length
        ? t('trip.dates.all', { range: formatTrip(language, best, today), count: best.present.length })
        : t('trip.dates.several');
  const place = fixedPlace && (fixedPlace.id === null ? fixedPlace.name : <ChosenName place={fixedPlace} />);
  return <StateHead trip={trip} place={place} title={title} text={text} />;
}
