import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { firstWrongField, type GroupField, type TypedGroup } from '#shared/group/form.ts';
import { instance } from '#app/kernel/instance.ts';
import { messageOf } from '#app/local/device/message-of.ts';
import type { CreatedGroup } from '#app/local/group/groups.ts';
import type { Suggestion } from '#app/local/group/suggestion.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import css from './create-group.module.css';
import { GroupCard } from './group-card.tsx';
import { GroupFields } from './group-fields.tsx';
import { MoreOptions } from './more-options.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import { useGroupForm } from './use-group-form.ts';

/**
 * Three fields, the rest folded; errors are shown on top and at each field, and the first wrong field gets the focus.
 */
export function GroupForm({
  start,
  suggestion,
  onCreated,
}: {
  start: TypedGroup;
  suggestion?: Suggestion | undefined;
  onCreated: (group: CreatedGroup) => void;
}) {
  const { t } = useText();
  const { typed, change, problem, isCreating, failure, submit } = useGroupForm(start, onCreated);
  const reason = (field: GroupField) => problem?.at[field] && t(`validation.${problem.at[field]}`);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The errors are in the page before the focus comes, so that they are read with the field.
    const wrong = flushSync(submit);
    const field = wrong && event.currentTarget.elements.namedItem(firstWrongField(wrong));
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div className={`split ${css.split}`}>
      <title>{`${t('createGroup.title')} — ${t('common.app')}`}</title>
      <form
        className="stack gap-6"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
        }}
      >
        <header className="stack gap-1">
          <h1 className="title-1">{t('createGroup.heading')}</h1>
          <p className="soft">{t(instance().asksCode ? 'createGroup.leadCode' : 'createGroup.lead')}</p>
        </header>
        {suggestion && <SuggestionLine suggestion={suggestion} />}
        {problem && (
          <Callout tone="danger" role="alert">
            <b>{t(`createGroup.problem.${problem.kind}Title`)}</b>
            <p>{t(`createGroup.problem.${problem.kind}Text`)}</p>
          </Callout>
        )}
        <GroupFields typed={typed} change={change} reason={reason} />
        <MoreOptions typed={typed} change={change} passwordError={reason('adminPassword') || undefined} />
        {failure !== undefined && (
          <Callout tone="danger" role="alert">
            <b>{t('createGroup.problem.failedTitle')}</b>
            <p>{messageOf(failure) || t('createGroup.problem.failedText')}</p>
          </Callout>
        )}
        <Button className={css.submit} type="submit" variant="action" size="large" busy={isCreating}>
          {t(
            isCreating
              ? 'createGroup.creating'
              : typed.surveyType === 'custom'
                ? 'createGroup.submitCustom'
                : 'createGroup.submit',
          )}
        </Button>
      </form>
      <aside className={css.preview} aria-label={t('createGroup.preview.label')}>
        <p className="note">{t('createGroup.preview.title')}</p>
        <GroupCard name={typed.name} createdBy={typed.createdBy} isPreview />
      </aside>
    </div>
  );
}
