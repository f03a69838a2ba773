import { dailyCost } from '#shared/destination/cost.ts';
import type { City } from '#shared/destination/schema.ts';
import { seasons, skiMonths } from '#shared/destination/season.ts';
import type { Way } from '#shared/recommendation/journey.ts';
import type { TripType } from '#shared/travel/options.ts';
import { formatManwonBand } from '#app/text/money.ts';
import { useText } from '#app/text/text.ts';
import { formatMonths } from './months.ts';
import { flightText, formatPeople } from './words.ts';
import css from './destination.module.css';

/** Facts of a city for a traveller: journey, fare, daily costs, months. Estimates, and labelled as such. */
export function DestinationFacts({
  city,
  journey,
  mainType,
}: {
  city: City;
  journey: Way | undefined;
  mainType: TripType;
}) {
  const { t, language } = useText();
  const { from, to } = dailyCost[city.costTier];
  const { good, wet, hot, storm } = seasons[city.climate];
  const isSki = mainType === 'ski' && city.strengths.ski > 0;
  const facts = [
    ...(journey ? [{ label: t('explore.facts.flight'), value: flightText(t, language, journey) }] : []),
    ...(journey && journey.hours > 0
      ? [
          {
            label: t('explore.facts.fare'),
            value: formatManwonBand(language, journey.fareFromManwon, journey.fareToManwon),
          },
        ]
      : []),
    { label: t('explore.facts.daily'), value: formatManwonBand(language, from, to) },
    {
      label: t(isSki ? 'explore.facts.skiSeason' : 'explore.facts.season'),
      value: formatMonths(t, language, isSki ? skiMonths(city) : good),
    },
    {
      label: t('explore.facts.people'),
      value:
        city.population === null
          ? t('explore.facts.peopleUnknown')
          : t('explore.facts.peopleCount', { n: formatPeople(language, city.population) }),
    },
  ];
  const warnings = [
    ...(storm ? [t('explore.facts.storm', { months: formatMonths(t, language, storm) })] : []),
    ...(wet ? [t('explore.facts.wet', { months: formatMonths(t, language, wet) })] : []),
    ...(hot ? [t('explore.facts.hot', { months: formatMonths(t, language, hot) })] : []),
  ];
  return (
    <section className={css.facts} aria-label={t('explore.facts.label')}>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 && !isSki && (
        <ul className={css.warnings}>
          {warnings.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <p className="note">{t('explore.facts.note')}</p>
    </section>
  );
}
