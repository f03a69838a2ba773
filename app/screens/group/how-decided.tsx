import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { DecisionAct } from '#shared/decision/schema.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatDate } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './our-trip.module.css';
import { Route } from './state-head.tsx';
import { useChosenName } from './use-chosen-name.ts';

/** The way that led here, and every act: nothing of it is deleted. */
export function HowDecided({ trip }: { trip: TripState }) {
  const { t, language } = useText();
  const fixedPlace = useChosenName(trip.fixedPlace);
  const newestFirst = [...trip.acts].reverse();
  return (
    <Card as="section" className="stack gap-5" aria-labelledby="how">
      <h2 className="title-3" id="how">
        {t('trip.our.how')}
      </h2>
      {trip.stage === 'decided' && <Route trip={trip} place={fixedPlace} />}
      <ol className={css.feed}>
        {newestFirst.map(({ id, data }, index) => {
          const isPast = index > 0 && data.kind === 'confirm';
          return (
            <li key={id}>
              <span className={cx(css.dot, data.kind !== 'confirm' && css.openDot)} aria-hidden="true">
                {data.kind === 'reopen' ? <RotateCcw className="icon" /> : <Check className="icon" />}
              </span>
              <p>
                <Choice act={data} isPast={isPast} trip={trip} />
                <span className="small">
                  {data.kind === 'confirm' || data.kind === 'reopen'
                    ? t(`trip.history.${data.kind}`, { name: data.actorName })
                    : t(`trip.history.${data.kind}`)}
                </span>
                {data.word && <span className="small">“{data.word}”</span>}
              </p>
              <time className="note" dateTime={new Date(data.at).toISOString()}>
                {formatDate(language, data.at)}
              </time>
            </li>
          );
        })}
      </ol>
      <ButtonLink variant="edge" size="small" to={paths.results(trip.overview.data.shareUrl)}>
        {t(trip.overview.isCustom ? 'group.own.all' : 'trip.our.votes')}
      </ButtonLink>
    </Card>
  );
}

/**
 * `4월 2~5일, 다낭` of what an act fixes; nothing of what it opens. Of a past one only what does not stand any more is
 * struck out.
 */
function Choice({ act: { kind, dates, place }, isPast, trip }: { act: DecisionAct; isPast: boolean; trip: TripState }) {
  const { t, language } = useText();
  const today = useToday();
  const name = useChosenName(place);
  if (kind === 'reopen' || kind === 'open') return null;
  const range = dates ? formatTrip(language, dates, today) : undefined;
  const { fixedDates, fixedPlace } = trip;
  const areDatesKept = dates?.start === fixedDates?.start && dates?.end === fixedDates?.end;
  const isPlaceKept = (place?.id ?? place?.name) === (fixedPlace?.id ?? fixedPlace?.name);
  const Dates = areDatesKept ? 'span' : 'del';
  const Place = isPlaceKept ? 'span' : 'del';
  const what = range && name ? t('trip.our.titleBoth', { range, place: name }) : (range ?? name);
  if (!isPast) return what && <b>{what}</b>;
  if (range && name && areDatesKept !== isPlaceKept)
    return (
      <>
        <Dates>{range}</Dates>
        {' · '}
        <Place>{name}</Place>
      </>
    );
  const What = range ? Dates : Place;
  return what && <What>{what}</What>;
}
