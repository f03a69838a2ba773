import { lazy, Suspense } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';

const InviteSheet = lazy(() => import('./invite-sheet.tsx').then((m) => ({ default: m.InviteSheet })));

/** Link, sharing and QR code are loaded when the sheet is opened. */
export function Invite({ group, onClose }: { group: GroupOnDevice; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <InviteSheet group={group} onClose={onClose} />
    </Suspense>
  );
}
