import { useParams } from 'react-router-dom';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { Loaded } from '#app/local/catalogue/load-once.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationMissing, DestinationWaiting } from '#app/parts/destination/states.tsx';
import { useText } from '#app/text/text.ts';
import { CityView } from './city-view.tsx';

/** One city and its places. */
export function CityPage({ catalogue }: { catalogue: Loaded<Catalogue> }) {
  const { t, language } = useText();
  const { countrySlug = '', citySlug = '' } = useParams();
  const { links } = useDestinationAddress();
  if (catalogue.kind === 'loading') return <DestinationWaiting />;
  if (catalogue.kind === 'failed') return <DestinationWaiting what="places" again={catalogue.again} />;
  const { core, findCountry, findCity } = catalogue.value;
  const country = findCountry(core, countrySlug);
  if (!country) return <DestinationMissing what="country" back={links.explore()} backName={t('explore.explore')} />;
  const city = findCity(core, country.slug, citySlug.toLowerCase());
  if (!city)
    return <DestinationMissing what="city" back={links.country(country.slug)} backName={nameIn(language, country)} />;
  return (
    <>
      <title>{t('meta.cityTitle', { city: nameIn(language, city), country: nameIn(language, country) })}</title>
      <CityView key={city.id} catalogue={catalogue.value} country={country} city={city} />
    </>
  );
}
