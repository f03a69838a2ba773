import { useState } from 'react';
import Send from 'lucide-react/icons/send';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { Invite } from '#app/parts/sharing/invite.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';

/** One person alone: what one more answer shows, and the link for the friends. */
export function Alone({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <p className="soft">{t('results.overview.alone')}</p>
      <div>
        <Button
          variant="action"
          onClick={() => {
            setInviting(true);
          }}
        >
          <Send className="icon" aria-hidden="true" />
          {t('group.act.sendLink')}
        </Button>
      </div>
      {isInviting && (
        <Invite
          group={group}
          onClose={() => {
            setInviting(false);
          }}
        />
      )}
    </>
  );
}
