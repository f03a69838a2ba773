import { useState } from 'react';
import type { StoredSession } from '#app/local/db.ts';
import type { GroupOnDevice } from '#app/local/groups.ts';
import { NameForm } from '#app/parts/name-form.tsx';
import { useNameLogin } from '#app/parts/name-login.tsx';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Sheet } from '#app/ui/sheet.tsx';

/** Whose hearts are these? The same coming in by name as everywhere, without leaving the place. */
export function LoginSheet({ group, onIn, onClose }: { group: GroupOnDevice; onIn: (session: StoredSession) => void; onClose: () => void }) {
  const { t } = useText();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const login = useNameLogin(group, { onIn });
  const { problem } = login;
  return (
    <>
      <Sheet open onClose={onClose} title={t('recommendations.login.title')} text={t('recommendations.login.text')} closeLabel={t('common.close')}>
        <NameForm
          name={name}
          onName={setName}
          email={email}
          onEmail={setEmail}
          busy={login.isBusy}
          nameError={problem?.name && t(`validation.${problem.name}`)}
          emailError={problem?.email && t(`validation.${problem.email}`)}
          onSubmit={() => { login.enter({ name, email }); }}
        >
          {login.hasFailed && <Callout tone="danger" role="alert"><b>{t('recommendations.login.failed')}</b> {t('join.failed.text')}</Callout>}
        </NameForm>
      </Sheet>
      {login.sheet}
    </>
  );
}
