import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FoundCountry } from '#shared/explore/answers.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Range } from '#shared/travel/options.ts';
import { useLines } from '#app/local/catalogue/lines.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationCard } from '#app/parts/destination/card.tsx';
import { pageDay } from '#app/parts/destination/day.ts';
import { ScoreNote } from '#app/parts/destination/score-note.tsx';
import { flightText } from '#app/parts/destination/words.ts';
import list from '#app/parts/destination/destination.module.css';
import { formatList } from '#app/text/formats.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';
import css from './explore.module.css';

/** Rows of three; the best one has a row of its own. */
const atOnce = 9;
const more = 12;

/** Countries in a range, best first. */
export function CountryList({ catalogue, range }: { catalogue: Catalogue; range: Range }) {
  const { t, language } = useText();
  const {
    filters: { origin, mainType, month, lang },
    links,
  } = useDestinationAddress();
  const lineOf = useLines(language);
  const [shown, showMore] = useShown();
  const { countries, isWidened, better } = useMemo(() => {
    const question = { core: catalogue.core, filters: { origin, mainType, range }, day: pageDay, month };
    return { ...catalogue.exploreCountries(question), better: catalogue.betterRange(question) };
  }, [catalogue, origin, mainType, month, range]);
  const [first] = countries;
  const tied = countries.filter(({ score }) => score === first?.score).length;
  const hasLead = tied === 1;
  return (
    <section className={css.found} aria-labelledby="explore-found">
      <div className="stack gap-1">
        <h2 className="visually-hidden" id="explore-found">
          {t('explore.countriesTitle')}
        </h2>
        {first && !isWidened && (
          <p className="lead">
            {hasLead || range === 'domestic'
              ? t(`explore.lead.${range}`, { country: nameIn(language, first.country) })
              : t('explore.leadTie', { count: tied, score: formatScore(language, first.score) })}
          </p>
        )}
        <p className="small soft" role="status">
          {t('explore.countries', { count: countries.length })}
        </p>
      </div>
      {isWidened && <Callout>{t('explore.widened')}</Callout>}
      {!isWidened && better && (
        <Callout
          end={
            <ButtonLink size="small" to={links.explore(better)}>
              {t('explore.gapGo', { range: t(`explore.range.${better}`) })}
            </ButtonLink>
          }
        >
          {t('explore.gap', { type: t(`explore.type.${mainType}`) })}
        </Callout>
      )}
      <ol className={list.list}>
        {countries.slice(0, hasLead ? shown + 1 : shown).map((found, index) => (
          <DestinationCard
            key={found.country.id}
            lead={index === 0 && hasLead}
            to={links.country(found.country.slug, range)}
            cover={found.country.coverImage}
            name={nameIn(lang, found.country)}
            nameLang={lang}
            note={t(`explore.continent.${found.country.continent}`)}
            score={found.score}
            line={lineOf(found.country)}
          >
            <Best found={found} />
          </DestinationCard>
        ))}
      </ol>
      {countries.length > (hasLead ? shown + 1 : shown) && (
        <Button className={css.more} onClick={showMore}>
          {t('explore.more')}
        </Button>
      )}
      <ScoreNote />
    </section>
  );
}

/** How many are shown; it is kept in the address, so that Back leads to the same position in the list. Other filters reset it. */
function useShown(): [shown: number, showMore: () => void] {
  const [query, setQuery] = useSearchParams();
  const pressed = Math.max(0, Math.trunc(Number(query.get('more')) || 0));
  const showMore = () => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('more', String(pressed + 1));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [atOnce + more * pressed, showMore];
}

/** A country's best cities, and how long the flight to the first of them takes. */
function Best({ found: { best } }: { found: FoundCountry }) {
  const { t, language } = useText();
  const {
    filters: { lang },
  } = useDestinationAddress();
  const journey = best[0]?.journey;
  return (
    <>
      <p className="small soft" lang={lang}>
        {formatList(
          lang,
          best.map(({ city }) => nameIn(lang, city)),
        )}
      </p>
      {journey && (
        <p className="note">
          {t('explore.facts.flight')} {flightText(t, language, journey)}
        </p>
      )}
    </>
  );
}
