import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { City, Country } from '#shared/destination/schema.ts';
import { namedBy, type FoundByName } from '#shared/explore/place-search.ts';
import { matchedLength } from '#shared/explore/search.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { recentCities } from '#app/local/catalogue/recent-cities.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { ExploreFit } from '#app/parts/destination/explore-fit.tsx';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { addressOf } from './found-address.ts';
import css from './search.module.css';

interface ResultsProps {
  /** Of the combobox: its list is `${id}-list`, its options `${id}-0`, `${id}-1`. */
  id: string;
  catalogue: Catalogue;
  results: readonly FoundByName[];
  active: number;
  typed: string;
  /** A result is opened. */
  onLeave: () => void;
}

/** What was found, and the cities that were looked at last. */
export function Results({ id, catalogue, results, active, typed, onLeave }: ResultsProps) {
  const { t } = useText();
  const { links } = useDestinationAddress();
  const scores = useScores(catalogue, results);
  return (
    <>
      <ul className={css.results} id={`${id}-list`} role="listbox" aria-label={t('explore.search.label')}>
        {results.map((found, index) => (
          <li
            key={keyOf(found)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={cx(css.result, index === active && css.active)}
          >
            {/* The option is what is announced; the link is for the pointer. */}
            <Link to={addressOf(catalogue, links, found)} tabIndex={-1} onClick={onLeave}>
              <Result found={found} typed={typed} catalogue={catalogue} />
              {scores[index] !== undefined && <ExploreFit score={scores[index]} />}
            </Link>
          </li>
        ))}
      </ul>
      <Recent catalogue={catalogue} />
    </>
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

/** A small picture, the name with what was matched, and where it lies. */
function Result({ found, typed, catalogue }: { found: FoundByName; typed: string; catalogue: Catalogue }) {
  const { language } = useText();
  const name = nameIn(language, namedBy(found));
  const matched = matchedLength(name, typed);
  const city = cityOf(catalogue, found);
  const country = catalogue.findCountry(catalogue.core, namedBy(found).iso2);
  const where = useWhere(found, city, country).filter((one) => one !== undefined);
  return (
    <ResultFrame city={city} cover={country?.coverImage ?? ''}>
      <span className="strong">
        <mark className={css.match}>{name.slice(0, matched)}</mark>
        {name.slice(matched)}
      </span>
      <span className="small soft">{where.join(' · ')}</span>
    </ResultFrame>
  );
}

function cityOf({ core }: Catalogue, found: FoundByName): City | undefined {
  if (found.kind === 'country') return undefined;
  if (found.kind === 'city') return found.city;
  return core.cities.find(({ iso2, slug }) => iso2 === found.place.iso2 && slug === found.place.citySlug);
}

/** The continent, the country, or what a place is and where; of destinations also their English names. */
function useWhere(found: FoundByName, city?: City, country?: Country): readonly (string | undefined)[] {
  const { t, language } = useText();
  const { nameEn } = namedBy(found);
  const english = nameEn === nameIn(language, namedBy(found)) ? undefined : nameEn;
  if (found.kind === 'country') return [t(`explore.continent.${found.country.continent}`), english];
  if (found.kind === 'city') return [country && nameIn(language, country), english];
  const within = [city, country].flatMap((one) => (one ? [nameIn(language, one)] : []));
  return [t(`explore.placeType.${found.place.type}`), formatList(language, within)];
}

function ResultFrame({ city, cover, children }: { city: City | undefined; cover: string; children: ReactNode }) {
  return (
    <>
      <DestinationCover className={css.cover} src={city?.coverImage ?? cover} square="narrow" city={city} />
      <span className={css.words}>{children}</span>
    </>
  );
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
