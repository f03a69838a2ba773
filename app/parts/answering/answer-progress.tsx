import { useText } from '#app/text/text.ts';
import { Progress } from '#app/ui/progress.tsx';
import css from './answering.module.css';

/** How many questions are answered, of how many. */
export function AnswerProgress({ value, max }: { value: number; max: number }) {
  const { t } = useText();
  return (
    <div className={css.progress}>
      <Progress
        value={value}
        max={max}
        label={t('survey.head.progress')}
        valueText={t('customSurvey.shared.answered', { count: value, max })}
      />
      <span aria-hidden="true">
        <b>{value}</b>/{max}
      </span>
    </div>
  );
}
