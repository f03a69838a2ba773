import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { useNameLogin } from '#app/parts/login/name-login.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';

export interface ComeInAsProps {
  group: GroupOnDevice;
  groupName: string;
  name: string;
  claimed: boolean;
  pathOf: (groupId: string, memberId: string) => string;
  takesFocus: boolean;
}

/** Asks this device to log in as the member whose survey it is. */
export function ComeInAs({ group, groupName, name, claimed, pathOf, takesFocus }: ComeInAsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { groupId, session } = group;
  const login = useNameLogin(group, {
    isTyped: false,
    // Under the member's own name the survey opens in place; under another name it is another survey.
    onIn: ({ memberId }) => {
      void navigate(pathOf(groupId, memberId), { replace: true });
    },
  });
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <SiteHeader />
      <main className="wrap wrap--read page stack gap-6">
        <title>{`${t('customSurvey.shared.gate.title', { name })} — ${t('common.app')}`}</title>
        <div className="stack gap-2">
          <p className="small soft">{groupName}</p>
          <h1 className="title-1" ref={heading} tabIndex={-1}>
            {t('customSurvey.shared.gate.title', { name })}
          </h1>
          <p className="soft">
            {t(claimed ? 'customSurvey.shared.gate.taken' : 'customSurvey.shared.gate.listed', { name })}
          </p>
          {session && <p className="soft">{t('customSurvey.shared.gate.leaves', { other: session.name })}</p>}
        </div>
        {login.hasFailed && (
          <Callout tone="danger" role="alert">
            <b>{t('join.failed.title')}</b>
            <p>{t('join.failed.text')}</p>
          </Callout>
        )}
        <div className="row gap-2">
          <Button
            variant="action"
            busy={login.isBusy}
            onClick={() => {
              login.enter({ name, email: '' });
            }}
          >
            {t('join.enterAs', { name })}
          </Button>
          <ButtonLink to={paths.group(groupId)}>{t('customSurvey.shared.toGroup')}</ButtonLink>
        </div>
        {login.sheet}
      </main>
    </>
  );
}
