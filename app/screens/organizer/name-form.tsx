import { useState, type FormEvent } from 'react';
import { limits } from '#shared/kernel/limits.ts';
import { isNameTaken, tidyName } from '#shared/kernel/person-name.ts';
import { checkMember } from '#shared/member/form.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { changeName } from '#app/local/group/change-name.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './organizer.module.css';

interface NameFormProps {
  group: Pick<GroupOnDevice, 'view'>;
  session: StoredSession;
  /** The present one. */
  name: string;
}

/** The name of this device's member, and a field to correct it. */
export function NameForm({ group: { view }, session, name }: NameFormProps) {
  const { t } = useText();
  const { runAlone, isWriting } = useWrite();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const close = () => {
    setTyped(undefined);
    setError(undefined);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const to = tidyName(typed ?? '');
    const problem = checkMember({ name: to, email: '' })?.name;
    const isTaken = isNameTaken(view.list('member'), to, session.memberId);
    if (problem || isTaken) {
      setError(problem ? t(`validation.${problem}`) : t('organizer.name.taken', { name: to }));
      return;
    }
    if (to !== name) {
      const result = await runAlone((device) => changeName(device, session, to));
      if (result?.kind !== 'written') return;
      showToast({ text: t('organizer.name.saved', { name: to }) });
    }
    close();
  };
  return (
    <div className="stack gap-3">
      <div className="stack gap-1">
        <h3 className="title-3">{t('organizer.name.title')}</h3>
        <p className="small soft">{t('organizer.name.text', { name })}</p>
      </div>
      {typed === undefined ? (
        <div className={css.buttons}>
          <Button
            variant="edge"
            size="small"
            onClick={() => {
              setTyped(name);
            }}
          >
            {t('organizer.name.change')}
          </Button>
        </div>
      ) : (
        <form className="stack gap-3" onSubmit={(event) => void save(event)} noValidate>
          <Field label={t('organizer.name.label')} error={error} required>
            <TextInput
              autoComplete="off"
              autoFocus
              maxLength={limits.nameLength}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          </Field>
          <div className="row gap-2">
            <Button type="submit" variant="quiet" size="small" busy={isWriting}>
              {t('organizer.name.save')}
            </Button>
            <Button variant="plain" size="small" onClick={close}>
              {t('organizer.keep')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
