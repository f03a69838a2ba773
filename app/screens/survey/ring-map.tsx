import { useId, useMemo } from 'react';
import Check from 'lucide-react/icons/check';
import type { Coords } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import {
  citiesInReach,
  mostVisited,
  onRings,
  rangeRadius,
  reachFrame,
  type ReachedCity,
} from '#shared/explore/reach.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { ranges, type OriginCountry, type Range } from '#shared/travel/options.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { laterOptional } from '#app/ui/later.tsx';
import { vars } from '#app/ui/vars.ts';
import { airportOf } from './airports.ts';
import css from './ring-map.module.css';

const RingLand = laterOptional(() => import('./ring-land.tsx').then((m) => m.RingLand));

interface RingMapProps {
  country: OriginCountry;
  airport: string;
  value: Range | null;
  describedBy: string;
  onChange: (range: Range) => void;
}

const { width, height, x, y } = reachFrame;
const edges = ['intl_mid', 'intl_short', 'domestic'] as const;
/**
 * A name that ends within so much of the middle, in the drawing's units, stands whole on every phone; one that begins
 * within so much, on a wide screen.
 */
const phoneReach = 184;
const wideReach = 170;
/** Between a city and its name. */
const nameGap = 7;
/** About, in the drawing's units: a letter of Korean, Japanese or Chinese is as wide as it is high. */
const nameWidth = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[\u3000-\u9fff\uac00-\ud7af]/u.test(letter) ? 12 : 7), 0);
/** Where a ring's name stands, in the drawing's units. */
const nameAt: Record<Range, number> = {
  domestic: y - rangeRadius.domestic,
  intl_short: y - rangeRadius.intl_short,
  intl_mid: y - rangeRadius.intl_mid,
  intl_long: 28,
};

/** In the order in which the names stand below each other, so that the arrow keys go where they point. */
const fromTheTop = [...ranges].reverse();

/**
 * How far one would go, as rings round the own airport. The four names are the radios; a press anywhere in a ring
 * chooses it too. Without the catalogue there are rings alone.
 */
export function RingMap({ country, airport, value, describedBy, onChange }: RingMapProps) {
  const { t, language } = useText();
  const name = useId();
  const start = useStart(country, airport);
  const cities = useMemo(() => (start ? citiesInReach(start.origin, start.core.cities) : []), [start]);
  const radius = value && value !== 'intl_long' ? rangeRadius[value] : undefined;
  return (
    <fieldset className={css.rings} aria-describedby={describedBy}>
      <legend className="visually-hidden">{t('survey.origin.distance')}</legend>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {start && <RingLand drawing={start} country={country} />}
        <rect
          className={css.zone}
          width={width}
          height={height}
          onClick={() => {
            onChange('intl_long');
          }}
        />
        {edges.map((range) => (
          <circle
            key={range}
            className={css.zone}
            cx={x}
            cy={y}
            r={rangeRadius[range]}
            onClick={() => {
              onChange(range);
            }}
          />
        ))}
        {radius !== undefined && (
          <path
            className={css.veil}
            fillRule="evenodd"
            d={`M0 0H${width}V${height}H0ZM${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`}
          />
        )}
        {edges.map((range) => (
          <circle
            key={range}
            className={css.edge}
            data-on={range === value || undefined}
            cx={x}
            cy={y}
            r={rangeRadius[range]}
          />
        ))}
        {cities.map((one) => (
          <Spot key={one.city.id} {...one} isNear={one.range === value} name={nameIn(language, one.city)} />
        ))}
        <circle className={css.halo} cx={x} cy={y} r="11.5" />
        <circle className={css.here} cx={x} cy={y} r="5" />
      </svg>
      {fromTheTop.map((range) => (
        <label key={range} className={css.pill} style={vars({ '--y': nameAt[range] })}>
          <input
            type="radio"
            name={name}
            value={range}
            checked={range === value}
            required
            onChange={() => {
              onChange(range);
            }}
            // Pressed once more it is chosen, too: a radio says nothing of that.
            onClick={() => {
              if (range === value) onChange(range);
            }}
          />
          {range === value && <Check className="icon" aria-hidden="true" />}
          {t(`survey.range.${range}`)} <small>{t(`survey.rangeText.${range}`)}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Spot({ x: left, y: top, isNear, name }: ReachedCity & { isNear: boolean; name: string }) {
  const isLeft = left < x;
  const distance = Math.abs(left - x);
  return (
    <>
      {isNear && <path className={css.way} d={`M${left} ${top}Q${(left + x) / 2} ${(top + y) / 2 + 12} ${x} ${y}`} />}
      <circle className={isNear ? css.stop : css.spot} cx={left} cy={top} r={isNear ? 3.7 : 2.25} />
      <text
        className={cx(
          !isNear && css.far,
          distance + nameGap + nameWidth(name) > phoneReach && css.outer,
          distance > wideReach && css.rim,
        )}
        x={left + (isLeft ? -nameGap : nameGap)}
        y={top + 4}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {name}
      </text>
    </>
  );
}

/** Where one sets out, and the catalogue; `undefined` without the catalogue. */
function useStart(country: OriginCountry, airport: string) {
  const catalogue = useCatalogue();
  return useMemo(() => {
    if (catalogue.kind !== 'ready') return undefined;
    const { core } = catalogue.value;
    const coords = core.gateways.get(airportOf(core, country, airport));
    return (
      coords && {
        core,
        origin: { iso2: country, airport: coords },
        middle: reachFrame,
        draw: (place: Coords) => onRings(coords, place),
      }
    );
  }, [catalogue, country, airport]);
}

/** Cities that say to a reader how far a range goes. */
export function useKnownCities(country: OriginCountry, airport: string, range: Range | null, count: number): City[] {
  const start = useStart(country, airport);
  return useMemo(
    () => (start && range ? mostVisited(start.origin, start.core, range, count) : []),
    [start, range, count],
  );
}
