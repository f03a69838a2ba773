import { daysBetween } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { City } from '#shared/destination/schema.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { LocatorMap } from '#app/parts/destination/locator-map.tsx';
import type { Comer } from '#app/parts/trip/trip-state.ts';
import { formatList, isLatin } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { cx } from '#app/ui/cx.ts';
import { personColor } from '#app/ui/person-hue.ts';
import { vars } from '#app/ui/vars.ts';
import css from './our-trip.module.css';
import { tripDays } from './trip-days.ts';

/** Up to this many people have a route with their name. */
const mostRoutes = 12;
/** Height of one route in the drawing's own units. */
const row = 31;
/** A name of so many letters has a line to itself at every width. */
const unbroken = 16;

interface TripHeroProps {
  dates: DateRange | null;
  place: string | undefined;
  city: City | undefined;
  /** Nothing stands in the ring in the place's stead for the moment. */
  isPlaceComing: boolean;
  comers: readonly Comer[];
  /** How many the place suits well, and how many voted for it. */
  suits: number;
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
        <Drawing comers={comers} dates={isPlaceComing ? null : dates} city={city} />
        {suits > 0 && (
          <p className={css.why}>
            {votes > 0 ? t('trip.our.chosen', { suits, votes }) : t('fit.some', { count: suits })}
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

function Drawing({ comers, dates, city }: Pick<TripHeroProps, 'comers' | 'dates' | 'city'>) {
  const { t, language } = useText();
  const coming = comers.filter((one) => one.state === 'coming');
  const open = comers.filter((one) => one.state === 'open' || one.state === 'again');
  // Whoever does not come has no way to draw, and is listed below.
  const drawn = comers.filter((one) => one.state !== 'away');
  const going = t('trip.our.going', { count: coming.length });
  const label =
    open.length === 0
      ? going
      : t('trip.our.drawing', {
          going,
          open: formatList(
            language,
            open.map((one) => one.person.name),
          ),
        });
  const ring = (
    <div className={css.ring}>
      {city ? (
        <LocatorMap src={city.coverImage} square="narrow" className={css.map} city={city} />
      ) : (
        <b>{dates ? Number(dates.start.slice(8)) : ''}</b>
      )}
    </div>
  );
  if (drawn.length === 0 || drawn.length > mostRoutes)
    return (
      <div className={css.crowd} role="group" aria-label={label}>
        <p className="title-3">{going}</p>
        {ring}
      </div>
    );
  const middle = (drawn.length * row) / 2;
  return (
    <div className={css.draw} style={vars({ '--rows': drawn.length })} role="group" aria-label={label}>
      <ul className={css.who}>
        {drawn.map(({ person, state }) => (
          <li key={person.id} className={cx(state !== 'coming' && css.open)}>
            <Avatar name={person.name} hue={person.hue} size="small" waiting={state !== 'coming'} />
            <span>{person.name}</span>
          </li>
        ))}
      </ul>
      <svg
        className={css.routes}
        viewBox={`0 0 100 ${drawn.length * row}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {drawn.map(({ person, state }, index) => {
          const y = index * row + row / 2;
          return (
            <path
              key={person.id}
              className={cx(state !== 'coming' && css.open)}
              stroke={state === 'coming' ? personColor(person.hue) : undefined}
              d={`M4 ${y}C58 ${y} 44 ${middle} 100 ${middle + 0.01}`}
            />
          );
        })}
      </svg>
      {ring}
    </div>
  );
}
