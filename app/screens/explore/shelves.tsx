import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Range } from '#shared/travel/options.ts';
import { isShelvedByStrength, shelfLimits, shelvesFor, type Shelf } from '#shared/explore/shelves.ts';
import { currencyOf } from '#shared/money/currency.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { ExploreFit } from '#app/parts/destination/explore-fit.tsx';
import { marked, type PinFocus } from '#app/parts/destination/marked.ts';
import { wayText } from '#app/parts/destination/way-text.ts';
import { formatMonthOf } from '#app/text/formats.ts';
import { formatEstimate } from '#app/text/estimates.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import css from './shelves.module.css';
import { usualMonth } from './usual-month.ts';

/**
 * What these promise is another thing than sightseeing, which the score is of: "skiing in December: poor" would say
 * nothing.
 */
const themed = 'hotSprings, nearBeach, snow';

/** The shelves of a range, for the chosen month or the usual one. */
export function useShelves({ core }: Catalogue, range: Range): readonly Shelf[] {
  const {
    filters: { origin, mainType, month: asked },
  } = useDestinationAddress();
  const month = asked ?? usualMonth;
  return useMemo(() => shelvesFor(core, { origin, month, range, mainType }), [core, origin, month, range, mainType]);
}

/** How well each city on the shelves fits, as in the lists. */
function useScores(shelves: readonly Shelf[], { core, exploreCities }: Catalogue): ReadonlyMap<string, number> {
  const {
    filters: { origin, mainType, month },
  } = useDestinationAddress();
  return useMemo(() => {
    const cities = new Set(shelves.flatMap((shelf) => shelf.cities.map(({ city }) => city)));
    const question = { core, filters: { origin, mainType, range: null }, day: pageDay, month };
    return new Map(exploreCities(question, null, [...cities]).cities.map(({ city, score }) => [city.id, score]));
  }, [shelves, core, exploreCities, origin, mainType, month]);
}

/**
 * Rows of cities, each under a sentence that is true of all of them; for a kind of trip with places of its own, below
 * what they have in common.
 */
export function Shelves({
  shelves,
  catalogue,
  focus,
}: {
  shelves: readonly Shelf[];
  catalogue: Catalogue;
  focus: PinFocus | undefined;
}) {
  const { t } = useText();
  const {
    filters: { mainType },
  } = useDestinationAddress();
  const id = useId();
  const scores = useScores(shelves, catalogue);
  if (shelves.length === 0) return null;
  const of = isShelvedByStrength(mainType) ? mainType : undefined;
  const rows = (
    <div className={css.shelves}>
      {shelves.map((shelf) => (
        <OneShelf
          key={shelf.name}
          shelf={shelf}
          catalogue={catalogue}
          scores={of || !themed.includes(shelf.name) ? scores : undefined}
          focus={focus}
          level={of ? 'h3' : 'h2'}
        />
      ))}
    </div>
  );
  if (!of) return rows;
  return (
    <section className={css.of} aria-labelledby={id}>
      <h2 className="title-2" id={id}>
        {t(`explore.shelves.of.${of}`)}
      </h2>
      {rows}
    </section>
  );
}

function OneShelf({
  shelf,
  catalogue,
  scores,
  focus,
  level: Heading,
}: {
  shelf: Shelf;
  catalogue: Catalogue;
  /** By city. */
  scores: ReadonlyMap<string, number> | undefined;
  focus: PinFocus | undefined;
  level: 'h2' | 'h3';
}) {
  const { t, language } = useText();
  const {
    filters: { origin, lang, month },
    links,
  } = useDestinationAddress();
  const id = useId();
  const title = t(`explore.shelves.${shelf.title}`, {
    hours: shelfLimits.hotSpringHours,
    month: formatMonthOf(language, month ?? usualMonth),
    origin: t(`explore.origin.${origin}`),
    amount: formatEstimate(language, shelfLimits.dailyManwon, currencyOf(origin)),
  });
  return (
    <section className={css.shelf} aria-labelledby={id}>
      <Heading className="title-3" id={id}>
        {title}
      </Heading>
      <ul className={css.row}>
        {shelf.cities.map(({ city, journey }) => {
          const country = catalogue.findCountry(catalogue.core, city.iso2);
          const twin = focus && marked(city.id, focus);
          const score = scores?.get(city.id);
          return (
            <li key={city.id} {...twin?.card} className={cx(twin?.isOn && css.on)}>
              <Link {...twin?.link} className={css.link} to={links.city(country?.slug ?? '', city.slug)}>
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
                {score !== undefined && <ExploreFit score={score} isInline inPoints />}
                {journey && <span className="small soft">{wayText(t, language, journey)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
