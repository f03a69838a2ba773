import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { OriginCountry } from '#shared/travel/options.ts';
import { shelfLimits, shelvesFor, type Shelf } from '#shared/explore/shelves.ts';
import { addDays } from '#shared/calendar/civil-date.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { flightText } from '#app/parts/destination/words.ts';
import { formatMonthName } from '#app/text/formats.ts';
import { formatManwon } from '#app/text/money.ts';
import { useText } from '#app/text/text.ts';
import css from './shelves.module.css';

/** A trip is planned for about so many days ahead; the shelves speak of that month. */
const daysAhead = 30;
const tripDay = addDays(pageDay, daysAhead);
const tripMonth = Number(tripDay.slice(5, 7));

/** Rows of cities, each under a sentence that is true of all of them. */
export function Shelves({ catalogue, origin }: { catalogue: Catalogue; origin: OriginCountry }) {
  const shelves = useMemo(() => shelvesFor(catalogue.core, origin, tripMonth), [catalogue, origin]);
  return (
    <div className={css.shelves}>
      {shelves.map((shelf) => (
        <OneShelf key={shelf.name} shelf={shelf} catalogue={catalogue} />
      ))}
    </div>
  );
}

function OneShelf({ shelf: { name, cities }, catalogue }: { shelf: Shelf; catalogue: Catalogue }) {
  const { t, language } = useText();
  const {
    filters: { origin, lang },
    links,
  } = useDestinationAddress();
  const id = useId();
  const title = t(`explore.shelves.${name}`, {
    hours: shelfLimits.hotSpringHours,
    month: formatMonthName(language, tripDay.slice(0, 7)),
    origin: t(`explore.origin.${origin}`),
    amount: formatManwon(language, shelfLimits.dailyManwon),
  });
  return (
    <section className={css.shelf} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      <ul className={css.row}>
        {cities.map(({ city, journey }) => {
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
