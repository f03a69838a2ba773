import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { utcDay } from '#shared/calendar/utc-day.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useDevice } from '#app/local/device/device.ts';
import { currencyHere } from '#app/parts/trip/reader-currency.ts';
import { useText } from '#app/text/text.ts';
import { Cities } from './cities.tsx';
import { Countries } from './countries.tsx';
import { Finding } from './finding.tsx';
import type { Ground } from './ground.ts';
import { NotHere } from './not-here.tsx';
import { Places } from './places.tsx';
import { readSpot, searchOf, spotAt } from './spot.ts';
import { useArrival } from './use-arrival.ts';

type DrillDownProps = Omit<Ground, 'core' | 'day' | 'currency'> & {
  /** In its place where no answer says what its member likes. */
  withoutTastes: ReactNode;
};

/** Countries, cities, kind of trip, places: computed on this device from the answers that are here. */
export function DrillDown({ withoutTastes, ...props }: DrillDownProps) {
  const { group, data, isPreview } = props;
  const { t, language } = useText();
  const [query] = useSearchParams();
  const { now } = useDevice();
  // The same day for everybody, wherever they are: it orders exact ties.
  const [day] = useState(() => utcDay(now()));
  const asked = readSpot(query);
  // Kinds of trip are chosen within the page of places.
  useArrival(searchOf(spotAt(asked, 'types'), false));
  const catalogue = useCatalogue();
  if (catalogue.kind === 'loading') return <Finding data={data} />;
  if (catalogue.kind !== 'ready')
    return (
      <>
        <title>{t('recommendations.documentTitle', { page: t('group.nav.recommendations'), group: data.name })}</title>
        <NotHere loaded={catalogue} what="catalogue" />
      </>
    );
  const { core, findCountry, findCity } = catalogue.value;
  const ground: Ground = { ...props, core, day, currency: currencyHere(language, group) };
  const country = asked.at === 'countries' ? undefined : findCountry(core, asked.country);
  const city =
    asked.at === 'countries' || asked.at === 'cities' ? undefined : findCity(core, asked.country, asked.city);
  if (!isPreview && recommend<'types'>({ rows: group.view, core, day, stage: { at: 'types' } }).basis.k === 0)
    return withoutTastes;
  if (!country) return <Countries ground={ground} />;
  if (!city || asked.at === 'countries' || asked.at === 'cities')
    return <Cities key={country.id} ground={ground} country={country} />;
  return <Places ground={ground} country={country} city={city} spot={asked} />;
}
