import { foodStyles, scheduleStyles, travelExperiences } from '#shared/preference/options.ts';
import { useText } from '#app/text/text.ts';
import { ActivityLevel } from './activity-level.tsx';
import type { SectionProps } from './form-props.ts';
import css from './preferences.module.css';
import { FormSection, OneOf } from './question.tsx';

/** Questions 11 to 14: how active, how planned, what to eat, how experienced. */
export function PaceSection({ draft, change }: SectionProps) {
  const { t } = useText();
  return (
    <FormSection name="pace">
      <ActivityLevel
        level={draft.activityLevel}
        onChange={(activityLevel) => {
          change((before) => ({ ...before, activityLevel }));
        }}
      />
      <OneOf
        question="scheduleStyle"
        options={scheduleStyles.map((value) => ({
          value,
          title: t(`preferences.schedule.${value}`),
          text: t(`preferences.scheduleText.${value}`),
        }))}
        value={draft.scheduleStyle}
        onChange={(scheduleStyle) => {
          change((before) => ({ ...before, scheduleStyle }));
        }}
      />
      <OneOf
        className={css.trio}
        question="foodStyle"
        options={foodStyles.map((value) => ({ value, title: t(`preferences.food.${value}`) }))}
        value={draft.foodStyle}
        onChange={(foodStyle) => {
          change((before) => ({ ...before, foodStyle }));
        }}
      />
      <OneOf
        className={css.trio}
        question="travelExperience"
        options={travelExperiences.map((value) => ({ value, title: t(`preferences.experience.${value}`) }))}
        value={draft.travelExperience}
        onChange={(travelExperience) => {
          change((before) => ({ ...before, travelExperience }));
        }}
      />
    </FormSection>
  );
}
