import { limits } from '#shared/kernel/limits.ts';
import { destinationTypes, travelPurposes, travelStyles } from '#shared/preference/options.ts';
import { useText } from '#app/text/text.ts';
import { Chips } from '#app/ui/chips.tsx';
import type { SectionProps } from './form-props.ts';
import { destinationKey } from './options-text.ts';
import css from './preferences.module.css';
import { Asked, FormSection, OneOf } from './question.tsx';

/** Questions 8 to 10: what for, in which way, to what kind of place. */
export function TasteSection({ draft, change }: SectionProps) {
  const { t } = useText();
  const words = {
    max: limits.chips,
    limitText: t('survey.type.full'),
    countText: (count: number) => t('survey.type.chipCount', { count }),
  };
  return (
    <FormSection name="taste">
      <Chips
        legend={<Asked question="travelPurposes" />}
        options={travelPurposes.map((value) => ({ value, label: t(`preferences.purpose.${value}`) }))}
        value={draft.travelPurposes}
        onChange={(chosen) => {
          change((before) => ({ ...before, travelPurposes: chosen }));
        }}
        {...words}
      />
      <Chips
        legend={<Asked question="travelStyles" />}
        options={travelStyles.map((value) => ({ value, label: t(`preferences.style.${value}`) }))}
        value={draft.travelStyles}
        onChange={(chosen) => {
          change((before) => ({ ...before, travelStyles: chosen }));
        }}
        {...words}
      />
      <OneOf
        className={css.quad}
        question="preferredDestinationType"
        options={destinationTypes.map((value) => ({
          value,
          title: t(`preferences.destination.${destinationKey[value]}`),
        }))}
        value={draft.preferredDestinationType}
        onChange={(chosen) => {
          change((before) => ({ ...before, preferredDestinationType: chosen }));
        }}
      />
    </FormSection>
  );
}
