import { Suspense, useState, type ReactNode } from 'react';
import type { Data } from '#shared/kernel/rows.ts';
import type { SurveyType } from '#shared/group/schema.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { paths, routes } from '#app/kernel/paths.ts';
import { laterPart } from '#app/ui/later.tsx';
import { Redirect } from '#app/ui/redirect.tsx';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { useScreensAhead } from './use-screens-ahead.ts';
import type { AnswerHeadProps } from './answer-head.tsx';
import type { ComeInAsProps } from './come-in-as.tsx';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { useLoadedAhead } from '#app/parts/group-page/use-loaded-ahead.ts';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { Shell } from '#app/ui/shell.tsx';

/** Most open their own survey, on a device that is logged in as them; a log-out without a network leads here too. */
const comeInAs = () => import('./come-in-as.tsx');
const ComeInAs = laterPart(() => comeInAs().then((m) => m.ComeInAs));

/** What a survey of one member needs: the group, its row, and the session of that member on this device. */
export interface AnswerScene {
  group: GroupOnDevice;
  row: Data<'group'>;
  session: StoredSession;
  head: AnswerHeadProps;
}

interface AnswerGateProps {
  /** Group id or share link. */
  token: string;
  memberId: string;
  surveyType: SurveyType;
  /** The group asks the other survey. */
  otherType: (groupId: string) => ReactNode;
  /** The same survey of somebody else in the group: a member with another name is sent to it. */
  pathOf: (groupId: string, memberId: string) => string;
  children: (scene: AnswerScene) => ReactNode;
}

/** A member's survey is answered by that member: this device logs in as them first (founding decision 5). */
export function AnswerGate({ token, memberId, surveyType, otherType, pathOf, children }: AnswerGateProps) {
  useScreensAhead();
  useLoadedAhead(comeInAs);
  return (
    <GroupGate token={token} writes>
      {(group) => {
        const { groupId, view, session, stored } = group;
        // Who was removed is told so where the group is; what this device knows of the members is from before.
        if (!session && stored.archived === 'removed')
          return <Redirect to={routes.groupsAlias.replace('*', groupId)} />;
        const row = view.get('group', groupId)?.data;
        const member = view.get('member', memberId)?.data;
        if (!row || !member) return <MissingMember groupId={groupId} />;
        if (row.surveyType !== surveyType) return otherType(groupId);
        const come = { group, groupName: row.name, name: member.name, claimed: member.claimed, pathOf };
        return (
          <OnlyAs key={memberId} come={come}>
            {session?.memberId === memberId
              ? children({ group, row, session, head: { groupId, name: row.name, memberName: member.name } })
              : undefined}
          </OnlyAs>
        );
      }}
    </GroupGate>
  );
}

/** One message, and links. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useText();
  return (
    <>
      <SiteHeader />
      <main className="wrap wrap--read page stack gap-6">
        <title>{`${title} — ${t('common.app')}`}</title>
        <div className="stack gap-2">
          <h1 className="title-1">{title}</h1>
          <p className="soft">{text}</p>
        </div>
        <div className="row gap-2">{children}</div>
      </main>
    </>
  );
}

function MissingMember({ groupId }: { groupId: string }) {
  const { t } = useText();
  return (
    <Notice title={t('customSurvey.shared.missing.title')} text={t('customSurvey.shared.missing.text')}>
      <ButtonLink variant="action" to={paths.landing()}>
        {t('common.home')}
      </ButtonLink>
      <ButtonLink to={paths.group(groupId)}>{t('customSurvey.shared.toGroup')}</ButtonLink>
    </Notice>
  );
}

/**
 * The survey while the member has a session on this device, otherwise the login form. After a log-out the form takes
 * the survey's place and the focus.
 */
function OnlyAs({ come, children }: { come: Omit<ComeInAsProps, 'takesFocus'>; children: ReactNode }) {
  const isIn = children !== undefined;
  const [wasIn, setWasIn] = useState(isIn);
  if (isIn && !wasIn) setWasIn(true);
  if (isIn) return children;
  return (
    <Suspense fallback={<Shell />}>
      <ComeInAs {...come} takesFocus={wasIn} />
    </Suspense>
  );
}
