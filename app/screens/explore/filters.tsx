import { exploreDefaults, offeredLanguages, offeredOrigins } from '#shared/explore/filters.ts';
import { ranges, tripTypes } from '#shared/travel/options.ts';
import { useDestinationAddress, type FilterName } from '#app/parts/destination/address.ts';
import { languageNames } from '#app/text/language.ts';
import { useText } from '#app/text/text.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import css from './explore.module.css';

/** Four filters; they are kept in the address, so that a link or a reload shows the same list. */
export function Filters() {
  const { t, language } = useText();
  const { filters, setFilter } = useDestinationAddress();
  const languages = [...new Set([language, ...offeredLanguages])];
  const fields: { name: FilterName; value: string; options: { value: string; label: string }[] }[] = [
    {
      name: 'range',
      value: filters.range ?? exploreDefaults.range,
      options: ranges.map((value) => ({ value, label: t(`explore.range.${value}`) })),
    },
    {
      name: 'mainType',
      value: filters.mainType,
      options: tripTypes.map((value) => ({ value, label: t(`explore.type.${value}`) })),
    },
    {
      name: 'origin',
      value: filters.origin,
      options: offeredOrigins.map((value) => ({ value, label: t(`explore.origin.${value}`) })),
    },
    { name: 'lang', value: filters.lang, options: languages.map((value) => ({ value, label: languageNames[value] })) },
  ];
  return (
    <fieldset>
      <legend className="visually-hidden">{t('explore.filters.legend')}</legend>
      <div className={css.filters}>
        {fields.map(({ name, value, options }) => (
          <Field key={name} label={t(`explore.filters.${name}`)} className={css[name]}>
            <Select
              value={value}
              onChange={(event) => {
                setFilter(name, event.target.value);
              }}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value} lang={name === 'lang' ? option.value : undefined}>
                  {option.label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
