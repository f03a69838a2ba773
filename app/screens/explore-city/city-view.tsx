import { useDeferredValue, useEffect, useMemo } from 'react';
import type { City, Country } from '#shared/destination/schema.ts';
import type { FoundCity } from '#shared/explore/answers.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useLines } from '#app/local/catalogue/lines.ts';
import { noteCity } from '#app/local/catalogue/recent-cities.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationHero } from '#app/parts/destination/hero.tsx';
import { CreditLine } from '#app/parts/destination/credit.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { ExploreFit } from '#app/parts/destination/explore-fit.tsx';
import { DestinationInvite } from '#app/parts/destination/invite.tsx';
import { Propose } from '#app/parts/destination/propose.tsx';
import { DestinationCrumbs } from '#app/parts/destination/states.tsx';
import { formatMonthLabel } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { laterOptional } from '#app/ui/later.tsx';
import { SevereAdvice } from './advice.tsx';
import { Deciding } from './deciding.tsx';
import { Months } from './months.tsx';
import { Places } from './places.tsx';
import { CityStrengths } from './strengths.tsx';
import css from './explore-city.module.css';

/** Far down the page; few cities have the second. */
const Neighbours = laterOptional(() => import('./neighbours.tsx').then((m) => m.Neighbours));
const CityRatings = laterOptional(() => import('#app/parts/destination/ratings.tsx').then((m) => m.CityRatings));

interface CityViewProps {
  catalogue: Catalogue;
  country: Country;
  city: City;
}

/** What decides a city, its months and strengths, its places, and where one could go on to. */
export function CityView({ catalogue, country, city }: CityViewProps) {
  const { t, language } = useText();
  const {
    filters: { origin, mainType, month, lang },
    links,
  } = useDestinationAddress();
  const question = useMemo(
    () => ({ core: catalogue.core, filters: { origin, mainType, range: null }, day: pageDay, month }),
    [catalogue, origin, mainType, month],
  );
  const found = useMemo(
    () => catalogue.exploreCities(question, country, [city]).cities[0],
    [catalogue, question, country, city],
  );
  const facts = catalogue.core.facts;
  useEffect(() => {
    noteCity(city.id);
  }, [city]);
  // What is below the first screenful comes in a drawing of its own.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      {country.iso2 !== origin && <SevereAdvice facts={facts} origin={origin} city={city} />}
      <DestinationCrumbs
        items={[
          { to: links.explore(), label: t('explore.explore') },
          { to: links.country(country.slug), label: nameIn(lang, country) },
          { label: nameIn(lang, city) },
        ]}
      />
      <DestinationHero map={city.coverImage} city={city} name={nameIn(language, city)}>
        <Head city={city} found={found} />
      </DestinationHero>
      <div className={css.sections}>
        <Deciding catalogue={catalogue} country={country} city={city} journey={found?.journey} />
        {isWhole && (
          <>
            <div className={css.pair}>
              <Months catalogue={catalogue} city={city} />
              <CityStrengths catalogue={catalogue} city={city} />
            </div>
            <Places catalogue={catalogue} country={country} city={city} question={question} />
            <Neighbours catalogue={catalogue} city={city} />
            <CityRatings country={country} city={city} />
          </>
        )}
      </div>
      {isWhole && <DestinationInvite name={nameIn(language, city)} variant="edge" />}
    </>
  );
}

/** Its name, what it is, and how well it fits: the page's only score. */
function Head({ city, found }: { city: City; found: FoundCity | undefined }) {
  const { t, language } = useText();
  const {
    filters: { origin, mainType, month, lang },
  } = useDestinationAddress();
  const basis = { origin: t(`explore.origin.${origin}`), type: t(`explore.type.${mainType}`) };
  const line = useLines(language)(city);
  return (
    <>
      <div className="stack gap-2">
        <p className="row gap-1">
          {city.isCapital && (
            <Badge tone="done" icon={null}>
              {t('explore.capital')}
            </Badge>
          )}
          <Badge>{t(`explore.level.${city.level}`)}</Badge>
        </p>
        <h1 className="title-1" lang={lang}>
          {nameIn(lang, city)}
        </h1>
        {line !== '' && <p className="soft">{line}</p>}
        {city.credit && <CreditLine credit={city.credit} />}
        <p className={css.score}>
          {found ? <ExploreFit score={found.score} isInline /> : <span className="note">{t('explore.noScore')}</span>}
          <span className="note">
            {month === null
              ? t('explore.basis', basis)
              : t('city.basisMonth', { ...basis, month: formatMonthLabel(language, month) })}
          </span>
        </p>
      </div>
      <p className={css.call}>
        <Propose key={city.id} city={city} name={nameIn(language, city)} />
      </p>
    </>
  );
}
