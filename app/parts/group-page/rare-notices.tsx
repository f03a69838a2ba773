import type { OutboxEntry, StoredSession } from '#app/local/device/db.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { PinNoticeProps } from '#app/parts/login/pin-notice-of.ts';
import { PinNotice } from '#app/parts/login/pin-notice.tsx';
import { RefusedClaim } from '#app/parts/login/refused-claim.tsx';
import { RefusedJoin } from '#app/parts/login/refused-join.tsx';
import { EndedNotice } from '#app/parts/notices/ended-notice.tsx';
import { ExpiryNotice } from './expiry-notice.tsx';

export interface RareNoticesProps {
  group: GroupOnDevice;
  ended: readonly StoredSession[];
  /** Refused. */
  joins: readonly OutboxEntry[];
  claims: readonly OutboxEntry[];
  pin: PinNoticeProps | undefined;
  expiresAt: number | undefined;
}

/** Logged out elsewhere, a name that was taken or is protected, a group that will be deleted. */
export function RareNotices({ group, ended, joins, claims, pin, expiresAt }: RareNoticesProps) {
  const { groupId, stored, view } = group;
  const name = view.get('group', groupId)?.data.name ?? stored.name;
  return (
    <>
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
      {pin && <PinNotice key={pin.id} groupId={groupId} {...pin} />}
    </>
  );
}
