import Bell from 'lucide-react/icons/bell';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { refusePush } from '#app/local/push/push.ts';
import { usePushServer } from '#app/local/push/use-push-server.ts';
import { usePushChoice } from '#app/local/push/use-push-state.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { pushAbility } from './push-ability.ts';
import css from './push.module.css';
import { usePush } from './use-push.ts';

/**
 * Offers notifications of one group, once, to those who have answered and wait for others. The browser's own question
 * comes after "yes".
 */
export function PushOffer({ session, overview }: { session: StoredSession; overview: GroupOverview }) {
  const choice = usePushChoice(session.groupId);
  const mine = overview.people.find((one) => one.id === session.memberId);
  const waits = mine?.isDone === true && overview.missing.length > 0;
  return waits && choice === 'none' && pushAbility() === 'can' && <OfferOfServer session={session} />;
}

/** Apart, so that nobody asks the server before they are offered anything. */
function OfferOfServer({ session }: { session: StoredSession }) {
  return usePushServer() === 'tells' && <Offer session={session} />;
}

function Offer({ session }: { session: StoredSession }) {
  const { t } = useText();
  const { run } = useWrite();
  const { turn, isBusy, hasFailed } = usePush(session);
  return (
    <Card as="section" tone="quiet" className={css.offer} aria-labelledby="push-offer">
      <span className={css.tile}>
        <Bell className="icon" aria-hidden="true" />
      </span>
      <div className="stack gap-3">
        <div className="stack gap-1">
          <h2 className="strong" id="push-offer">
            {t('notifications.offer.title')}
          </h2>
          <p className="small soft">{t('notifications.offer.text')}</p>
        </div>
        <div className="row gap-1">
          <Button variant="quiet" size="small" busy={isBusy} onClick={() => void turn(true)}>
            {t('notifications.offer.yes')}
          </Button>
          <Button variant="plain" size="small" onClick={() => void run(({ db }) => refusePush(db, session.groupId))}>
            {t('notifications.offer.no')}
          </Button>
        </div>
        {hasFailed && (
          <p className="small" role="alert">
            {t('notifications.needsNetwork')}
          </p>
        )}
      </div>
    </Card>
  );
}
