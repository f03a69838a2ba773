import { exploreDefaults, offeredLanguages, offeredOrigins } from '#shared/explore/filters.ts';
import { ranges, tripTypes } from '#shared/travel/options.ts';
import { useDestinationAddress, type FilterName } from '#app/parts/destination/address.ts';
import { formatMonthLabel } from '#app/text/formats.ts';
import { languageNames } from '#app/text/language.ts';
import { useText } from '#app/text/text.ts';

const anyMonth = 'any';
const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);

export interface FilterField<V extends string = string> {
  name: FilterName;
  label: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  change: (value: string) => void;
}

/** The filters as they stand in the address. */
export function useFilterFields() {
  const { t, language } = useText();
  const { filters, setFilter } = useDestinationAddress();
  const field = <V extends string>(name: FilterName, value: V, options: FilterField<V>['options']): FilterField<V> => ({
    name,
    label: t(`explore.filters.${name}`),
    value,
    options,
    change: (chosen) => {
      setFilter(name, chosen);
    },
  });
  const languages = [...new Set([language, ...offeredLanguages])];
  return {
    range: field(
      'range',
      filters.range ?? exploreDefaults.range,
      ranges.map((value) => ({ value, label: t(`explore.range.${value}`) })),
    ),
    mainType: field(
      'mainType',
      filters.mainType,
      tripTypes.map((value) => ({ value, label: t(`explore.type.${value}`) })),
    ),
    origin: field(
      'origin',
      filters.origin,
      offeredOrigins.map((value) => ({ value, label: t(`explore.origin.${value}`) })),
    ),
    month: field('month', filters.month === null ? anyMonth : String(filters.month), [
      { value: anyMonth, label: t('explore.filters.anyMonth') },
      ...everyMonth.map((month) => ({ value: String(month), label: formatMonthLabel(language, month) })),
    ]),
    lang: field(
      'lang',
      filters.lang,
      languages.map((value) => ({ value, label: languageNames[value], lang: value })),
    ),
  };
}

export function Options({ of }: { of: FilterField }) {
  return of.options.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ));
}
