import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { firstWrongField, type GroupField, type TypedGroup } from '#shared/group/form.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { CreatedGroup } from '#app/local/group/groups.ts';
import { InAppHint } from '#app/parts/notices/in-app-hint.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './create-group.module.css';
import { GroupPreview } from './group-preview.tsx';
import { MoreOptions } from './more-options.tsx';
import { useGroupForm } from './use-group-form.ts';

/** Three fields and a choice; errors are shown on top and at each field, and the first wrong field gets the focus. */
export function GroupForm({ start, onCreated }: { start: TypedGroup; onCreated: (group: CreatedGroup) => void }) {
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
        className="stack gap-8"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
        }}
      >
        <header className="stack gap-2">
          <h1 className="title-1">{t('createGroup.heading')}</h1>
          <p className="soft">{t('createGroup.lead')}</p>
        </header>
        <InAppHint />
        {problem && (
          <Callout tone="danger" role="alert">
            <b>{t(`createGroup.problem.${problem.kind}Title`)}</b>
            <p>{t(`createGroup.problem.${problem.kind}Text`)}</p>
          </Callout>
        )}
        <div className="stack gap-5">
          <Field label={t('createGroup.name')} required error={reason('name')}>
            <TextInput
              name="name"
              maxLength={limits.groupNameLength}
              placeholder={t('createGroup.namePlaceholder')}
              autoComplete="off"
              value={typed.name}
              onChange={(event) => {
                change({ name: event.target.value });
              }}
            />
          </Field>
          <Field label={t('createGroup.description')} optionalNote={t('common.optional')}>
            <TextArea
              name="description"
              rows={2}
              max={limits.descriptionLength}
              countText={(length, max) => t('createGroup.count', { length, max })}
              value={typed.description}
              onChange={(event) => {
                change({ description: event.target.value });
              }}
            />
          </Field>
          <div className={css.two}>
            <Field
              label={t('createGroup.createdBy')}
              required
              hint={t('createGroup.createdByHint')}
              error={reason('createdBy')}
            >
              <TextInput
                name="createdBy"
                maxLength={limits.nameLength}
                autoComplete="name"
                value={typed.createdBy}
                onChange={(event) => {
                  change({ createdBy: event.target.value });
                }}
              />
            </Field>
            <Field label={t('createGroup.creatorEmail')} required error={reason('creatorEmail')}>
              <TextInput
                name="creatorEmail"
                type="email"
                inputMode="email"
                maxLength={limits.emailLength}
                autoComplete="email"
                placeholder={t('createGroup.emailPlaceholder')}
                value={typed.creatorEmail}
                onChange={(event) => {
                  change({ creatorEmail: event.target.value });
                }}
              />
            </Field>
          </div>
          <p className="note">{t('createGroup.emailNote')}</p>
        </div>
        <ChoiceGroup
          legend={t('createGroup.surveyType')}
          required
          value={typed.surveyType}
          onChange={(surveyType) => {
            change({ surveyType });
          }}
          options={[
            { value: 'default', title: t('createGroup.default'), text: t('createGroup.defaultText') },
            { value: 'custom', title: t('createGroup.custom'), text: t('createGroup.customText') },
          ]}
        />
        <MoreOptions
          password={typed.adminPassword}
          error={reason('adminPassword') || undefined}
          onPassword={(adminPassword) => {
            change({ adminPassword });
          }}
        />
        {failure !== undefined && (
          <Callout tone="danger" role="alert">
            <b>{t('createGroup.problem.failedTitle')}</b>
            <p>{(failure instanceof Error && failure.message) || t('createGroup.problem.failedText')}</p>
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
      <GroupPreview name={typed.name} createdBy={typed.createdBy} />
    </div>
  );
}
