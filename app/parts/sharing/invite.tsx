import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { laterSheet } from '#app/ui/later-sheet.tsx';

const InviteSheet = laterSheet(() => import('./invite-sheet.tsx').then((m) => m.InviteSheet));

/** Link, sharing and QR code are loaded when the sheet is opened. */
export function Invite({ group, onClose }: { group: GroupOnDevice; onClose: () => void }) {
  return <InviteSheet group={group} onClose={onClose} />;
}
