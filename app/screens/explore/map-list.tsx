import { startTransition, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { FoundCity } from '#shared/explore/answers.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import type { Range } from '#shared/travel/options.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useQuery } from '#app/kernel/use-query.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { scrollToCard } from '#app/parts/destination/marked.ts';
import { WorldMap } from '#app/parts/map/world-map.tsx';
import { useText } from '#app/text/text.ts';
import { CityOrderSelect } from './city-order-select.tsx';
import { inCityOrder, readCityOrder } from './city-order.ts';
import css from './map-list.module.css';
import { MapRows } from './map-rows.tsx';
import { MapSheet } from './map-sheet.tsx';
import { useCities } from './use-cities.ts';
import { useReach } from './use-reach.tsx';
import { useSaidAfter } from './use-said-after.ts';
import type { SheetHeight } from './use-sheet-drag.ts';

/** How long after a movement what can be seen then is said aloud. */
const saidAfterMs = 400;
/** A little longer than the sheet takes to another height (`--calm`). */
const growsMs = 250;

/**
 * The cities in a range on the map, and a list of those that can be seen: upon it on narrow screens, beside it on wide
 * ones.
 */
export function MapList({
  catalogue,
  range,
  children,
}: {
  catalogue: Catalogue;
  range: Range;
  /** Below the list. */
  children: ReactNode;
}) {
  const { t } = useText();
  const {
    filters: { lang },
  } = useDestinationAddress();
  const [focused, setFocused] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [height, setHeight] = useState<SheetHeight>('half');
  const [seen, setSeen] = useState<ReadonlySet<string>>();
  const { query } = useQuery();
  const { inside: best, outside } = useCities(catalogue, range);
  const order = readCityOrder(query);
  const { facts } = catalogue.core;
  const inside = useMemo(() => inCityOrder(best, order, facts), [best, order, facts]);
  const pins = useMemo(() => pinsOf(inside, lang), [inside, lang]);
  const dots = useMemo(() => pinsOf(outside, lang), [outside, lang]);
  const onView = useCallback((ids: readonly string[]) => {
    // The rows are drawn in pieces: a map that is moved on meanwhile does not wait for them.
    startTransition(() => {
      setSeen(new Set(ids));
    });
  }, []);
  const inView = seen ? inside.filter(({ city }) => seen.has(city.id)) : inside;
  const reach = useReach(catalogue, range);
  // Without the map's file nothing is in view: these are all of them.
  const title = t(seen ? 'explore.map.inView' : 'explore.cities', { count: inView.length });
  const said = useSaidAfter(title, saidAfterMs);
  return (
    <section className={css.found} data-height={height} aria-labelledby="map-found">
      <MapSheet
        height={height}
        onHeight={setHeight}
        head={
          <>
            <h2 className="title-3" id="map-found">
              {title}
            </h2>
            <p className="visually-hidden" role="status">
              {said}
            </p>
            <CityOrderSelect order={order} isWayKnown={inside.some(({ journey }) => journey)} />
          </>
        }
      >
        <MapRows
          catalogue={catalogue}
          inView={inView}
          order={order}
          outside={outside}
          chosen={chosen}
          focus={{ focused, onFocus: setFocused }}
        />
        {children}
      </MapSheet>
      <WorldMap
        label={t('explore.map.world')}
        pins={pins}
        dots={dots}
        focused={focused}
        onFocus={setFocused}
        onChoose={(id) => {
          setFocused(id);
          setChosen(id);
          if (height === 'low') setHeight('half');
          scrollToCard(id, height === 'low' ? growsMs : 0);
        }}
        onView={onView}
        {...reach}
        className={css.map}
        isPage
      />
    </section>
  );
}

const pinsOf = (found: readonly FoundCity[], lang: Language) =>
  found.map(({ city }) => ({ id: city.id, at: city.coords, name: nameIn(lang, city) }));
