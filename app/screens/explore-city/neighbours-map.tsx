import { useMemo, useRef } from 'react';
import type { City } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { scrollToCard, type PinFocus } from '#app/parts/destination/marked.ts';
import { WorldMap } from '#app/parts/map/world-map.tsx';
import { useText } from '#app/text/text.ts';
import { useIsSeen } from '#app/ui/use-is-seen.ts';
import css from './neighbours.module.css';

const colour = 'var(--ink-soft)';

/**
 * The city and its neighbours, with the ways between; of a neighbour in focus the way to it alone. Loaded when one has
 * scrolled to it.
 */
export function NeighboursMap({
  city,
  neighbours,
  focus: { focused, onFocus },
}: {
  city: City;
  neighbours: readonly City[];
  focus: PinFocus;
}) {
  const { t, language } = useText();
  const {
    filters: { lang },
  } = useDestinationAddress();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  const pins = useMemo(
    () => [city, ...neighbours].map((one) => ({ id: one.id, at: one.coords, name: nameIn(lang, one) })),
    [city, neighbours, lang],
  );
  const from = neighbours.some(({ id }) => id === focused) ? [city] : neighbours;
  return (
    <div className={css.map} ref={place}>
      {isSeen && (
        <WorldMap
          label={t('city.near.map', { city: nameIn(language, city) })}
          pins={pins}
          focused={focused ?? city.id}
          onFocus={onFocus}
          onChoose={(id) => {
            onFocus(id);
            scrollToCard(id);
          }}
          routes={from.map(({ id, coords }) => ({ id, from: coords, colour }))}
          home={city.iso2}
          within="region"
        />
      )}
    </div>
  );
}
