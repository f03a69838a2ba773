import { useMemo } from 'react';
import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { useArrival } from '#app/parts/destination/arrival.ts';
import { DestinationHero } from '#app/parts/destination/hero.tsx';
import { CreditLine } from '#app/parts/destination/credit.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { DestinationFacts } from '#app/parts/destination/facts.tsx';
import { DestinationInvite } from '#app/parts/destination/invite.tsx';
import { Propose } from '#app/parts/destination/propose.tsx';
import { Points } from '#app/parts/destination/points.tsx';
import { CityRatings } from '#app/parts/destination/ratings.tsx';
import { DestinationCrumbs } from '#app/parts/destination/states.tsx';
import { authored } from '#app/parts/destination/words.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Places } from './places.tsx';
import css from './explore-city.module.css';

export function CityView({ catalogue, country, city }: { catalogue: Catalogue; country: Country; city: City }) {
  const { t, language } = useText();
  const {
    filters: { origin, mainType, lang },
    links,
  } = useDestinationAddress();
  const question = useMemo(
    () => ({ core: catalogue.core, filters: { origin, mainType, range: null }, day: pageDay }),
    [catalogue, origin, mainType],
  );
  const found = useMemo(
    () => catalogue.exploreCities(question, country, [city]).cities[0],
    [catalogue, question, country, city],
  );
  const heading = useArrival();
  const name = nameIn(lang, city);
  const line = authored(language, city.lineKo, city.lineEn);
  return (
    <>
      <DestinationCrumbs
        items={[
          { to: links.explore(), label: t('explore.explore') },
          { to: links.country(country.slug), label: nameIn(lang, country) },
          { label: name },
        ]}
      />
      <div className={css.hero}>
        <DestinationHero className={css.cover} map={city.coverImage} city={city} name={nameIn(language, city)} />
        <header className={css.head}>
          <div className="stack gap-2">
            <p className="row gap-1">
              {city.isCapital && (
                <Badge tone="done" icon={null}>
                  {t('explore.capital')}
                </Badge>
              )}
              <Badge>{t(`explore.level.${city.level}`)}</Badge>
            </p>
            <h1 className="title-1" lang={lang} ref={heading} tabIndex={-1}>
              {name}
            </h1>
            {line.text !== '' && (
              <p className="soft" lang={line.lang}>
                {line.text}
              </p>
            )}
            {city.credit && <CreditLine credit={city.credit} />}
            <p>
              <Propose key={city.id} destinationId={city.id} name={nameIn(language, city)} />
            </p>
          </div>
          <p className={css.score}>
            <Points score={found?.score ?? null} large />
            <span className="note">
              {t('explore.basis', { origin: t(`explore.origin.${origin}`), type: t(`explore.type.${mainType}`) })}
            </span>
          </p>
          <div className={css.facts}>
            <DestinationFacts city={city} journey={found?.journey} mainType={mainType} />
          </div>
        </header>
      </div>
      <Places catalogue={catalogue} country={country} city={city} question={question} />
      <CityRatings country={country} city={city} />
      <DestinationInvite name={nameIn(language, city)} />
    </>
  );
}
