import { useEffect, useState } from 'react';
import type { FoundInvitation } from '#app/net/read-invitation.ts';
import { personHue } from '#app/ui/person-hue.ts';
import type { Invitation } from './invite-frame.tsx';

/** An invitation that is being read from the server. `isMissing`: there is none, or the server was not reached. @param reading none is read yet */
export function useInvitation(reading: Promise<FoundInvitation | undefined> | undefined): {
  invitation: Invitation | undefined;
  isMissing: boolean;
} {
  const [found, setFound] = useState<{ invitation: Invitation | undefined; isMissing: boolean }>({
    invitation: undefined,
    isMissing: false,
  });
  useEffect(() => {
    let isWanted = true;
    reading?.then((answer) => {
      if (!isWanted) return;
      setFound({
        isMissing: !answer,
        invitation: answer && {
          ...answer,
          people: answer.members.map(({ id, name, isDone }, index) => ({
            id,
            name,
            hue: personHue(index),
            waiting: !isDone,
          })),
        },
      });
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [reading]);
  return found;
}
