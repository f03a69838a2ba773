import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { City, Country } from '#shared/destination/schema.ts';
import { namedBy, type FoundByName } from '#shared/explore/place-search.ts';
import { matchedLength } from '#shared/explore/matched-length.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Way } from '#shared/recommendation/journey.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { ExploreFit } from '#app/parts/destination/explore-fit.tsx';
import { wayText } from '#app/parts/destination/way-text.ts';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { addressOf } from './found-address.ts';
import css from './search.module.css';

interface OptionProps {
  id: string;
  catalogue: Catalogue;
  found: FoundByName;
  typed: string;
  isActive: boolean;
  score: number | undefined;
  /** The way there, where it says more than the English name: of the best cities for a wish. */
  way: Way | undefined;
  onLeave: () => void;
}

/** One result. */
export function SearchOption({ id, catalogue, found, typed, isActive, score, way, onLeave }: OptionProps) {
  const { links } = useDestinationAddress();
  return (
    <li id={id} role="option" aria-selected={isActive} className={cx(css.result, isActive && css.active)}>
      {/* The option is what is announced; the link is for the pointer. */}
      <Link to={addressOf(catalogue, links, found)} tabIndex={-1} onClick={onLeave}>
        <Result found={found} typed={typed} catalogue={catalogue} way={way} />
        {score !== undefined && <ExploreFit score={score} inPoints />}
      </Link>
    </li>
  );
}

/** A small picture, the name with what was matched, and where it lies. */
function Result({ found, typed, catalogue, way }: Pick<OptionProps, 'found' | 'typed' | 'catalogue' | 'way'>) {
  const { language } = useText();
  const name = nameIn(language, namedBy(found));
  const matched = matchedLength(name, typed);
  const city = cityOf(catalogue, found);
  const country = catalogue.findCountry(catalogue.core, namedBy(found).iso2);
  const where = useWhere(found, city, country, way).filter((one) => one !== undefined);
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

/**
 * The continent, the country, or what a place is and where; of destinations also their English names or the way there.
 */
function useWhere(found: FoundByName, city?: City, country?: Country, way?: Way): readonly (string | undefined)[] {
  const { t, language } = useText();
  const { nameEn } = namedBy(found);
  const english = nameEn === nameIn(language, namedBy(found)) ? undefined : nameEn;
  if (found.kind === 'country') return [t(`explore.continent.${found.country.continent}`), english];
  if (found.kind === 'city') return [country && nameIn(language, country), way ? wayText(t, language, way) : english];
  const within = [city, country].flatMap((one) => (one ? [nameIn(language, one)] : []));
  return [t(`explore.placeType.${found.place.type}`), formatList(language, within)];
}

export function ResultFrame({ city, cover, children }: { city: City | undefined; cover: string; children: ReactNode }) {
  return (
    <>
      <DestinationCover className={css.cover} src={city?.coverImage ?? cover} square="narrow" city={city} />
      <span className={css.words}>{children}</span>
    </>
  );
}
