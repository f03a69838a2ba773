import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import Smartphone from 'lucide-react/icons/smartphone';
import { ActionBar } from '#app/ui/action-bar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { RouteSteps } from '#app/ui/route-steps.tsx';
import { useText } from '#app/text/text.ts';
import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { steps, type Step, type SurveyDraft } from '#shared/survey/draft.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { canLeave, type Move } from '#shared/survey/steps.ts';
import { AnswerCard } from './answer-card.tsx';
import { BudgetStep } from './budget-step.tsx';
import { DatesStep } from './dates-step.tsx';
import { OriginStep } from './origin-step.tsx';
import { AnswerHead, type AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import { TypeStep } from './type-step.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import css from './survey.module.css';

interface SurveyEditorProps {
  head: AnswerHeadProps;
  draft: SurveyDraft;
  act: (does: Move) => void;
  today: CivilDate;
  friends: MemberDates[];
  isKept: boolean;
  /** An answer was sent before. */
  editing: { onStop: () => void } | undefined;
  /** A refused answer that waits for a choice. */
  conflictMutationId: string | undefined;
  toPayload: () => SimplePayload | undefined;
  submit: (payload: SimplePayload) => Promise<void>;
  /** It took the place of another view of the survey. */
  isSuccessor: boolean;
}

/** The four steps: one question a page, kept as it is answered. */
export function SurveyEditor({
  head,
  draft,
  act,
  today,
  friends,
  isKept,
  editing,
  conflictMutationId,
  toPayload,
  submit,
  isSuccessor,
}: SurveyEditorProps) {
  const { t } = useText();
  const [tried, setTried] = useState<{ step: Step; times: number }>();
  const [sending, setSending] = useState<'no' | 'yes' | 'failed'>('no');
  const main = useRef<HTMLElement>(null);
  const { step } = draft;
  const index = steps.indexOf(step);
  const isLast = index === steps.length - 1;
  const reasons = tried?.step === step ? canLeave(draft, step) : [];
  const heading = useHeadingFocus(isSuccessor);
  useFocusOnStep(main, step);
  useFocusOnStop(main, tried?.times);

  const go = (does: Move) => {
    setTried(undefined);
    act(does);
  };
  const stopAt = (where: Step) => setTried((before) => ({ step: where, times: (before?.times ?? 0) + 1 }));
  const send = async () => {
    const stuck = steps.find((one) => canLeave(draft, one).length > 0);
    const payload = toPayload();
    if (stuck || !payload) {
      act({ kind: 'goTo', step: stuck ?? 'dates' });
      stopAt(stuck ?? 'dates');
      return;
    }
    setSending('yes');
    try {
      await submit(payload);
    } catch {
      // Storage failed (specification section 8, "survey submission failed"): everything typed is still in the form.
      setSending('failed');
    }
  };
  const next = () => {
    if (canLeave(draft, step).length > 0) stopAt(step);
    else go({ kind: 'next' });
  };
  const body = { draft, act, reasons };
  return (
    <>
      <AnswerHead {...head}>
        <RouteSteps
          className={css.steps}
          label={t('survey.head.steps')}
          progressLabel={t('survey.head.progress')}
          steps={steps.map((one) => ({ id: one, label: t(`survey.steps.${one}`) }))}
          current={index}
          onStep={(id) => go({ kind: 'goTo', step: id as Step })}
        />
      </AnswerHead>
      <main className={`wrap ${css.survey}`} ref={main}>
        <title>{t('survey.documentTitle', { title: t(`survey.${step}.title`), n: index + 1 })}</title>
        <div className={css.title}>
          <h1 className="title-1" tabIndex={-1} ref={heading}>
            {t(`survey.${step}.title`)}
          </h1>
          <p className="soft">{t(`survey.${step}.lead`)}</p>
        </div>
        {(conflictMutationId ?? editing) && (
          <div className={css.wide}>
            {conflictMutationId ? (
              <Callout
                tone="waiting"
                icon={null}
                end={
                  <Link className="link" to={`?conflict=${conflictMutationId}`}>
                    {t('survey.conflict.compare')}
                  </Link>
                }
              >
                {t('survey.conflict.notice')}
              </Callout>
            ) : (
              <Callout>
                <p>
                  {t('survey.editing.notice')} {t('survey.editing.again')}
                </p>
                <Button className={css.stop} size="small" variant="plain" onClick={editing?.onStop}>
                  {t('survey.editing.stop')}
                </Button>
              </Callout>
            )}
          </div>
        )}
        {step === 'dates' && <DatesStep {...body} today={today} friends={friends} />}
        {step === 'origin' && <OriginStep {...body} />}
        {step === 'budget' && <BudgetStep {...body} />}
        {step === 'type' && <TypeStep {...body} />}
        {index > 0 && (
          <AnswerCard
            title={t('survey.soFar.title')}
            draft={draft}
            steps={steps.slice(0, index)}
            onChange={(one) => go({ kind: 'goTo', step: one })}
          />
        )}
        <div className={css.wide}>
          {sending === 'failed' && (
            <Callout tone="danger" role="alert">
              {t('survey.submitFailed')}
            </Callout>
          )}
          <p className={css.kept} data-failed={!isKept || undefined} role={isKept ? undefined : 'alert'}>
            <Smartphone className="icon" aria-hidden="true" />
            <span>{t(isKept ? 'survey.kept' : 'survey.notKept')}</span>
          </p>
        </div>
      </main>
      <ActionBar>
        <Button disabled={index === 0} onClick={() => go({ kind: 'back' })}>
          {t('survey.back')}
        </Button>
        {isLast ? (
          <Button variant="action" busy={sending === 'yes'} onClick={() => void send()}>
            {t(editing ? 'survey.save' : 'survey.submit')}
          </Button>
        ) : (
          <Button variant="action" onClick={next}>
            {t('survey.next')}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** A step change moves the focus to the new heading; opening the page does not. */
function useFocusOnStep(main: React.RefObject<HTMLElement | null>, step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [main, step]);
}

/** "Next" was pressed and something is missing: the focus goes there. */
function useFocusOnStop(main: React.RefObject<HTMLElement | null>, times: number | undefined): void {
  useEffect(() => {
    if (times !== undefined)
      main.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-stops-step]')?.focus();
  }, [main, times]);
}
