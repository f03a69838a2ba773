import { useEffect, useState } from 'react';
import type { FoundInvitation, Unread } from '#app/net/read-invitation.ts';
import { personHue } from '#app/ui/person-hue.ts';
import type { Invitation } from './invite-frame.tsx';

/** An invitation that is being read from the server, or why there is none. @param reading none is read yet */
export function useInvitation(reading: Promise<FoundInvitation | Unread> | undefined): {
  invitation?: Invitation;
  unread?: Unread;
} {
  const [found, setFound] = useState<ReturnType<typeof useInvitation>>({});
  useEffect(() => {
    let isWanted = true;
    reading?.then((answer) => {
      if (!isWanted) return;
      setFound(
        typeof answer === 'string'
          ? { unread: answer }
          : {
              invitation: {
                ...answer,
                people: answer.members.map(({ id, name, hue, isDone }) => ({
                  id,
                  name,
                  hue: personHue(hue),
                  waiting: !isDone,
                })),
              },
            },
      );
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [reading]);
  return found;
}
