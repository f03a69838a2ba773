import { useState } from 'react';
import type { FoundCity } from '#shared/explore/answers.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { CityRow } from '#app/parts/destination/city-row.tsx';
import type { PinFocus } from '#app/parts/destination/marked.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import css from './map-list.module.css';

/** Rows at first, and with each press on "more"; the map has all of them. */
const rowsAtOnce = 40;

/** The cities that can be seen on the map. What was pressed there has a row, wherever it ranks, and outside the filters too. */
export function MapRows({
  catalogue,
  inView,
  outside,
  chosen,
  focus,
}: {
  catalogue: Catalogue;
  /** Best first. */
  inView: readonly FoundCity[];
  outside: readonly FoundCity[];
  /** A city's id. */
  chosen: string | undefined;
  focus: PinFocus;
}) {
  const { t } = useText();
  const {
    filters: { lang },
    links,
  } = useDestinationAddress();
  const [pages, setPages] = useState(1);
  const rows = inView.slice(0, rowsAtOnce * pages);
  const isChosen = ({ city }: FoundCity) => city.id === chosen;
  const stranger = outside.find(isChosen);
  const first = stranger ?? (rows.some(isChosen) ? undefined : inView.find(isChosen));
  return (
    <>
      <ol>
        {(first ? [first, ...rows] : rows).map((found) => {
          const { id, iso2, slug } = found.city;
          const country = catalogue.findCountry(catalogue.core, iso2);
          if (!country) return null;
          const name = nameIn(lang, country);
          return (
            <CityRow
              key={id}
              found={found}
              note={found === stranger ? t('explore.map.outside', { name }) : name}
              to={links.city(country.slug, slug)}
              nameLang={lang}
              focus={focus}
            />
          );
        })}
      </ol>
      {inView.length > rows.length && (
        <Button
          className={css.more}
          onClick={() => {
            setPages(pages + 1);
          }}
        >
          {t('explore.more')}
        </Button>
      )}
    </>
  );
}
