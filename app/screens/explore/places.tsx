import { useMemo, useState, type ReactNode } from 'react';
import type { City } from '#shared/destination/schema.ts';
import type { Shelf } from '#shared/explore/shelves.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Range } from '#shared/travel/options.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { scrollToCard, type PinFocus } from '#app/parts/destination/marked.ts';
import { ListAndMap } from '#app/parts/map/list-and-map.tsx';
import type { MapPin } from '#app/parts/map/props.ts';
import { useText } from '#app/text/text.ts';
import { useIsWide } from '#app/ui/use-is-wide.ts';
import { CountryList } from './country-list.tsx';
import css from './explore.module.css';
import { Shelves, useShelves } from './shelves.tsx';
import { useCountries, type Countries } from './use-countries.ts';
import { useReach } from './use-reach.tsx';

/** 1100 px: four cards of a shelf and the map have room beside each other. */
const besideFrom = '68.75rem';

interface PlacesProps {
  catalogue: Catalogue;
  range: Range;
}

/** Shelves and countries; on wide screens beside the map of their cities, which narrow ones do not load. */
export function Places({ catalogue, range }: PlacesProps) {
  const shelves = useShelves(catalogue, range);
  const isBeside = useIsWide(besideFrom);
  const countries = useCountries(catalogue, range, isBeside ? 2 : 3);
  const {
    filters: { mainType },
  } = useDestinationAddress();
  // Points tell best where to go for a sport, for golf for example; ideas tell it best where anything will do.
  const lists = (focus?: PinFocus) => {
    const ideas = <Shelves shelves={shelves} catalogue={catalogue} focus={focus} />;
    return (
      <>
        {mainType === 'sightseeing' && ideas}
        <CountryList countries={countries} range={range} focus={focus} />
        {mainType !== 'sightseeing' && ideas}
      </>
    );
  };
  if (!isBeside) return <div className={css.lists}>{lists()}</div>;
  return (
    <BesideMap catalogue={catalogue} range={range} shelves={shelves} countries={countries}>
      {lists}
    </BesideMap>
  );
}

/** The lists and the map of the cities in them, with one focus. */
function BesideMap({
  catalogue,
  range,
  shelves,
  countries,
  children,
}: PlacesProps & {
  shelves: readonly Shelf[];
  countries: Countries;
  children: (focus: PinFocus) => ReactNode;
}) {
  const { t } = useText();
  const {
    filters: { lang },
  } = useDestinationAddress();
  const [focused, setFocused] = useState<string>();
  const reach = useReach(catalogue, range);
  const pins = useMemo(
    () =>
      pinsOf(
        [
          ...shelves.flatMap(({ cities }) => cities.map(({ city }) => city)),
          ...countries.shown.flatMap(({ best }) => best.slice(0, 1).map(({ city }) => city)),
        ],
        (city) => nameIn(lang, city),
      ),
    [shelves, countries.shown, lang],
  );
  return (
    <ListAndMap
      className={css.beside}
      map={{
        label: t('explore.map.world'),
        pins,
        focused,
        onFocus: setFocused,
        onChoose: (id) => {
          setFocused(id);
          scrollToCard(id);
        },
        ...reach,
      }}
    >
      <div className={css.lists}>{children({ focused, onFocus: setFocused })}</div>
    </ListAndMap>
  );
}

/** Each city once, in the order of the cards. */
const pinsOf = (cities: readonly City[], nameOf: (city: City) => string): MapPin[] =>
  [...new Map(cities.map((city) => [city.id, city])).values()].map((city) => ({
    id: city.id,
    at: city.coords,
    name: nameOf(city),
  }));
