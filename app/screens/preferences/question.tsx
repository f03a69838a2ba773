import type { ReactNode } from 'react';
import { numberOf, type QuestionName, type Section } from '#shared/preference/questions.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import css from './preferences.module.css';

/** A section of the survey, with its own place in the address. */
export function FormSection({
  name,
  text,
  children,
}: {
  name: Section['name'];
  text?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useText();
  return (
    <section className="stack gap-8" id={name} aria-labelledby={`${name}-title`}>
      <div className="stack gap-2">
        <h2 className="title-2" id={`${name}-title`}>
          {t(`preferences.section.${name}`)}
        </h2>
        {text && <p className="small soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** The words of a question with its number, 1 to 15. */
export function Asked({ question, required }: { question: QuestionName; required?: boolean }) {
  const { t } = useText();
  return (
    <span className={css.asked}>
      <span className={css.number}>{numberOf(question)}</span> {t(`preferences.question.${question}`)}
      {required && (
        <span className={css.need} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </span>
  );
}

interface OneOfProps<T extends string> {
  question: QuestionName;
  options: readonly { value: T; title: string; text?: string }[];
  value: T | null;
  onChange: (value: T | null) => void;
  className?: string | undefined;
}

/** One of a few, which can also be taken back: an open question is no answer. */
export function OneOf<T extends string>({ question, options, value, onChange, className }: OneOfProps<T>) {
  return (
    <div className="stack gap-2">
      <ChoiceGroup
        className={className ?? css.duo ?? ''}
        legend={<Asked question={question} />}
        options={options}
        value={value}
        onChange={onChange}
      />
      {value !== null && (
        <TakeBack
          question={question}
          onClick={() => {
            onChange(null);
          }}
        />
      )}
    </div>
  );
}

export function TakeBack({ question, onClick }: { question: QuestionName; onClick: () => void }) {
  const { t } = useText();
  return (
    <div>
      <Button
        className={css.clear}
        variant="plain"
        size="small"
        aria-label={t('customSurvey.answer.clearThis', { question: t(`preferences.short.${question}`) })}
        onClick={onClick}
      >
        {t('customSurvey.answer.clear')}
      </Button>
    </div>
  );
}
