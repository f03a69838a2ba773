import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { avoidsEverything, pickRange, setBucket, setDays, type PreferenceDraft } from '#shared/preference/draft.ts';
import { durationBuckets } from '#shared/preference/options.ts';
import { isAnswered } from '#shared/preference/questions.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { SectionProps } from './form-props.ts';
import css from './preferences.module.css';
import { Asked, FormSection, TakeBack } from './question.tsx';
import { DaysQuestion } from './days-question.tsx';

/** Questions 1 to 3: when, when not, for how long. */
export function WhenSection({ draft, change, stops, today }: SectionProps & { today: CivilDate }) {
  const { t } = useText();
  const [wantsAvoid, setWantsAvoid] = useState(false);
  const hasAvoid = wantsAvoid || draft.datesToAvoid.half.start !== '' || isAnswered(draft, 'datesToAvoid');
  const reasonsOf = (field: 'dates' | 'datesToAvoid') =>
    stops.filter((one) => one.field === field).map((one) => one.reason);
  const days = stops.find((one) => one.field === 'totalDays');
  return (
    <FormSection name="when" text={t('preferences.needed')}>
      <DaysQuestion
        question="dates"
        required
        picked={draft.dates}
        act={(does) => {
          change((before) => ({ ...before, dates: pickRange(before.dates, does) }));
        }}
        reasons={reasonsOf('dates')}
        today={today}
      />
      {hasAvoid ? (
        <div className="stack gap-3">
          <DaysQuestion
            question="datesToAvoid"
            picked={draft.datesToAvoid}
            act={(does) => {
              change((before) => ({ ...before, datesToAvoid: pickRange(before.datesToAvoid, does) }));
            }}
            reasons={reasonsOf('datesToAvoid')}
            today={today}
          />
          {avoidsEverything(draft) && (
            <Callout tone="waiting" role="status" icon={null}>
              {t('preferences.avoidsAll')}
            </Callout>
          )}
        </div>
      ) : (
        <div className="stack gap-2">
          <p>
            <Asked question="datesToAvoid" />
          </p>
          <div>
            <Button
              variant="edge"
              size="small"
              onClick={() => {
                setWantsAvoid(true);
              }}
            >
              <Plus className="icon" aria-hidden="true" />
              {t('preferences.addAvoid')}
            </Button>
          </div>
        </div>
      )}
      <div className="stack gap-3">
        <ChoiceGroup
          className={css.quad ?? ''}
          legend={<Asked question="duration" />}
          options={durationBuckets.map((value) => ({ value, title: t(`preferences.bucket.${value}`) }))}
          value={draft.durationBucket}
          onChange={(bucket) => {
            change((before: PreferenceDraft) => setBucket(before, bucket));
          }}
        />
        <Field
          className={css.short ?? ''}
          label={t('preferences.totalDays')}
          optionalNote={t('common.optional')}
          hint={t('preferences.totalDaysHint')}
          error={days && t(`validation.${days.reason}`)}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            placeholder={t('survey.budget.example', { amount: '4' })}
            value={draft.totalDays}
            onChange={(event) => {
              const typed = event.target.value;
              change((before) => setDays(before, typed));
            }}
          />
        </Field>
        {draft.durationBucket !== null && (
          <TakeBack
            question="duration"
            onClick={() => {
              change((before) => setBucket(before, null));
            }}
          />
        )}
      </div>
    </FormSection>
  );
}
