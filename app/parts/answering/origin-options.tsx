import { useMemo } from 'react';
import { mainOrigins, originCountries } from '#shared/travel/options.ts';
import { countryName } from '#app/text/country-name.ts';
import { useText } from '#app/text/text.ts';

const others = originCountries.slice(mainOrigins.length);

/** Of a select: the countries that one may set out from, the specification's first, the others by name. */
export function OriginOptions() {
  const { t, language } = useText();
  const named = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return others.map((iso2) => ({ iso2, name: countryName(language, iso2) })).sort((a, b) => compare(a.name, b.name));
  }, [language]);
  return (
    <>
      {mainOrigins.map((iso2) => (
        <option key={iso2} value={iso2}>
          {countryName(language, iso2)}
        </option>
      ))}
      <optgroup label={t('survey.origin.others')}>
        {named.map(({ iso2, name }) => (
          <option key={iso2} value={iso2}>
            {name}
          </option>
        ))}
      </optgroup>
    </>
  );
}
