import { useId, useState, type FormEvent } from 'react';
import { tidyName } from '#shared/kernel/person-name.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { deleteGroup } from '#app/local/group/organizer.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/** Without what a keyboard does not show: whether an emoji is drawn in colour. */
const bareName = (name: string) => tidyName(name.replace(/[\uFE0E\uFE0F]/g, ''));

/** Deletes the group for everybody; its name has to be typed. */
export function DeleteGroup({ group, name }: { group: GroupOnDevice; name: string }) {
  const { t } = useText();
  const { run } = useWrite();
  const form = useId();
  const outbox = useOutbox(group.groupId);
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isRight = bareName(typed) === bareName(name);
  const isWaiting = outbox?.pending.some((one) => one.name === 'deleteGroup') ?? false;
  const close = () => {
    setAsked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isRight) return;
    close();
    void run((device) => deleteGroup(device, group.groupId));
  };
  return (
    <section className="stack" aria-labelledby="delete">
      <h2 className="title-2" id="delete">
        {t('organizer.delete.title')}
      </h2>
      <Card className="stack gap-3">
        <p className="small soft">{t('organizer.delete.text')}</p>
        {isWaiting ? (
          <Callout tone="danger" role="status">
            {t('organizer.delete.waiting')}
          </Callout>
        ) : (
          <div>
            <Button
              variant="danger"
              size="small"
              onClick={() => {
                setAsked(true);
              }}
            >
              {t('organizer.delete.button')}
            </Button>
          </div>
        )}
      </Card>
      <Sheet
        open={isAsked}
        onClose={close}
        title={t('organizer.delete.ask', { group: name })}
        text={t('organizer.delete.text')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button type="submit" form={form} variant="destroy" wide>
              {t('organizer.delete.button')}
            </Button>
            <Button variant="plain" wide onClick={close}>
              {t('organizer.keep')}
            </Button>
          </>
        }
      >
        <form
          id={form}
          onSubmit={submit}
          noValidate
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
          }}
        >
          <Field
            label={t('organizer.delete.type', { group: name })}
            error={isChecked && !isRight && t('organizer.delete.wrong')}
            required
          >
            <TextInput
              name="confirm"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          </Field>
        </form>
      </Sheet>
    </section>
  );
}
