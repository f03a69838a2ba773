import { useMemo, useState } from 'react';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { Country } from '#shared/destination/schema.ts';
import type { FoundCity } from '#shared/explore/answers.ts';
import { initialsOf } from '#shared/explore/hangul.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { CityRow } from '#app/parts/destination/city-row.tsx';
import { scrollToCard } from '#app/parts/destination/marked.ts';
import { SearchField } from '#app/parts/destination/search-field.tsx';
import { useDestinationSearch } from '#app/parts/destination/use-destination-search.ts';
import { ListAndMap } from '#app/parts/map/list-and-map.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import css from './cities.module.css';

/** Rows before all of them are asked for. */
const rowsAtFirst = 9;
/** Cities with their number on the map; the others are dots. */
const numbered = 8;

interface CitiesProps {
  facts: Core['facts'];
  country: Country;
  /** Best first. */
  cities: readonly FoundCity[];
  /** So many are listed and on the map until all of them are asked for; by their names all of them are found. */
  most: number;
}

/** A country's cities as a list and on the map; both have one focus. */
export function Cities({ facts, country, cities, most }: CitiesProps) {
  const { t, language } = useText();
  const {
    filters: { lang },
    links,
  } = useDestinationAddress();
  const [focused, setFocused] = useState<string>();
  const [limit, setLimit] = useState(rowsAtFirst);
  const [typed, setTyped] = useState('');
  const among = useMemo(() => ({ countries: [], cities: cities.map(({ city }) => city), facts }), [cities, facts]);
  const search = useDestinationSearch(among, typed !== '');
  const found = useMemo(
    () => search?.find(typed, cities.length).flatMap((one) => (one.kind === 'city' ? [one.city.id] : [])) ?? [],
    [search, typed, cities],
  );
  const isSearched = search !== undefined && typed.trim() !== '';
  /** The first one below the rows, as an example of what to type. Without one there is nothing to search. */
  const hidden = cities[rowsAtFirst];
  const rows = cities.map((one, index) => ({ one, number: index + 1 }));
  const mapped = Math.max(limit, most);
  // Whoever types a name looks for that city: the best match first, whatever its place in the list.
  const shown = isSearched
    ? found.flatMap((id) => rows.find(({ one }) => one.city.id === id) ?? [])
    : rows.slice(0, limit);
  const next = limit < most ? Math.min(most, cities.length) : cities.length;
  const pins = useMemo(
    () =>
      cities.slice(0, mapped).map(({ city }, index) => ({
        id: city.id,
        at: city.coords,
        name: nameIn(lang, city),
        ...(index < numbered ? { number: index + 1 } : {}),
      })),
    [cities, mapped, lang],
  );
  const choose = (id: string) => {
    setFocused(id);
    setTyped('');
    setLimit(mapped);
    scrollToCard(id);
  };
  return (
    <ListAndMap
      className={css.cities}
      map={{
        label: t('explore.map.cities', { country: nameIn(language, country) }),
        pins,
        focused,
        onFocus: setFocused,
        onChoose: choose,
        home: country.iso2,
        mayLeaveOut: true,
      }}
    >
      <p className="small soft" role="status">
        {cities.length > mapped
          ? t('explore.citiesOf', { count: most, total: cities.length })
          : t('explore.cities', { count: cities.length })}
      </p>
      {hidden && (
        <search className={css.search}>
          <SearchField
            label={t('explore.searchCities', { country: nameIn(language, country) })}
            placeholder={t('explore.searchExample', {
              country: nameIn(language, country),
              example: language === 'ko' ? initialsOf(hidden.city.nameKo) : nameIn(language, hidden.city),
            })}
            typed={typed}
            onType={setTyped}
            found={isSearched ? shown.length : undefined}
          />
        </search>
      )}
      <ol>
        {shown.map(({ one, number }) => (
          <CityRow
            key={one.city.id}
            found={one}
            number={number}
            to={links.city(country.slug, one.city.slug)}
            nameLang={lang}
            focus={{ focused, onFocus: setFocused }}
          />
        ))}
      </ol>
      {!isSearched && limit < cities.length && (
        <Button
          onClick={() => {
            setLimit(next);
          }}
        >
          {t(next < cities.length ? 'explore.someCities' : 'explore.allCities', { count: next })}
        </Button>
      )}
    </ListAndMap>
  );
}
