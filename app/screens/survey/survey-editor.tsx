import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActionBar } from '#app/ui/action-bar.tsx';
import { Button } from '#app/ui/button.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { useLoadedAhead } from '#app/parts/group-page/use-loaded-ahead.ts';
import { RouteSteps } from '#app/ui/route-steps.tsx';
import { tierText } from '#app/parts/answers/money-words.ts';
import { formatPercent, unbroken } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { steps, type Step, type SurveyDraft } from '#shared/survey/draft.ts';
import { canLeave, move, toPayload, type Move } from '#shared/survey/steps.ts';
import { AnswerCard } from './answer-card.tsx';
import { amountLines } from './answer-lines.ts';
import { DatesLead, DatesStep } from './dates-step.tsx';
import { DatesTray } from './dates-tray.tsx';
import type { FormView } from '#app/parts/answering/answer-flow.ts';
import { AnswerNotices } from '#app/parts/answering/answer-notices.tsx';
import { KeptNote } from '#app/parts/answering/kept-note.tsx';
import { AnswerHead, type ShownHead } from '#app/parts/answering/answer-head.tsx';
import { startTier } from './start-tier.ts';
import type { KnownGroup } from './step-props.ts';
import { SendFailed } from '#app/parts/answering/send-failed.tsx';
import { useHeadingFocus } from '#app/parts/answering/use-heading-focus.ts';
import { useSecondTap } from './use-second-tap.ts';
import { useStepHistory } from './use-step-history.ts';
import css from './survey.module.css';
import { Coming } from '#app/ui/coming.tsx';

/** What the first step does not show is fetched while it is being answered. */
const originStep = () => import('./origin-step.tsx');
const budgetStep = () => import('./budget-step.tsx');
const typeStep = () => import('./type-step.tsx');
const OriginStep = laterPart(() => originStep().then((m) => m.OriginStep));
const BudgetStep = laterPart(() => budgetStep().then((m) => m.BudgetStep));
const TypeStep = laterPart(() => typeStep().then((m) => m.TypeStep));
const laterSteps = () => Promise.all([originStep(), budgetStep(), typeStep()]);

interface SurveyEditorProps {
  /** Absent: this device has never seen the group, and shows nothing of its friends. */
  known?: KnownGroup;
  head: ShownHead;
  form: FormView<'simpleResponse', SurveyDraft>;
  today: CivilDate;
  friends: MemberDates[];
  /** Before the question. */
  note?: ReactNode;
}

/** The four steps: one question a page, kept as it is answered. */
export function SurveyEditor({ known, head, form, today, friends, note }: SurveyEditorProps) {
  const { t, language } = useText();
  const { draft, change } = form;
  useLoadedAhead(laterSteps, 'at once');
  const act = (does: Move) => {
    change((before) => move(before, does));
  };
  const [tried, setTried] = useState<{ step: Step; times: number }>();
  const main = useRef<HTMLElement>(null);
  const { step } = draft;
  const index = steps.indexOf(step);
  const isLast = index === steps.length - 1;
  const reasons = tried?.step === step ? canLeave(draft, step, today) : [];
  const heading = useHeadingFocus(form.isSuccessor);
  useFocusOnStep(main, step);
  useFocusOnStop(main, tried?.times);

  const go = (does: Move) => {
    setTried(undefined);
    act(does);
  };
  const toFirstEntry = useStepHistory(step, (to) => {
    const ahead = steps.indexOf(to) - index;
    if (ahead < 0) go({ kind: 'goTo', step: to });
    else for (let moved = 0; moved < ahead; moved++) go({ kind: 'next' });
  });
  const stopAt = (where: Step) => setTried((before) => ({ step: where, times: (before?.times ?? 0) + 1 }));
  const send = async () => {
    const stuck = steps.find((one) => canLeave(draft, one, today).length > 0);
    const payload = toPayload(draft, { today, language });
    if (payload) {
      if (await form.send(payload)) toFirstEntry();
      return;
    }
    act({ kind: 'goTo', step: stuck ?? 'dates' });
    stopAt(stuck ?? 'dates');
  };
  const next = () => {
    const ready = startsAtTier(draft) ? move(draft, { kind: 'setTier', tier: startTier }) : draft;
    if (ready !== draft) act({ kind: 'setTier', tier: startTier });
    if (canLeave(ready, step, today).length > 0) stopAt(step);
    else go({ kind: 'next' });
  };
  const isSecondTap = useSecondTap();
  const body = { draft, act, reasons };
  return (
    <>
      <AnswerHead {...head}>
        <RouteSteps
          className={css.steps}
          label={t('survey.head.steps')}
          progress={{ label: t('survey.head.progress'), format: (share) => formatPercent(language, share) }}
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
          <p className="soft">
            {step === 'dates' ? <DatesLead friends={friends} today={today} /> : t(`survey.${step}.lead`)}
          </p>
        </div>
        <div className={css.wide}>
          {note}
          <AnswerNotices form={form} />
        </div>
        {step === 'dates' && <DatesStep {...body} today={today} friends={friends} />}
        <Coming height="20rem">
          {step === 'origin' && <OriginStep {...body} known={known} onNext={() => go({ kind: 'next' })} />}
          {step === 'budget' && <BudgetStep {...body} known={known} />}
          {step === 'type' && <TypeStep {...body} />}
        </Coming>
        {index > 0 && (
          <AnswerCard
            title={t('survey.soFar.title')}
            draft={draft}
            steps={steps.slice(0, index)}
            onChange={(one) => go({ kind: 'goTo', step: one })}
          />
        )}
        <div className={css.wide}>
          <SendFailed error={form.sendError} survey="steps" />
          <KeptNote isKept={form.isKept} />
        </div>
      </main>
      <ActionBar above={step === 'dates' && <DatesTray picked={draft} act={act} reasons={reasons} today={today} />}>
        <Button disabled={index === 0} onClick={() => go({ kind: 'back' })}>
          {t('survey.back')}
        </Button>
        {isLast ? (
          <Button variant="action" busy={form.isSending} onClick={(event) => !isSecondTap(event) && void send()}>
            {t(form.isEditing ? 'survey.save' : 'survey.submit')}
          </Button>
        ) : (
          <Button variant="action" onClick={(event) => !isSecondTap(event) && next()}>
            {nextText(t, language, draft)}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** The budget has not been touched: the button takes what the choice begins with. */
const startsAtTier = ({ step, budgetMode, budgetTier, keepsBudget }: SurveyDraft): boolean =>
  step === 'budget' && budgetMode === 'simple' && budgetTier === null && !keepsBudget;

/** On the budget's step the button names the sum that it takes. */
function nextText(t: Translate, language: Language, draft: SurveyDraft): string {
  if (draft.step !== 'budget') return t('survey.next');
  const [budget] = startsAtTier(draft) ? [tierText(t, language, startTier)] : amountLines(t, language, draft);
  return budget ? t('survey.budget.next', { budget: unbroken(budget) }) : t('survey.next');
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
    if (times !== undefined) main.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-stops]')?.focus();
  }, [main, times]);
}
