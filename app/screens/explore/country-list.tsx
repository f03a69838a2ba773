import type { FoundCountry } from '#shared/explore/answers.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Range } from '#shared/travel/options.ts';
import { useLines } from '#app/local/catalogue/lines.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationCard } from '#app/parts/destination/card.tsx';
import { marked, type PinFocus } from '#app/parts/destination/marked.ts';
import { ScoreNote } from '#app/parts/destination/score-note.tsx';
import { wayText } from '#app/parts/destination/way-text.ts';
import list from '#app/parts/destination/destination.module.css';
import { formatList } from '#app/text/formats.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';
import css from './explore.module.css';
import type { Countries } from './use-countries.ts';

/** Countries in a range, best first. Beside the map a country's pin is that of its best city. */
export function CountryList({
  countries: { all, shown, showMore, tied, hasLead, isWidened, better },
  range,
  focus,
}: {
  countries: Countries;
  range: Range;
  focus: PinFocus | undefined;
}) {
  const { t, language } = useText();
  const {
    filters: { origin, mainType, lang },
    links,
  } = useDestinationAddress();
  const lineOf = useLines(language);
  const [first] = all;
  return (
    <section className={css.found} aria-labelledby="explore-found">
      <div className="stack gap-1">
        <h2 className="title-3" id="explore-found">
          {t('explore.title', { from: t(`explore.from.${origin}`), trip: t(`explore.trip.${mainType}`) })}
        </h2>
        {first && !isWidened && (
          <p className="lead">
            {hasLead || range === 'domestic'
              ? t(`explore.lead.${range}`, { country: nameIn(language, first.country) })
              : t('explore.leadTie', { count: tied, score: formatScore(language, first.score) })}
          </p>
        )}
        <p className="small soft" role="status">
          {t('explore.countries', { count: all.length })}
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
        {shown.map((found, index) => (
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
            twin={focus && found.best[0] && marked(found.best[0].city.id, focus)}
          >
            <Best found={found} />
          </DestinationCard>
        ))}
      </ol>
      {all.length > shown.length && (
        <Button className={css.more} onClick={showMore}>
          {t('explore.more')}
        </Button>
      )}
      <ScoreNote />
    </section>
  );
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
      {journey && <p className="note">{wayText(t, language, journey)}</p>}
    </>
  );
}
