import Moon from 'lucide-react/icons/moon';
import Users from 'lucide-react/icons/users';
import { holidayWindow } from '#shared/calendar/holidays.ts';
import { RATES_DATE } from '#shared/money/currency.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import { cityWays } from '#shared/explore/city-ways.ts';
import type { Way } from '#shared/recommendation/journey.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { formatPeople } from '#app/parts/destination/words.ts';
import { formatDay, formatSentences } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { AdviceCell } from './advice.tsx';
import { CostsCell } from './costs.tsx';
import { CrowdsCell } from './crowds-cell.tsx';
import { Decides } from './decides.tsx';
import { HolidaysCell } from './holidays-cell.tsx';
import { readerDay } from './reader-day.ts';
import { WaysCell } from './ways-cell.tsx';
import css from './decides.module.css';

/**
 * What decides a city at a glance: the way, the nights, the people, the advice, the holidays, the money. Estimates, and
 * labelled as such.
 */
export function Deciding({
  catalogue: { core, findCountry },
  country,
  city,
  journey,
}: {
  catalogue: Catalogue;
  country: Country;
  city: City;
  journey: Way | undefined;
}) {
  const { t, language } = useText();
  const {
    filters: { origin, month },
  } = useDestinationAddress();
  const days = holidayWindow(readerDay, month);
  const known = core.facts.cities.get(city.id);
  const ways = cityWays(core, origin, city);
  const notes = [t('city.facts.note'), t('city.holidays.note')];
  if (origin !== 'KR') notes.push(t('city.facts.rates', { date: formatDay(language, RATES_DATE, { year: true }) }));
  return (
    <section aria-label={t('city.facts.label')}>
      <dl className={css.decides}>
        {ways && <WaysCell ways={ways} journey={journey} isTall={known !== undefined} />}
        {known && (
          <Decides
            icon={Moon}
            label={t('city.nights.label')}
            value={
              known.usualNights.from === known.usualNights.to
                ? t('city.nights.one', { count: known.usualNights.to })
                : t('city.nights.span', { from: known.usualNights.from, count: known.usualNights.to })
            }
          />
        )}
        <Decides
          size={ways || known ? undefined : 'row'}
          icon={Users}
          label={t('city.facts.people')}
          value={
            city.population === null
              ? t('city.facts.peopleUnknown')
              : t('city.facts.peopleCount', { n: formatPeople(language, city.population) })
          }
        />
        {country.iso2 !== origin && <AdviceCell facts={core.facts} origin={origin} city={city} />}
        <HolidaysCell country={country} home={findCountry(core, origin)} month={month} days={days} />
        <CrowdsCell facts={core.facts} city={city} days={days} />
        <CostsCell cost={known?.cost} city={city} origin={origin} />
      </dl>
      <p className={`note ${css.note}`}>{formatSentences(language, notes)}</p>
    </section>
  );
}
