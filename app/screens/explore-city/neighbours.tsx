import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { City } from '#shared/destination/schema.ts';
import { neighboursOf, type Neighbour } from '#shared/explore/neighbours.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { marked } from '#app/parts/destination/marked.ts';
import { formatDistance } from './lengths.ts';
import { formatMinutes } from '#app/text/minutes.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { NeighboursMap } from './neighbours-map.tsx';
import css from './neighbours.module.css';

/** Where one could go on to. */
export function Neighbours({ catalogue, city }: { catalogue: Catalogue; city: City }) {
  const { t, language } = useText();
  const { filters, links } = useDestinationAddress();
  const id = useId();
  const found = useMemo(() => neighboursOf(catalogue.core, city), [catalogue, city]);
  const neighbours = useMemo(() => found.map((one) => one.city), [found]);
  const [focused, setFocused] = useState<string>();
  const focus = { focused, onFocus: setFocused };
  if (found.length === 0) return null;
  const here = marked(city.id, focus);
  const isByRail = found.every(({ way }) => way?.means === 'rail');
  const length = ({ way, km }: Neighbour) =>
    way
      ? t(`city.near.${way.means}`, { time: formatMinutes(language, way.minutes) })
      : t('city.near.distance', { distance: formatDistance(language, km) });
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {isByRail
          ? t('city.near.byRail', { city: nameIn(language, city) })
          : t('city.near.title', { city: nameIn(language, city) })}
      </h2>
      <div className={css.sides}>
        <ul className={css.stations}>
          <li {...here.card} className={css.here} aria-current="location">
            <span className="strong" lang={filters.lang}>
              {nameIn(filters.lang, city)}
            </span>
          </li>
          {found.map((one) => {
            const twin = marked(one.city.id, focus);
            const country = catalogue.findCountry(catalogue.core, one.city.iso2);
            return (
              <li key={one.city.id} {...twin.card} className={cx(twin.isOn && css.on)}>
                <Link {...twin.link} to={links.city(country?.slug ?? '', one.city.slug)}>
                  <span className="strong" lang={filters.lang}>
                    {nameIn(filters.lang, one.city)}
                  </span>
                  <span className="small soft">{length(one)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
        <NeighboursMap city={city} neighbours={neighbours} focus={focus} />
      </div>
    </section>
  );
}
