import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { NameForm } from '#app/parts/login/name-form.tsx';
import { useNameLogin } from '#app/parts/login/name-login.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { timing } from '#app/kernel/timing.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';

/** Name entry; the survey follows. */
export function GroupLogin() {
  const { token = '' } = useParams();
  return (
    <GroupGate token={token} writes>
      {(group) => <Login group={group} token={token} />}
    </GroupGate>
  );
}

function Login({ group, token }: { group: GroupOnDevice; token: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [isIn, setIn] = useState(false);
  const login = useNameLogin(group, {
    onIn: () => {
      setIn(true);
      setTimeout(() => {
        void navigate(paths.groupSurvey(token));
      }, timing.loginRedirectMs);
    },
  });
  // A stored session skips the login.
  if (group.session && !isIn) return <Navigate replace to={paths.groupSurvey(token)} />;
  const data = group.view.get('group', group.groupId)?.data;
  const name = data?.name ?? group.stored.name;
  return (
    <>
      <title>{t('join.login.title', { group: name })}</title>
      <SiteHeader />
      <main className="wrap wrap--read page stack gap-6">
        <header className="stack gap-2">
          <h1 className="title-1">{t('join.login.heading')}</h1>
          <p className="soft">{t('join.login.text', { group: name })}</p>
          {data?.requiresPin && <p className="note">{t('join.pin')}</p>}
        </header>
        <Card>
          <NameForm
            name={typed.name}
            onName={(value) => {
              setTyped({ ...typed, name: value });
            }}
            email={typed.email}
            onEmail={(email) => {
              setTyped({ ...typed, email });
            }}
            onSubmit={() => {
              login.enter(typed);
            }}
            busy={login.isBusy || isIn}
            nameError={login.problem?.name && t(`validation.${login.problem.name}`)}
            emailError={login.problem?.email && t(`validation.${login.problem.email}`)}
          >
            {login.hasFailed && (
              <Callout tone="danger" role="alert">
                <b>{t('join.failed.title')}</b>
                <p>{t('join.failed.text')}</p>
              </Callout>
            )}
          </NameForm>
        </Card>
        {login.sheet}
      </main>
    </>
  );
}
