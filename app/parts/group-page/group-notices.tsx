import { lazy, Suspense } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useEndedSessions } from '#app/local/group/sessions.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import css from '#app/parts/login/notice-card.module.css';
import { isRefusedClaim } from '#app/parts/login/is-refused-claim.ts';
import { pinNoticeOf } from '#app/parts/login/pin-notice-of.ts';

/** Rare, so loaded when needed. */
const RefusedClaim = lazy(() =>
  import('#app/parts/login/refused-claim.tsx').then((m) => ({ default: m.RefusedClaim })),
);
const EndedNotice = lazy(() => import('#app/parts/notices/ended-notice.tsx').then((m) => ({ default: m.EndedNotice })));
const PinNotice = lazy(() => import('#app/parts/login/pin-notice.tsx').then((m) => ({ default: m.PinNotice })));
const ExpiryNotice = lazy(() => import('./expiry-notice.tsx').then((m) => ({ default: m.ExpiryNotice })));
const RefusedJoin = lazy(() => import('#app/parts/login/refused-join.tsx').then((m) => ({ default: m.RefusedJoin })));

/** Notices that come before everything else in a group: deleted, logged out elsewhere, a name that was taken or is protected. */
export function GroupNotices({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { groupId, stored, view } = group;
  const ended = useEndedSessions(groupId) ?? [];
  const outbox = useOutbox(groupId);
  const joins = outbox?.rejected.filter((one) => one.name === 'joinGroup' && one.code === 'name_taken') ?? [];
  const claims = outbox?.rejected.filter(isRefusedClaim) ?? [];
  const name = view.get('group', groupId)?.data.name ?? stored.name;
  const pin = pinNoticeOf(group);
  const expiresAt = stored.archived ? undefined : stored.expiresAt;
  if (
    stored.archived !== 'gone' &&
    stored.archived !== 'closed' &&
    ended.length + joins.length + claims.length === 0 &&
    !pin &&
    expiresAt === undefined
  )
    return null;
  return (
    <div className={css.notices}>
      {stored.archived === 'gone' && <Callout tone="danger">{t('group.gone')}</Callout>}
      {stored.archived === 'closed' && <Callout tone="danger">{t('group.closed')}</Callout>}
      <Suspense fallback={null}>
        {ended.map((session) => (
          <EndedNotice key={session.id} session={session} groupName={name} />
        ))}
        {expiresAt !== undefined && <ExpiryNotice group={group} expiresAt={expiresAt} />}
        {joins.map((entry) => (
          <RefusedJoin key={entry.mutationId} entry={entry} group={group} />
        ))}
        {claims.map((entry) => (
          <RefusedClaim key={entry.mutationId} entry={entry} group={group} />
        ))}
        {pin && stored.archived !== 'gone' && <PinNotice key={pin.id} groupId={groupId} {...pin} />}
      </Suspense>
    </div>
  );
}
