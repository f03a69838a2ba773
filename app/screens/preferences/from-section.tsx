import { limits } from '#shared/kernel/limits.ts';
import { originCountries } from '#shared/travel/options.ts';
import { OriginOptions } from '#app/parts/answering/origin-options.tsx';
import { useText } from '#app/text/text.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { SectionProps } from './form-props.ts';
import css from './preferences.module.css';
import { Asked, FormSection } from './question.tsx';

/** Question 4: where from. */
export function FromSection({ draft, change }: SectionProps) {
  const { t } = useText();
  const choose = (value: string) => {
    change((before) => ({ ...before, originCountryIso2: originCountries.find((one) => one === value) ?? null }));
  };
  return (
    <FormSection name="from">
      <fieldset className="stack gap-3">
        <legend className={css.legend}>
          <Asked question="origin" />
        </legend>
        <div className={css.two}>
          <Field label={t('survey.origin.country')}>
            <Select
              value={draft.originCountryIso2 ?? ''}
              onChange={(event) => {
                choose(event.target.value);
              }}
            >
              <option value="">{t('preferences.notChosen')}</option>
              <OriginOptions />
            </Select>
          </Field>
          <Field label={t('survey.origin.airport')} optionalNote={t('common.optional')}>
            <TextInput
              value={draft.originAirport}
              maxLength={limits.nameLength}
              autoComplete="off"
              placeholder={t('survey.origin.airportExample')}
              onChange={(event) => {
                const originAirport = event.target.value;
                change((before) => ({ ...before, originAirport }));
              }}
            />
          </Field>
        </div>
      </fieldset>
    </FormSection>
  );
}
