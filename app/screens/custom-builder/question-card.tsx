import { useId, type KeyboardEvent } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  canRemoveOption,
  type BuilderMove,
  type BuilderProblem,
  type DraftQuestion,
} from '#shared/custom-survey/builder.ts';
import { questionTypes } from '#shared/custom-survey/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import { lengthHint } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './custom-builder.module.css';

interface QuestionCardProps {
  question: DraftQuestion;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  problem: BuilderProblem | undefined;
  act: (does: BuilderMove) => void;
  onShift: (kind: 'raise' | 'lower') => void;
  onRemove: () => void;
  onAddOption: () => void;
  onRemoveOption: (index: number) => void;
}

/** The editor of one question: its position, text, type, and options if it has any. */
export function QuestionCard({
  question,
  number,
  isFirst,
  isLast,
  canRemove,
  problem,
  act,
  onShift,
  onRemove,
  onAddOption,
  onRemoveOption,
}: QuestionCardProps) {
  const { t } = useText();
  const titleId = useId();
  const { id, type, required } = question;
  return (
    <Card as="li" className={css.card} data-question={id} aria-labelledby={titleId}>
      <div className={css.head}>
        <h3 className="title-3" id={titleId} tabIndex={-1} data-part="title">
          {t('customSurvey.builder.question', { number })}
        </h3>
        <Button
          variant="plain"
          size="icon"
          data-part="raise"
          aria-label={t('customSurvey.builder.up', { number })}
          aria-disabled={isFirst || undefined}
          onClick={() => {
            onShift('raise');
          }}
        >
          <ArrowUp className="icon" aria-hidden="true" />
        </Button>
        <Button
          variant="plain"
          size="icon"
          data-part="lower"
          aria-label={t('customSurvey.builder.down', { number })}
          aria-disabled={isLast || undefined}
          onClick={() => {
            onShift('lower');
          }}
        >
          <ArrowDown className="icon" aria-hidden="true" />
        </Button>
        {canRemove && (
          <Button
            variant="plain"
            size="icon"
            aria-label={t('customSurvey.builder.remove', { number })}
            onClick={onRemove}
          >
            <Trash2 className="icon" aria-hidden="true" />
          </Button>
        )}
      </div>
      <Field
        label={t('customSurvey.builder.text')}
        hint={lengthHint(question.question, limits.questionLength)}
        error={problem?.reason === 'question_missing' ? t('validation.question_missing') : undefined}
      >
        <TextInput
          data-part="text"
          autoComplete="off"
          maxLength={limits.questionLength}
          placeholder={t(
            type === 'short_text' ? 'customSurvey.builder.textExample' : 'customSurvey.builder.choiceExample',
          )}
          value={question.question}
          onChange={(event) => {
            act({ kind: 'write', id, text: event.target.value });
          }}
        />
      </Field>
      <ChoiceGroup
        className={css.types}
        legend={<span className={css.legend}>{t('customSurvey.builder.type')}</span>}
        value={type}
        onChange={(chosen) => {
          act({ kind: 'retype', id, type: chosen });
        }}
        options={questionTypes.map((value) => ({ value, title: t(`customSurvey.types.${value}`) }))}
      />
      {type === 'multiple_choice' && (
        <Options question={question} problem={problem} act={act} onAdd={onAddOption} onRemove={onRemoveOption} />
      )}
      <div className={css.required}>
        <Switch
          checked={required}
          onChange={(on) => {
            act({ kind: 'require', id, required: on });
          }}
        >
          {t('customSurvey.builder.required')}
        </Switch>
      </div>
    </Card>
  );
}

interface OptionsProps {
  question: DraftQuestion;
  problem: BuilderProblem | undefined;
  act: (does: BuilderMove) => void;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

function Options({ question, problem, act, onAdd, onRemove }: OptionsProps) {
  const { t } = useText();
  const { id, options } = question;
  const isFull = options.length >= limits.options;
  const errorAt = (index: number): string | undefined => {
    if (problem?.reason === 'options_same' && problem.option === index) return t('validation.options_same');
    const isFirstBlank = options.findIndex((one) => one.trim() === '') === index;
    return problem?.reason === 'options_few' && isFirstBlank ? t('validation.options_few') : undefined;
  };
  // Enter goes on to the next option, as in a list; not while an IME composition is under way.
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && index === options.length - 1 && !isFull) onAdd();
  };
  return (
    <fieldset className="stack gap-3">
      <legend className="visually-hidden">{t('customSurvey.builder.options')}</legend>
      {options.map((option, index) => (
        <div className={css.option} key={index}>
          <Field
            label={t('customSurvey.builder.option', { number: index + 1 })}
            hint={lengthHint(option, limits.optionLength)}
            error={errorAt(index)}
          >
            <TextInput
              data-part={`option-${index}`}
              autoComplete="off"
              maxLength={limits.optionLength}
              value={option}
              onChange={(event) => {
                act({ kind: 'writeOption', id, index, text: event.target.value });
              }}
              onKeyDown={(event) => {
                onKeyDown(event, index);
              }}
            />
          </Field>
          {canRemoveOption(question) && (
            <Button
              variant="plain"
              size="icon"
              aria-label={t('customSurvey.builder.removeOption', { number: index + 1 })}
              onClick={() => {
                onRemove(index);
              }}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {isFull ? (
        <p className="note" role="status">
          {t('customSurvey.builder.optionsFull', { count: limits.options })}
        </p>
      ) : (
        <div>
          <Button className={css.more} variant="plain" size="small" onClick={onAdd}>
            <Plus className="icon" aria-hidden="true" />
            {t('customSurvey.builder.addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
