import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useText } from '#app/text/text.ts';
import type { Step, SurveyDraft } from '#shared/survey/draft.ts';
import { answerLines } from './answer-lines.ts';
import css from './survey.module.css';

interface AnswerCardProps {
  title: string;
  draft: SurveyDraft;
  steps: readonly Step[];
  /** With it every step can be gone back to. */
  onChange?: (step: Step) => void;
}

/** An answer in words, a line per step. */
export function AnswerCard({ title, draft, steps, onChange }: AnswerCardProps) {
  const { t, language } = useText();
  const id = useId();
  return (
    <Card as="section" className={css.answer} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      <dl className={css.lines}>
        {steps.map((step) => (
          <div key={step}>
            <dt className="note">{t(`survey.steps.${step}`)}</dt>
            <dd>
              {answerLines(t, language, draft, step).map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </dd>
            {onChange && (
              <dd>
                <Button
                  variant="plain"
                  size="small"
                  aria-label={t('survey.soFar.changeThis', { step: t(`survey.steps.${step}`) })}
                  onClick={() => onChange(step)}
                >
                  {t('survey.soFar.change')}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}
