import { useState } from 'react';
import type { StoredSession } from '#app/local/device/db.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { NameForm } from './name-form.tsx';
import { useNameLogin } from './name-login.tsx';

interface LoginSheetProps {
  group: GroupOnDevice;
  /** What the name is needed for. */
  title: string;
  text: string;
  failed: string;
  onIn: (session: StoredSession) => void;
  onClose: () => void;
}

/** The same log-in by name as on the login page, without leaving the screen. */
export function LoginSheet({ group, title, text, failed, onIn, onClose }: LoginSheetProps) {
  const { t } = useText();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const login = useNameLogin(group, { onIn });
  const { problem } = login;
  return (
    <>
      <Sheet open onClose={onClose} title={title} text={text} closeLabel={t('common.close')}>
        <NameForm
          name={name}
          onName={setName}
          email={email}
          onEmail={setEmail}
          busy={login.isBusy}
          nameError={problem?.name && t(`validation.${problem.name}`)}
          emailError={problem?.email && t(`validation.${problem.email}`)}
          onSubmit={() => {
            login.enter({ name, email });
          }}
        >
          {login.hasFailed && (
            <Callout tone="danger" role="alert">
              <b>{failed}</b> {t('join.failed.text')}
            </Callout>
          )}
        </NameForm>
      </Sheet>
      {login.sheet}
    </>
  );
}
