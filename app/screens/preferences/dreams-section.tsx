import { limits } from '#shared/kernel/limits.ts';
import { useText } from '#app/text/text.ts';
import { HeardBack } from '#app/parts/answering/heard-back.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import type { SectionProps } from './form-props.ts';
import css from './preferences.module.css';
import { Asked, FormSection } from './question.tsx';

/** Question 15: what must not be missed, in own words. */
export function DreamsSection({ draft, change }: SectionProps) {
  const { t } = useText();
  return (
    <FormSection name="dreams">
      <fieldset className="stack gap-6">
        <legend className={css.legend}>
          <Asked question="wishes" />
        </legend>
        {(['bucketList', 'tripWishlist'] as const).map((field) => (
          <div className="stack gap-2" key={field}>
            <Field label={t(`preferences.${field}`)} optionalNote={t('common.optional')}>
              <TextArea
                max={limits.answerLength}
                countText={(length, max) => t('preferences.charCount', { count: length, max })}
                placeholder={t(`preferences.${field}Example`)}
                value={draft[field]}
                onChange={(event) => {
                  const text = event.target.value;
                  change((before) => ({ ...before, [field]: text }));
                }}
              />
            </Field>
            <HeardBack
              text={draft[field]}
              lives={{ iso2: draft.originCountryIso2 ?? undefined }}
              isDream={field === 'bucketList'}
            />
          </div>
        ))}
      </fieldset>
    </FormSection>
  );
}
