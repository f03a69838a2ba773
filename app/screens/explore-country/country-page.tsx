import { useParams } from 'react-router-dom';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { Loaded } from '#app/local/catalogue/load-once.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationMissing, DestinationWaiting } from '#app/parts/destination/states.tsx';
import { useText } from '#app/text/text.ts';
import { CountryView } from './country-view.tsx';

/** One country and its cities. */
export function CountryPage({ catalogue }: { catalogue: Loaded<Catalogue> }) {
  const { t, language } = useText();
  const { countrySlug = '' } = useParams();
  const { links } = useDestinationAddress();
  if (catalogue.kind === 'loading') return <DestinationWaiting />;
  if (catalogue.kind === 'failed') return <DestinationWaiting what="cities" again={catalogue.again} />;
  const country = catalogue.value.findCountry(catalogue.value.core, countrySlug);
  if (!country) return <DestinationMissing what="country" back={links.explore()} backName={t('explore.explore')} />;
  return (
    <>
      <title>{t('meta.countryTitle', { country: nameIn(language, country) })}</title>
      <CountryView key={country.iso2} catalogue={catalogue.value} country={country} />
    </>
  );
}
