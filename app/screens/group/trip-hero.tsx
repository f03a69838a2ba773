import { daysBetween } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { City } from '#shared/destination/schema.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { isLatin } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { vars } from '#app/ui/vars.ts';
import { laterOptional } from '#app/ui/later.tsx';
import { drawnComers, type Comer } from './comers.ts';
import css from './trip-hero.module.css';
import { tripDays } from './trip-days.ts';

const TripDrawing = laterOptional(() => import('./trip-drawing.tsx').then((m) => m.TripDrawing));

/** A name of so many letters has a line to itself at every width. */
const unbroken = 16;

interface TripHeroProps {
  dates: DateRange | null;
  place: string | undefined;
  city: City | undefined;
  /** Nothing stands in the ring in the place's stead for the moment. */
  isPlaceComing: boolean;
  comers: readonly Comer[];
  /**
   * How many the place suits well, and how many voted for it. `undefined`: it is not known yet whom it suits, and the
   * place of the line is kept.
   */
  suits: number | undefined;
  votes: number;
  isReopened: boolean;
  /** What was chosen before is chosen again. */
  isAgain: boolean;
  /** No time is counted: others do not know of it, or the group was deleted. */
  isUncounted: boolean;
  /** A group with questions of its own need not travel. */
  isCustom: boolean;
}

/** Dates, place and everybody's way to it. */
export function TripHero({
  dates,
  place,
  city,
  isPlaceComing,
  comers,
  suits,
  votes,
  isReopened,
  isAgain,
  isUncounted,
  isCustom,
}: TripHeroProps) {
  const { t, language } = useText();
  const today = useToday();
  // A line breaks nowhere inside the dates; of Latin letters, which are wider, behind the dash.
  const said = dates && formatTrip(language, dates, today).replace(/[-–—]/g, '\u2060$&\u2060');
  const range = said && (isLatin(language) ? said.replaceAll(/\s/g, '\u00a0').replace('\u2060\u00a0', ' ') : said);
  const name = place && place.length <= unbroken ? place.replaceAll(' ', '\u00a0') : place;
  const title = range && name ? t('trip.our.titleBoth', { range, place: name }) : (range ?? name ?? '');
  const badge = isAgain
    ? t('trip.our.reopened')
    : dates && !isUncounted
      ? countdown(t, dates, today, isCustom)
      : undefined;
  const Title = isReopened ? 'h2' : 'h1';
  return (
    <section className={css.trip} aria-labelledby="trip">
      <div className={css.in}>
        <div className={css.top}>
          <Title className={css.title} id="trip" tabIndex={-1}>
            {title}
            {dates && <small>{tripDays(t, language, dates, isCustom)}</small>}
          </Title>
          {badge && <p className={css.badge}>{badge}</p>}
        </div>
        <div className={css.drawn} style={vars({ '--rows': drawnComers(comers).length })}>
          <TripDrawing comers={comers} dates={isPlaceComing ? null : dates} city={city} />
        </div>
        {suits !== 0 && (
          <p className={css.why} aria-busy={suits === undefined}>
            {suits === undefined
              ? '\u00a0'
              : votes > 0
                ? t('trip.our.chosen', { suits, votes })
                : t('fit.some', { count: suits })}
          </p>
        )}
      </div>
    </section>
  );
}

function countdown(t: Translate, dates: DateRange, today: string, isCustom: boolean): string {
  const left = daysBetween(today, dates.start);
  if (left > 0) return t('trip.our.left', { count: left });
  const when = left === 0 ? 'today' : daysBetween(today, dates.end) >= 0 ? 'during' : 'over';
  return t(`trip.our.${isCustom ? 'own.' : ''}${when}`, { day: 1 - left });
}
