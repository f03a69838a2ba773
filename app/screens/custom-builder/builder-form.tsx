import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Plus from 'lucide-react/icons/plus';
import {
  build,
  canRemove,
  isBlank,
  isFull,
  type BuilderDraft,
  type BuilderMove,
  type DraftQuestion,
} from '#shared/custom-survey/builder.ts';
import type { GroupForm } from '#shared/group/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import { messageOf } from '#app/local/device/message-of.ts';
import { KeptNote } from '#app/parts/answering/kept-note.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ActionBar } from '#app/ui/action-bar.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Count } from '#app/ui/count.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './custom-builder.module.css';
import { QuestionCard } from './question-card.tsx';
import { SurveyPreview } from './survey-preview.tsx';
import { useCreate } from './use-create.ts';

interface BuilderFormProps {
  group: GroupForm;
  survey: BuilderDraft;
  act: (change: (survey: BuilderDraft) => BuilderDraft) => void;
  isKept: boolean;
  onCreated: () => void;
}

/** A card per question; beside them, where there is room, how friends will see the survey. */
export function BuilderForm({ group, survey, act, isKept, onCreated }: BuilderFormProps) {
  const { t } = useText();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { problems, isCreating, failure, create } = useCreate(group, survey, onCreated);
  const { questions } = survey;
  const first = problems[0];

  /** The page is redrawn before the focus goes there: what was just made or moved can take it. */
  const play = (does: BuilderMove, focusAt?: string) => {
    flushSync(() => {
      act((before) => build(before, does));
    });
    if (focusAt) focusOn(focusAt);
  };
  const focusOn = (selector: string) => {
    list.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const at = (id: string, part: string) => `[data-question="${id}"] [data-part="${part}"]`;

  const shift = (id: string, kind: 'raise' | 'lower') => {
    play({ kind, id }, at(id, kind));
    const place = questions.findIndex((one) => one.id === id) + (kind === 'raise' ? 0 : 2);
    setSaid(t('customSurvey.builder.moved', { place, count: questions.length }));
  };
  const remove = (question: DraftQuestion, index: number) => {
    const next = questions[index + 1] ?? questions[index - 1];
    play({ kind: 'remove', id: question.id }, next && at(next.id, 'title'));
    showToast({
      text: t('customSurvey.builder.removed', { number: index + 1 }),
      action: {
        label: t('customSurvey.builder.undo'),
        run: () => {
          play({ kind: 'putBack', question, index }, at(question.id, 'title'));
        },
      },
    });
  };
  const submit = () => {
    // The errors are in the page before the focus comes, so that they are read with the field.
    const wrong = flushSync(create)[0];
    if (wrong)
      focusOn(
        at(
          wrong.id,
          wrong.reason === 'question_missing'
            ? 'text'
            : `option-${wrong.reason === 'options_same' ? wrong.option : firstBlank(questions, wrong.id)}`,
        ),
      );
  };
  return (
    <>
      <SiteHeader />
      <main className={`page wrap split ${css.builder}`} id="main">
        <title>{`${t('customSurvey.builder.title')} — ${t('common.app')}`}</title>
        <div className="stack gap-6">
          <header className="stack gap-2">
            <p className="small soft">{group.name}</p>
            <h1 className="title-1">{t('customSurvey.builder.heading')}</h1>
            <p className="soft">{t('customSurvey.builder.lead')}</p>
          </header>
          {first && (
            <Callout tone="danger" role="alert">
              <b>{t(`customSurvey.problem.${first.reason}.title`)}</b>
              <p>{t(`customSurvey.problem.${first.reason}.text`)}</p>
            </Callout>
          )}
          <div className="row row--between">
            <h2 className="title-2">{t('customSurvey.builder.questions')}</h2>
            <Count count={questions.length} max={limits.questions} />
          </div>
          <ol className="stack gap-4" ref={list}>
            {questions.map((question, index) => (
              <QuestionCard
                key={question.id}
                question={question}
                number={index + 1}
                isFirst={index === 0}
                isLast={index === questions.length - 1}
                canRemove={canRemove(survey)}
                problem={problems.find((one) => one.id === question.id)}
                act={(does) => {
                  play(does);
                }}
                onShift={(kind) => {
                  shift(question.id, kind);
                }}
                onRemove={() => {
                  remove(question, index);
                }}
                onAddOption={() => {
                  play({ kind: 'addOption', id: question.id }, at(question.id, `option-${question.options.length}`));
                }}
                onRemoveOption={(option) => {
                  play(
                    { kind: 'removeOption', id: question.id, index: option },
                    at(question.id, `option-${Math.max(0, option - 1)}`),
                  );
                }}
              />
            ))}
          </ol>
          <p className="visually-hidden" role="status">
            {said}
          </p>
          <div className="stack gap-2">
            <div>
              <Button
                variant="quiet"
                aria-disabled={isFull(survey) || undefined}
                onClick={() => {
                  play({ kind: 'add' }, at(`q${survey.next}`, 'text'));
                }}
              >
                <Plus className="icon" aria-hidden="true" />
                {t('customSurvey.builder.add')}
              </Button>
            </div>
            {isFull(survey) && (
              <p className="note" role="status">
                {t('customSurvey.builder.full', { count: limits.questions })}
              </p>
            )}
            {questions.some((one) => isBlank(one.question)) && questions.some((one) => !isBlank(one.question)) && (
              <p className="note">{t('customSurvey.builder.blanks')}</p>
            )}
          </div>
          <KeptNote isKept={isKept} />
          {failure !== undefined && (
            <Callout tone="danger" role="alert">
              <b>{t('createGroup.problem.failedOwnTitle')}</b>
              <p>{messageOf(failure) || t('customSurvey.builder.failedText')}</p>
            </Callout>
          )}
        </div>
        <SurveyPreview group={group} survey={survey} />
      </main>
      <ActionBar>
        <ButtonLink to={paths.createGroup()}>{t('customSurvey.builder.back')}</ButtonLink>
        <Button variant="action" busy={isCreating} onClick={submit}>
          {t(isCreating ? 'createGroup.creating' : 'createGroup.submit')}
        </Button>
      </ActionBar>
    </>
  );
}

function firstBlank(questions: readonly DraftQuestion[], id: string): number {
  return Math.max(0, questions.find((one) => one.id === id)?.options.findIndex(isBlank) ?? 0);
}
