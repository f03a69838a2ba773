import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useWaitingJoins } from '#app/local/group/waiting-joins.ts';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { routes } from '#app/kernel/paths.ts';
import { laterPart } from '#app/ui/later.tsx';
import { Redirect } from '#app/ui/redirect.tsx';
import { MemberSurvey } from './member-survey.tsx';
import { OwnSurvey } from './own-survey.tsx';
import { Shell } from '#app/ui/shell.tsx';

const EarlySurvey = laterPart(() => import('./early-survey.tsx').then((m) => m.EarlySurvey));

/** The 4-step member survey, by group id or share link. */
export function Survey() {
  const { token = '' } = useParams();
  const waiting = useWaitingJoins();
  if (!waiting) return null;
  const early = waiting.find((one) => one.shareUrl === token);
  if (early)
    return (
      <Suspense fallback={<Shell />}>
        <EarlySurvey join={early} />
      </Suspense>
    );
  return (
    <GroupGate token={token} writes>
      {(group) => {
        const { groupId, view, session, stored } = group;
        // No session of this group on this device: the specification's redirect, which leads on to the dashboard.
        if (!session) return <Redirect to={routes.groupsAlias.replace('*', groupId)} />;
        const row = view.get('group', groupId)?.data;
        const head = { groupId, name: row?.name ?? stored.name, memberName: session.name };
        if (row?.surveyType === 'custom') return <OwnSurvey head={head} memberId={session.memberId} />;
        // Another member is another survey: every field starts anew.
        return <MemberSurvey key={session.memberId} group={group} session={session} head={head} />;
      }}
    </GroupGate>
  );
}
