import type { Currency } from '#shared/travel/options.ts';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { City } from '#shared/destination/schema.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import type { CityVerdict } from '#shared/recommendation/city-verdict.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { CrowdNote } from '#app/parts/destination/crowd-note.ts';
import { fitCounts } from '#app/parts/destination/fit-counts.ts';
import { Faces } from '#app/parts/destination/fit-faces.tsx';
import { tradeOffText } from '#app/parts/destination/reason-words.ts';
import { wayParts } from '#app/parts/destination/words.ts';
import { formatScore } from '#app/text/formats.ts';
import { ratesNote } from '#app/parts/trip/rates-note.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { budgetText } from './lack-words.ts';
import css from './trip-place.module.css';

interface TripPlaceProps {
  city: City;
  name: string;
  country: string;
  /** Out of ten, where the place is among the recommendations. */
  score: number | undefined;
  verdict: CityVerdict | undefined;
  /** In what estimates are told. */
  currency: Currency;
  /** How many the group counts. */
  counted: number;
  me: string | undefined;
  /** The page about it, as the group asks. */
  page: To;
}

/**
 * Where it goes, and why there: for how many it is good, what it costs them, how long the way is, and what it lacks.
 */
export function TripPlace({ city, name, country, score, verdict, currency, counted, me, page }: TripPlaceProps) {
  const { t, language } = useText();
  const fit = verdict && verdict.fit.length >= MIN_CONTRIBUTORS ? fitCounts(verdict.fit, counted) : undefined;
  const money = verdict?.money;
  // Of fewer people it would tell whose budget it is.
  const over = fit && verdict ? budgetText(t, language, verdict, currency) : undefined;
  const ways = verdict?.facts.ways.map((one) => ({ ...one, ...wayParts(t, language, one) })) ?? [];
  // A reader's own, or what is the same for everybody.
  const way =
    ways.find((one) => one.memberId === me) ??
    (ways.every(({ name, time }) => name === ways[0]?.name && time === ways[0].time) ? ways[0] : undefined);
  return (
    <Card as="section" flush className={css.place} aria-labelledby="place">
      <DestinationCover src={city.coverImage} city={city} className={css.cover} />
      <div className={css.body}>
        <h2 className="title-3" id="place">
          {name} {country !== name && <span className="note">{country}</span>}
        </h2>
        <dl className={css.facts}>
          {score !== undefined && (
            <Fact name={t('trip.our.score')}>{t('trip.our.points', { score: formatScore(language, score) })}</Fact>
          )}
          {fit && (
            <Fact name={t('trip.our.suits')}>
              <Faces counts={fit} small />
              {verdict && verdict.worksNotFor > 0 && (
                <Badge tone="danger">{t('fit.notFor', { count: verdict.worksNotFor })}</Badge>
              )}
            </Fact>
          )}
          {(money ?? over) !== undefined && (
            <Fact name={t('trip.our.money')}>
              {money && t('trip.our.within', { within: money.within, of: money.of })}
              {over !== undefined && (
                <span className="small soft">
                  {[over, ...(money ? ratesNote(t, language, currency) : [])].join(' · ')}
                </span>
              )}
            </Fact>
          )}
          {way && <Fact name={t(`trip.our.${way.name}`)}>{way.time}</Fact>}
        </dl>
        {fit && verdict?.tradeOff && <p className="small">{tradeOffText(t, language, verdict.tradeOff)}</p>}
        {verdict?.asksStepFree && <p className="small">{t('fit.stepFree')}</p>}
        {verdict?.crowds.map((crowd) => (
          <p key={crowd.id} className="small">
            <CrowdNote crowd={crowd} />
          </p>
        ))}
        <ButtonLink variant="edge" wide className="no-print" to={page}>
          {t('trip.our.explore', { place: name })}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
