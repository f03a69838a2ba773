import type { DateRange } from '#shared/calendar/date-range.ts';
import type { City } from '#shared/destination/schema.ts';
import { LocatorMap } from '#app/parts/destination/locator-map.tsx';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { cx } from '#app/ui/cx.ts';
import { personColor } from '#app/ui/person-hue.ts';
import css from './trip-drawing.module.css';
import { drawnComers, type Comer } from './comers.ts';

/** Height of one route in the drawing's own units. */
const row = 31;

interface TripDrawingProps {
  comers: readonly Comer[];
  /** Their first day stands in the ring of a place without a map. */
  dates: DateRange | null;
  city: City | undefined;
}

/** Everybody's way to the place; of very many people their number. */
export function TripDrawing({ comers, dates, city }: TripDrawingProps) {
  const { t, language } = useText();
  const coming = comers.filter((one) => one.state === 'coming');
  const open = comers.filter((one) => one.state === 'open' || one.state === 'again');
  const drawn = drawnComers(comers);
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
  if (drawn.length === 0)
    return (
      <div className={css.crowd} role="group" aria-label={label}>
        <p className="title-3">{going}</p>
        {ring}
      </div>
    );
  const middle = (drawn.length * row) / 2;
  return (
    <div className={css.draw} role="group" aria-label={label}>
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
