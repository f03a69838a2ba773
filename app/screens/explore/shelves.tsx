import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Range } from '#shared/travel/options.ts';
import { shelfLimits, shelvesFor, type Shelf } from '#shared/explore/shelves.ts';
import { addDays, monthOf } from '#shared/calendar/civil-date.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { flightText } from '#app/parts/destination/words.ts';
import { formatMonthOf } from '#app/text/formats.ts';
import { formatManwon } from '#app/text/money.ts';
import { useText } from '#app/text/text.ts';
import css from './shelves.module.css';

/** A trip is planned for about so many days ahead; without a chosen month the shelves speak of that day's. */
const daysAhead = 30;
const usualMonth = monthOf(addDays(pageDay, daysAhead));

/** Rows of cities in a range, each under a sentence that is true of all of them. */
export function Shelves({ catalogue, range }: { catalogue: Catalogue; range: Range }) {
  const {
    filters: { origin, month: asked },
  } = useDestinationAddress();
  const month = asked ?? usualMonth;
  const shelves = useMemo(
    () => shelvesFor(catalogue.core, { origin, month, range }),
    [catalogue, origin, month, range],
  );
  return (
    <div className={css.shelves}>
      {shelves.map((shelf) => (
        <OneShelf key={shelf.name} shelf={shelf} month={month} catalogue={catalogue} />
      ))}
    </div>
  );
}

function OneShelf({ shelf, month, catalogue }: { shelf: Shelf; month: number; catalogue: Catalogue }) {
  const { t, language } = useText();
  const {
    filters: { origin, lang },
    links,
  } = useDestinationAddress();
  const id = useId();
  const title = t(`explore.shelves.${shelf.title}`, {
    hours: shelfLimits.hotSpringHours,
    month: formatMonthOf(language, month),
    origin: t(`explore.origin.${origin}`),
    amount: formatManwon(language, shelfLimits.dailyManwon),
  });
  return (
    <section className={css.shelf} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      <ul className={css.row}>
        {shelf.cities.map(({ city, journey }) => {
          const country = catalogue.findCountry(catalogue.core, city.iso2);
          return (
            <li key={city.id}>
              <Link className={css.link} to={links.city(country?.slug ?? '', city.slug)}>
                <DestinationCover className={css.cover} src={country?.coverImage ?? ''} city={city} />
                <span className={css.words}>
                  <span className="strong" lang={lang}>
                    {nameIn(lang, city)}
                  </span>
                  {country && nameIn(lang, country) !== nameIn(lang, city) && (
                    <span className="note" lang={lang}>
                      {nameIn(lang, country)}
                    </span>
                  )}
                </span>
                <span className="small soft">
                  {t('explore.facts.flight')} {flightText(t, language, journey)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
