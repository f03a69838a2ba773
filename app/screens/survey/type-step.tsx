import { useId } from 'react';
import { Chips } from '#app/ui/chips.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { tripTypeIcons } from '#app/parts/destination/trip-type-icons.ts';
import { useText } from '#app/text/text.ts';
import { limits } from '#shared/kernel/limits.ts';
import { subcategories, tripTypes } from '#shared/travel/options.ts';
import { chipKey } from './answer-lines.ts';
import { HeardBack } from '#app/parts/answering/heard-back.tsx';
import { StopText } from '#app/parts/answering/stop-text.tsx';
import type { StepProps } from './step-props.ts';

/** Step 4: the type of the trip, and up to three details of it, or own words for "other". */
export function TypeStep({ draft, act, reasons }: StepProps) {
  const { t } = useText();
  const errorId = useId();
  const { mainType, subcats } = draft;
  const change = (after: string[]) => {
    const chip = after.find((one) => !subcats.includes(one)) ?? subcats.find((one) => !after.includes(one));
    if (chip) act({ kind: 'toggleChip', chip });
  };
  return (
    <div className="stack gap-8">
      <div className="stack gap-3">
        <StopText id={errorId} reason={reasons.find((one) => one === 'type_missing')} />
        <ChoiceGroup
          legend={t('survey.type.types')}
          legendHidden
          options={tripTypes.map((value) => {
            const Icon = tripTypeIcons[value];
            return { value, title: t(`survey.types.${value}`), icon: <Icon className="icon" aria-hidden="true" /> };
          })}
          value={mainType}
          onChange={(type) => act({ kind: 'chooseType', type })}
          describedBy={errorId}
          required
        />
      </div>
      {mainType && mainType !== 'other' && (
        <Chips
          legend={<span className="title-3">{t(`survey.chipsTitle.${mainType}`)}</span>}
          options={subcategories[mainType].map((value: string) => ({ value, label: t(chipKey(mainType, value)) }))}
          value={subcats}
          onChange={change}
          max={limits.chips}
          limitText={t('survey.type.full')}
          countText={(count) => t('survey.type.chipCount', { count })}
        />
      )}
      {mainType === 'other' && (
        <div className="stack gap-2">
          <Field
            label={t('survey.type.describe')}
            required
            error={reasons.includes('description_missing') ? t('validation.description_missing') : undefined}
          >
            <TextArea
              value={draft.otherDescription}
              max={limits.otherDescriptionLength}
              countText={(count) => t('survey.type.charCount', { count })}
              placeholder={t('survey.type.describeExample')}
              onChange={(event) => act({ kind: 'describe', text: event.target.value })}
            />
          </Field>
          <HeardBack
            text={draft.otherDescription}
            lives={{ iso2: draft.originCountryIso2, isAbroad: draft.range !== 'domestic' }}
          />
        </div>
      )}
    </div>
  );
}
