import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useCountryPlaces } from '#app/local/catalogue/catalogue.ts';
import { useLines } from '#app/local/catalogue/lines.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { CityRow } from '#app/parts/destination/city-row.tsx';
import { DestinationHero } from '#app/parts/destination/hero.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { DestinationInvite } from '#app/parts/destination/invite.tsx';
import { Points } from '#app/parts/destination/points.tsx';
import { SaveForOffline } from '#app/parts/destination/save.tsx';
import { DestinationCrumbs } from '#app/parts/destination/states.tsx';
import { ScoreNote } from '#app/parts/destination/score-note.tsx';
import { TypeChips } from '#app/parts/destination/type-chips.tsx';
import { useText } from '#app/text/text.ts';
import { timing } from '#app/kernel/timing.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { isStill } from '#app/ui/is-still.ts';
import { Cities } from './cities.tsx';
import css from './explore-country.module.css';

/** Cities on the country page, until all are asked for. */
const mostCities = 24;

export function CountryView({ catalogue, country }: { catalogue: Catalogue; country: Country }) {
  const { t, language } = useText();
  const {
    filters: { origin, mainType, range, month, lang },
    links,
  } = useDestinationAddress();
  const places = useCountryPlaces(country.iso2, language);
  const { cities, topScore, isWidened } = useMemo(() => {
    const ask = (within: typeof range) =>
      catalogue.exploreCities(
        { core: catalogue.core, filters: { origin, mainType, range: within }, day: pageDay, month },
        country,
      );
    const found = ask(range);
    return found.isWidened ? { ...ask(null), isWidened: true } : found;
  }, [catalogue, country, origin, mainType, range, month]);
  const own = useMemo(() => catalogue.core.cities.filter(({ iso2 }) => iso2 === country.iso2), [catalogue, country]);
  const section = useScrollToCities();
  const name = nameIn(lang, country);
  const line = useLines(language)(country);
  return (
    <>
      <DestinationCrumbs
        items={[{ to: links.explore(range ?? undefined), label: t('explore.explore') }, { label: name }]}
      />
      <DestinationHero map={country.coverImage} name={nameIn(language, country)}>
        <div className="stack gap-1">
          <p className="note">{t(`explore.continent.${country.continent}`)}</p>
          <h1 className="title-1" lang={lang}>
            {name}
          </h1>
          {line !== '' && <p className="soft">{line}</p>}
        </div>
        <p className={css.score}>
          <span className="note">{t('explore.bestCity')}</span>
          <Points score={topScore} large />
          <span className="note">
            {t('explore.basis', { origin: t(`explore.origin.${origin}`), type: t(`explore.type.${mainType}`) })}
          </span>
        </p>
      </DestinationHero>
      <section className={css.cities} ref={section} aria-labelledby="country-cities">
        <div className={cx('row row--between gap-2', css.bar)}>
          <h2 className="title-2" id="country-cities">
            {t('explore.citiesTitle', { country: nameIn(language, country) })}
          </h2>
          <SaveForOffline
            files={{ iso2: country.iso2, pictures: [country.coverImage, ...own.map(({ coverImage }) => coverImage)] }}
            country={nameIn(language, country)}
            places={places.kind === 'ready' ? places.value.length : undefined}
          />
        </div>
        {range && isWidened && <Callout>{t('explore.widened')}</Callout>}
        {range && !isWidened && cities.length < own.length && (
          <Callout
            end={
              <ButtonLink size="small" to={links.country(country.slug, null)}>
                {t('explore.showAll')}
              </ButtonLink>
            }
          >
            {t('explore.narrowed', { range: t(`explore.range.${range}`) })}
          </Callout>
        )}
        <TypeChips />
        {cities.length === 0 ? (
          <Unscored country={country} cities={own} />
        ) : (
          <Cities
            key={`${origin} ${mainType} ${range} ${month}`}
            facts={catalogue.core.facts}
            country={country}
            cities={cities}
            most={mostCities}
          />
        )}
        <ScoreNote />
      </section>
      <DestinationInvite name={nameIn(language, country)} />
    </>
  );
}

const nowhere = { focused: undefined, onFocus: () => {} };

/**
 * Cities that nobody is sent to from the visitor's origin: too far, or advised against. They can be looked at all the
 * same.
 */
function Unscored({ country, cities }: { country: Country; cities: readonly City[] }) {
  const { t } = useText();
  const {
    filters: { lang },
    links,
  } = useDestinationAddress();
  if (cities.length === 0) return <Empty title={t('explore.noCities')} />;
  return (
    <>
      <p className="soft">{t('explore.unscored')}</p>
      <ol>
        {cities.map((city) => (
          <CityRow
            key={city.id}
            found={{ city, journey: undefined }}
            to={links.city(country.slug, city.slug)}
            nameLang={lang}
            focus={nowhere}
          />
        ))}
      </ol>
    </>
  );
}

/** `?step=cities` leads to the cities after half a second. */
function useScrollToCities() {
  const section = useRef<HTMLElement>(null);
  const [query] = useSearchParams();
  const isWanted = query.get('step') === 'cities';
  useEffect(() => {
    if (!isWanted) return;
    const later = setTimeout(() => {
      section.current?.scrollIntoView({
        behavior: isStill() ? 'auto' : 'smooth',
      });
    }, timing.exploreScrollMs);
    return () => {
      clearTimeout(later);
    };
  }, [isWanted]);
  return section;
}
