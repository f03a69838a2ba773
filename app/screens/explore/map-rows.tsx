import { useState } from 'react';
import type { FoundCity } from '#shared/explore/answers.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { currencyOf } from '#shared/money/currency.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { CityRow } from '#app/parts/destination/city-row.tsx';
import type { PinFocus } from '#app/parts/destination/marked.ts';
import { formatEstimate } from '#app/text/estimates.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { dayManwon, type CityOrder } from './city-order.ts';
import css from './map-list.module.css';

/** Rows at first, and with each press on "more"; the map has all of them. */
const rowsAtOnce = 40;

/**
 * The cities that can be seen on the map. What was pressed there has a row, wherever it ranks, and outside the filters
 * too.
 */
export function MapRows({
  catalogue,
  inView,
  order,
  outside,
  chosen,
  focus,
}: {
  catalogue: Catalogue;
  inView: readonly FoundCity[];
  /** That of `inView`. */
  order: CityOrder;
  outside: readonly FoundCity[];
  /** A city's id. */
  chosen: string | undefined;
  focus: PinFocus;
}) {
  const { t, language } = useText();
  const {
    filters: { lang, origin },
    links,
  } = useDestinationAddress();
  const [pages, setPages] = useState(1);
  const rows = inView.slice(0, rowsAtOnce * pages);
  const { core } = catalogue;
  const priceOf = ({ city }: FoundCity) =>
    t('explore.map.aDay', { amount: formatEstimate(language, dayManwon(core.facts, city), currencyOf(origin)) });
  const isChosen = ({ city }: FoundCity) => city.id === chosen;
  const stranger = outside.find(isChosen);
  const first = stranger ?? (rows.some(isChosen) ? undefined : inView.find(isChosen));
  return (
    <>
      <ol>
        {(first ? [first, ...rows] : rows).map((found) => {
          const { id, iso2, slug } = found.city;
          const country = catalogue.findCountry(core, iso2);
          if (!country) return null;
          const name = nameIn(lang, country);
          return (
            <CityRow
              key={id}
              found={found}
              note={found === stranger ? t('explore.map.outside', { name }) : name}
              to={links.city(country.slug, slug)}
              nameLang={lang}
              fact={order === 'price' ? priceOf(found) : undefined}
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
