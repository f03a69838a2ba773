import { useEffect, useState } from 'react';
import { invitedTo } from '#shared/kernel/routes.ts';
import { pathIn } from '#app/kernel/base.ts';
import { holdFirstScreen } from '#app/kernel/screens-ahead.ts';
import { useInvitation } from '#app/parts/invite/use-invitation.ts';
import type { Invitation } from '#app/parts/invite/invite-frame.tsx';
import type { FoundInvitation, Unread } from '#app/net/read-invitation.ts';

/** The longest that this device's storage is put off. */
const longestMs = 3_000;

/**
 * On a first visit: what the link invites to, asked for as soon as the page knows the link. Whoever was here before has
 * the group on this device.
 */
const ahead = startReading();

function startReading() {
  const shareUrl = invitedTo(pathIn(location.pathname));
  if (shareUrl === undefined || navigator.serviceWorker?.controller) return undefined;
  const reading: Promise<FoundInvitation | Unread> = import('#app/net/read-invitation.ts')
    .then(({ readInvitation }) => readInvitation(shareUrl))
    .catch((error: unknown) => {
      // The part that reads this device asks too, and says what is wrong.
      console.warn(error);
      return 'unreached';
    });
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  setTimeout(settle, longestMs);
  void reading.then((found) => {
    if (typeof found === 'string') settle();
  });
  holdFirstScreen(settled);
  return { shareUrl, reading, settle, settled };
}

/** `isSettled`: this device's storage, which takes the line for itself, may come now. */
export function useReadAhead(shareUrl: string): { invitation: Invitation | undefined; isSettled: boolean } {
  const mine = ahead?.shareUrl === shareUrl ? ahead : undefined;
  const [isSettled, setSettled] = useState(mine === undefined);
  useEffect(() => {
    void mine?.settled.then(() => {
      setSettled(true);
    });
  }, [mine]);
  const { invitation } = useInvitation(mine?.reading);
  // An effect comes after the drawing.
  useEffect(() => {
    if (invitation) mine?.settle();
  }, [invitation, mine]);
  return { invitation, isSettled };
}
