import { useId } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Question } from '#shared/custom-survey/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import { lengthHint } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { cx } from '#app/ui/cx.ts';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import css from './custom-survey.module.css';

interface QuestionFieldProps {
  number: number;
  question: Question;
  answer: string;
  onAnswer: (answer: string) => void;
  /** Required, still open, and sending was tried. */
  isMissing: boolean;
}

/** One question: a text area, or radio buttons. */
export function QuestionField({ number, question, answer, onAnswer, isMissing }: QuestionFieldProps) {
  const { t } = useText();
  const errorId = useId();
  const { type, required, options = [] } = question;
  if (type === 'short_text') {
    return (
      <Field
        className={cx(css.field, required && css.required)}
        label={<Asked number={number} question={question} />}
        required={required}
        optionalNote={required ? undefined : t('common.optional')}
        hint={lengthHint(answer, limits.answerLength)}
        error={isMissing ? t('validation.answer_missing') : undefined}
      >
        <TextArea
          className={css.lines}
          rows={2}
          value={answer}
          onChange={(event) => {
            onAnswer(event.target.value.slice(0, limits.answerLength));
          }}
        />
      </Field>
    );
  }
  return (
    <div className="stack gap-3">
      <ChoiceGroup
        className={css.choice}
        legend={
          <>
            <Asked number={number} question={question} />
            {required ? (
              <span className={css.need} aria-hidden="true">
                {' '}
                *
              </span>
            ) : (
              <span className={css.free}> {t('common.optional')}</span>
            )}
          </>
        }
        options={options.map((option) => ({ value: option, title: option }))}
        value={options.includes(answer) ? answer : null}
        onChange={onAnswer}
        required={required}
        {...(isMissing && { describedBy: errorId })}
      />
      {isMissing && (
        <p className={css.error} id={errorId}>
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{t('validation.choice_missing')}</span>
        </p>
      )}
      {!required && answer !== '' && (
        <p>
          <Button
            className={css.clear}
            variant="plain"
            size="small"
            aria-label={t('customSurvey.answer.clearThis', { question: question.question })}
            onClick={() => {
              onAnswer('');
            }}
          >
            {t('customSurvey.answer.clear')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Asked({ number, question }: { number: number; question: Question }) {
  return (
    <span className={css.asked}>
      <span className={css.number}>{number}</span> {question.question}
    </span>
  );
}
