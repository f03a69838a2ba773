import { useId, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { wishLabelKey } from '#shared/destination/wishes.ts';
import type { BestCities } from '#shared/explore/best-for.ts';
import type { Answer } from '#shared/explore/explore-search.ts';
import type { FoundByName } from '#shared/explore/place-search.ts';
import { shelfLimits } from '#shared/explore/shelves.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { currencyOf } from '#shared/money/currency.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { recentCities } from '#app/local/catalogue/recent-cities.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { pageDay } from '#app/parts/destination/day.ts';
import { formatEstimate } from '#app/text/estimates.ts';
import { formatMonthOf } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ResultFrame, SearchOption } from './search-option.tsx';
import css from './search.module.css';
import { usualMonth } from './usual-month.ts';

interface ResultsProps {
  /** Of the combobox: its list is `${id}-list`, its options `${id}-0`, `${id}-1`. */
  id: string;
  catalogue: Catalogue;
  answer: Answer;
  active: number;
  typed: string;
  /** A result is opened. */
  onLeave: () => void;
}

/** What was found, and the cities that were looked at last. */
export function Results({ id, catalogue, answer: { results, best }, active, typed, onLeave }: ResultsProps) {
  const { t } = useText();
  const ofWish = best?.cities.length ?? 0;
  const scores = useScores(catalogue, results);
  const options = results.map((found, index) => (
    <SearchOption
      key={keyOf(found)}
      id={`${id}-${index}`}
      catalogue={catalogue}
      found={found}
      typed={typed}
      isActive={index === active}
      score={index < ofWish ? undefined : scores[index]}
      way={best?.cities[index]?.journey}
      onLeave={onLeave}
    />
  ));
  return (
    <>
      <div className={css.groups} id={`${id}-list`} role="listbox" aria-label={t('explore.search.label')}>
        {best ? (
          <>
            <Best best={best}>{options.slice(0, ofWish)}</Best>
            {options.length > ofWish && <Group title={t('explore.search.named')}>{options.slice(ofWish)}</Group>}
          </>
        ) : (
          <ul className={css.results} role="presentation">
            {options}
          </ul>
        )}
      </div>
      <Recent catalogue={catalogue} />
    </>
  );
}

/** The best cities for a wish, under the sentence of a shelf or the label of the wish. */
function Best({ best: { title }, children }: { best: BestCities; children: ReactNode }) {
  const { t, language } = useText();
  const {
    filters: { origin, month },
  } = useDestinationAddress();
  const text =
    'wish' in title
      ? t('explore.search.bestFor', { wish: t(wishLabelKey(title.wish)) })
      : t(`explore.shelves.${title.shelf}`, {
          month: formatMonthOf(language, month ?? usualMonth),
          amount: formatEstimate(language, shelfLimits.dailyManwon, currencyOf(origin)),
        });
  return <Group title={text}>{children}</Group>;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={css.group} role="group" aria-labelledby={id}>
      <div className="title-3" id={id} role="presentation">
        {title}
      </div>
      <ul className={css.results} role="presentation">
        {children}
      </ul>
    </div>
  );
}

const keyOf = (found: FoundByName): string => {
  if (found.kind === 'country') return `country ${found.country.id}`;
  if (found.kind === 'city') return `city ${found.city.id}`;
  return `place ${found.place.iso2}/${found.place.citySlug}/${found.place.slug}`;
};

/** How well each country and city fits the filters of the address, however far away it lies. */
function useScores(catalogue: Catalogue, results: readonly FoundByName[]): readonly (number | undefined)[] {
  const {
    filters: { origin, mainType, month },
  } = useDestinationAddress();
  return useMemo(() => {
    const question = { core: catalogue.core, filters: { origin, mainType, range: null }, day: pageDay, month };
    return results.map((found) => {
      if (found.kind === 'place') return undefined;
      if (found.kind === 'country') return catalogue.exploreCities(question, found.country).topScore ?? undefined;
      return catalogue.exploreCities(question, null, [found.city]).cities[0]?.score;
    });
  }, [catalogue, results, origin, mainType, month]);
}

/** The cities whose pages were opened last on this device. */
function Recent({ catalogue: { core, findCountry } }: { catalogue: Catalogue }) {
  const { t, language } = useText();
  const { links } = useDestinationAddress();
  const ids = recentCities();
  const cities = ids.flatMap((id) => core.cities.filter((city) => city.id === id));
  if (cities.length === 0) return null;
  return (
    <section className={css.recent}>
      <h2 className="title-3">{t('explore.search.recent')}</h2>
      <ul className={css.results}>
        {cities.map((city) => {
          const country = findCountry(core, city.iso2);
          return (
            <li key={city.id} className={css.result}>
              <Link to={links.city(country?.slug ?? '', city.slug)}>
                <ResultFrame city={city} cover="">
                  <span className="strong">{nameIn(language, city)}</span>
                  <span className="small soft">{country && nameIn(language, country)}</span>
                </ResultFrame>
                <ChevronRight className="icon" aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
