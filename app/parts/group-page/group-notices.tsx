import { Suspense } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useEndedSessions } from '#app/local/group/sessions.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import css from '#app/parts/login/notice-card.module.css';
import { isRefusedClaim } from '#app/parts/login/is-refused-claim.ts';
import { pinNoticeOf } from '#app/parts/login/pin-notice-of.ts';
import { laterPart } from '#app/ui/later.tsx';

/** Loaded when there is one. */
const RareNotices = laterPart(() => import('./rare-notices.tsx').then((m) => m.RareNotices));

/**
 * Notices that come before everything else in a group: deleted, no longer received, logged out elsewhere, a name that
 * was taken or is protected.
 */
export function GroupNotices({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { groupId, stored } = group;
  const ended = useEndedSessions(groupId) ?? [];
  const outbox = useOutbox(groupId);
  const joins = outbox?.rejected.filter((one) => one.name === 'joinGroup' && one.code === 'name_taken') ?? [];
  const claims = outbox?.rejected.filter(isRefusedClaim) ?? [];
  const pin = stored.archived === 'gone' ? undefined : pinNoticeOf(group);
  const expiresAt = stored.archived ? undefined : stored.expiresAt;
  const isOver = stored.archived === 'gone' || stored.archived === 'closed';
  const hasRare = ended.length + joins.length + claims.length > 0 || pin !== undefined || expiresAt !== undefined;
  if (!stored.archived && !hasRare) return null;
  return (
    <div className={css.notices}>
      {isOver && <Callout tone="danger">{t(stored.archived === 'gone' ? 'group.gone' : 'group.closed')}</Callout>}
      {hasRare && (
        <Suspense fallback={null}>
          <RareNotices group={group} ended={ended} joins={joins} claims={claims} pin={pin} expiresAt={expiresAt} />
        </Suspense>
      )}
      {stored.archived === 'removed' && <Callout>{t('group.removed')}</Callout>}
    </div>
  );
}
