import { useState } from 'react';
import type { GroupOnDevice } from '#app/local/groups.ts';
import { NameForm } from '#app/parts/name-form.tsx';
import { useNameLogin } from '#app/parts/name-login.tsx';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Sheet } from '#app/ui/sheet.tsx';

/** Who is voting? The same coming in by name as everywhere, without leaving the results. */
export function LoginSheet({ group, onIn, onClose }: { group: GroupOnDevice; onIn: () => void; onClose: () => void }) {
  const { t } = useText();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const login = useNameLogin(group, { onIn });
  const { problem } = login;
  return (
    <>
      <Sheet open onClose={onClose} title={t('results.login.required')} text={t('results.login.text')} closeLabel={t('common.close')}>
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
          {login.hasFailed && <Callout tone="danger" role="alert"><b>{t('results.login.failed')}</b> {t('join.failed.text')}</Callout>}
        </NameForm>
      </Sheet>
      {login.sheet}
    </>
  );
}
