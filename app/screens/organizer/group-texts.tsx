import { useState, type FormEvent } from 'react';
import type { Data } from '#shared/kernel/rows.ts';
import { limits } from '#shared/kernel/limits.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { updateGroup } from '#app/local/group/organizer.ts';
import { HeardBack } from '#app/parts/answering/heard-back.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { showToast } from '#app/ui/toast.ts';

/** The group's name and description, as everybody sees them. */
export function GroupTexts({ group, data }: { group: GroupOnDevice; data: Data<'group'> }) {
  const { t } = useText();
  const { run } = useWrite();
  const [name, setName] = useState(data.name);
  const [description, setDescription] = useState(data.description);
  const [isChecked, setChecked] = useState(false);
  const isMissing = name.trim() === '';
  const isSame = name.trim() === data.name && description.trim() === data.description;
  const row = group.view.get('group', group.groupId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    if (isSame) return;
    void run((device) =>
      updateGroup(device, group.groupId, {
        ...(name.trim() === data.name ? {} : { name: name.trim() }),
        ...(description.trim() === data.description ? {} : { description: description.trim() }),
      }),
    ).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('organizer.texts.saved') });
    });
  };
  return (
    <section className="stack" aria-labelledby="texts">
      <h2 className="title-2" id="texts">
        {t('organizer.texts.title')}
      </h2>
      <Card>
        <form
          onSubmit={submit}
          noValidate
          className="stack gap-4"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
          }}
        >
          <Field
            label={t('organizer.texts.name')}
            error={isChecked && isMissing && t('validation.group_name_missing')}
            required
          >
            <TextInput
              name="name"
              autoComplete="off"
              maxLength={limits.groupNameLength}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
              }}
            />
          </Field>
          <Field label={t('organizer.texts.description')} optionalNote={t('common.optional')}>
            <TextArea
              name="description"
              rows={2}
              max={limits.descriptionLength}
              value={description}
              onChange={(event) => {
                setDescription(event.target.value);
              }}
            />
          </Field>
          {data.surveyType === 'default' && <HeardBack text={description} isOfGroup />}
          {row && group.waiting.has(row.mutationId) && <p className="note">{t('group.members.onlyHere')}</p>}
          <Button type="submit" variant="quiet" disabled={isSame}>
            {t('organizer.texts.save')}
          </Button>
        </form>
      </Card>
    </section>
  );
}
