import { useState } from 'react';
import type { StoredSession } from '#app/local/device/db.ts';
import { isOnFor } from '#app/local/push/push.ts';
import { usePushServer } from '#app/local/push/use-push-server.ts';
import { usePushChoice } from '#app/local/push/use-push-state.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { pushAbility } from './push-ability.ts';
import css from './push.module.css';
import { usePush } from './use-push.ts';

/** Turns the notifications of one group on or off, or says what stands in the way. */
export function PushSwitch({ session }: { session: StoredSession }) {
  const { t } = useText();
  const choice = usePushChoice(session.groupId);
  const { turn, isBusy, hasFailed } = usePush(session);
  const [wanted, setWanted] = useState(false);
  const server = usePushServer();
  const ability = pushAbility();
  if (ability === 'cannot' || server === 'silent') return null;
  if (ability !== 'can') return <Callout tone="plain">{t(`notifications.${ability}`)}</Callout>;
  return (
    <div className={`stack gap-2 ${css.switch}`}>
      <Switch
        checked={isBusy ? wanted : isOnFor(choice, session)}
        onChange={(on) => {
          setWanted(on);
          void turn(on);
        }}
        text={t('notifications.switchText')}
      >
        {t('notifications.switch')}
      </Switch>
      {hasFailed && (
        <p className="small" role="alert">
          {t('notifications.needsNetwork')}
        </p>
      )}
    </div>
  );
}
