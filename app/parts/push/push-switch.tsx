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
  // What was asked for stands until this device knows what has become of it: a moment of the old state would be turned
  // over by a second tap.
  const [wanted, setWanted] = useState<{ on: boolean; before: typeof choice }>();
  const isPending = wanted !== undefined && (isBusy || wanted.before === choice);
  const server = usePushServer();
  const ability = pushAbility();
  if (ability === 'cannot' || server === 'silent') return null;
  if (ability !== 'can') return <Callout tone="plain">{t(`notifications.${ability}`)}</Callout>;
  return (
    <div className={`stack gap-2 ${css.switch}`}>
      <Switch
        checked={isPending ? wanted.on : isOnFor(choice, session)}
        onChange={(on) => {
          if (isBusy) return;
          setWanted({ on, before: choice });
          void turn(on).then((isDone) => {
            if (!isDone) setWanted(undefined);
          });
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
