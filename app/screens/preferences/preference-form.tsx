import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { toPreference, whatStops, type PreferenceDraft } from '#shared/preference/draft.ts';
import { countQuestions, questionNames, sections, type Section } from '#shared/preference/questions.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { AnswerHead, type AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import { AnswerProgress } from '#app/parts/answering/answer-progress.tsx';
import type { FormView } from '#app/parts/answering/answer-flow.ts';
import { SendFailed } from '#app/parts/answering/send-failed.tsx';
import { useHeadingFocus } from '#app/parts/answering/use-heading-focus.ts';
import { KeptNote } from '#app/parts/answering/kept-note.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ActionBar } from '#app/ui/action-bar.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { DreamsSection } from './dreams-section.tsx';
import type { SectionProps } from './form-props.ts';
import { FromSection } from './from-section.tsx';
import { MoneySection } from './money-section.tsx';
import { PaceSection } from './pace-section.tsx';
import css from './preferences.module.css';
import { TasteSection } from './taste-section.tsx';
import { WhenSection } from './when-section.tsx';

interface PreferenceFormProps {
  head: AnswerHeadProps;
  form: FormView<'preference', PreferenceDraft>;
  today: CivilDate;
  /** The member's own 4-step answer, if there is one. */
  simple: SimplePayload | undefined;
  group: GroupOnDevice;
  notice: ReactNode;
}

/** Fifteen questions on one page, in short sections; only the dates are needed. */
export function PreferenceForm({ head, form, today, simple, group, notice }: PreferenceFormProps) {
  const { t } = useText();
  const { draft, change, isKept, isEditing, isSending, sendError } = form;
  const main = useRef<HTMLElement>(null);
  const heading = useHeadingFocus(form.isSuccessor);
  const [isTried, setTried] = useState(false);
  const stops = isTried ? whatStops(draft, today) : [];
  const body: SectionProps = { draft, change, stops };
  const submit = async () => {
    if (isSending) return;
    // The errors are in the page before the focus comes, so that they are read with the field.
    flushSync(() => {
      setTried(true);
    });
    const answers = whatStops(draft, today).length === 0 ? toPreference(draft) : undefined;
    if (answers) await form.send(answers);
    else main.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-stops]')?.focus();
  };
  return (
    <>
      <AnswerHead {...head}>
        <AnswerProgress value={countQuestions(draft)} max={questionNames.length} />
      </AnswerHead>
      <main className={`wrap page split ${css.form}`} ref={main}>
        <title>{`${t('preferences.title')} · ${head.name} — ${t('common.app')}`}</title>
        <div className="stack gap-6">
          <div className="stack gap-2">
            <h1 className="title-1" tabIndex={-1} ref={heading}>
              {t('preferences.heading', { name: head.memberName })}
            </h1>
            <p className="soft">{t('preferences.lead')}</p>
          </div>
          {notice}
          <div className={css.sections}>
            <WhenSection {...body} today={today} />
            <FromSection {...body} />
            <MoneySection {...body} simple={simple} group={group} />
            <TasteSection {...body} />
            <PaceSection {...body} />
            <DreamsSection {...body} />
          </div>
          <KeptNote isKept={isKept} />
          <SendFailed error={sendError} survey="default" />
        </div>
        <nav className={css.contents} aria-label={t('preferences.contents')}>
          <ol>
            {sections.map((one) => (
              <Entry key={one.name} section={one} draft={draft} />
            ))}
          </ol>
        </nav>
      </main>
      <ActionBar>
        <ButtonLink className="nowrap" to={paths.group(head.groupId)}>
          {t('customSurvey.answer.later')}
        </ButtonLink>
        <Button variant="action" busy={isSending} onClick={() => void submit()}>
          {t(isEditing ? 'survey.save' : 'survey.submit')}
        </Button>
      </ActionBar>
    </>
  );
}

function Entry({ section, draft }: { section: Section; draft: PreferenceDraft }) {
  const { t } = useText();
  const count = countQuestions(draft, section.questions);
  const max = section.questions.length;
  return (
    <li>
      <a
        href={`#${section.name}`}
        aria-label={`${t(`preferences.section.${section.name}`)}, ${t('customSurvey.shared.answered', { count, max })}`}
      >
        <span>{t(`preferences.section.${section.name}`)}</span>
        <span className="note" aria-hidden="true" data-full={count === max || undefined}>
          {count}/{max}
        </span>
      </a>
    </li>
  );
}
