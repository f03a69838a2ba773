import { useCallback, useMemo, useState } from 'react';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Range } from '#shared/travel/options.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { CityRow } from '#app/parts/destination/city-row.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { scrollToCard } from '#app/parts/destination/marked.ts';
import { ListAndMap } from '#app/parts/map/list-and-map.tsx';
import { useText } from '#app/text/text.ts';
import css from './map-list.module.css';
import { useReach } from './use-reach.tsx';

/** Rows beside the map; the map has all of them. */
const mostRows = 40;

/** The cities in a range on the map, and beside it a list of those that can be seen. */
export function MapList({ catalogue, range }: { catalogue: Catalogue; range: Range }) {
  const { t } = useText();
  const {
    filters: { lang },
    links,
  } = useDestinationAddress();
  const [focused, setFocused] = useState<string>();
  const [seen, setSeen] = useState<ReadonlySet<string>>();
  const cities = useBestCities(catalogue, range);
  const pins = useMemo(
    () => cities.map(({ found: { city } }) => ({ id: city.id, at: city.coords, name: nameIn(lang, city) })),
    [cities, lang],
  );
  const onView = useCallback((ids: readonly string[]) => {
    setSeen(new Set(ids));
  }, []);
  const inView = seen ? cities.filter(({ found }) => seen.has(found.city.id)) : cities;
  const reach = useReach(catalogue, range);
  const title = t('explore.map.inView', { count: inView.length });
  return (
    <section aria-labelledby="map-found">
      <ListAndMap
        className={css.found}
        map={{
          label: t('explore.map.world'),
          pins,
          focused,
          onFocus: setFocused,
          onChoose: (id) => {
            setFocused(id);
            scrollToCard(id);
          },
          onView,
          ...reach,
        }}
      >
        <h2 className="title-3" id="map-found">
          {title}
        </h2>
        <p className="visually-hidden" role="status">
          {title}
        </p>
        <ol>
          {inView.slice(0, mostRows).map(({ country, found }) => (
            <CityRow
              key={found.city.id}
              found={found}
              note={nameIn(lang, country)}
              to={links.city(country.slug, found.city.slug)}
              nameLang={lang}
              focus={{ focused, onFocus: setFocused }}
            />
          ))}
        </ol>
      </ListAndMap>
    </section>
  );
}

/** The best cities of each country in a range, best first. */
function useBestCities(catalogue: Catalogue, range: Range) {
  const {
    filters: { origin, mainType, month },
  } = useDestinationAddress();
  return useMemo(
    () =>
      catalogue
        .exploreCountries({ core: catalogue.core, filters: { origin, mainType, range }, day: pageDay, month })
        .countries.flatMap(({ country, best }) => best.map((found) => ({ country, found })))
        .sort((a, b) => b.found.score - a.found.score),
    [catalogue, origin, mainType, month, range],
  );
}
