import { useState, type FormEvent } from 'react';
import { joinGroupInput } from '#shared/member/schema.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { claimAgain } from '#app/local/group/settle-join.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import css from './notice-card.module.css';
import { PinField, pinPattern } from './pin-field.tsx';

/** Asks for the PIN again; the writes blocked by the claim are then sent. */
export function RefusedClaim({ entry, group }: { entry: OutboxEntry; group: GroupOnDevice }) {
  const { t } = useText();
  const { run } = useWrite();
  const outbox = useOutbox(entry.groupId);
  const [pin, setPin] = useState('');
  const [isChecked, setChecked] = useState(false);
  const name =
    joinGroupInput.safeParse(entry.input).data?.name ??
    (entry.memberId && group.view.get('member', entry.memberId)?.data.name) ??
    '';
  const behind = outbox?.pending.filter((one) => one.actor === entry.actor && one.name !== 'logout').length ?? 0;
  const isWrong = isChecked && !pinPattern.test(pin);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (pinPattern.test(pin)) void run((device) => claimAgain(device, entry.mutationId, pin));
  };
  return (
    <Card as="section" className={css.refused} role="status">
      <div className="stack gap-1">
        <h2 className="title-3">{t('organizer.pin.refused', { name })}</h2>
        <p className="small soft">
          {entry.code === 'pin_wrong' || entry.code === 'pin_missing'
            ? t(`errors.${entry.code}`)
            : t(entry.code === 'too_many_requests' ? 'organizer.pin.locked' : 'errors.pin_required')}
          {behind > 0 && ` ${t('sync.refusedJoin.behind', { count: behind })}`}
        </p>
      </div>
      <form className="stack gap-3" onSubmit={submit} noValidate>
        <PinField
          value={pin}
          onChange={setPin}
          error={isWrong ? t('organizer.pin.form') : undefined}
          isHidden={entry.code !== 'pin_missing'}
          required
        />
        <div className={css.acts}>
          <Button type="submit" variant="quiet">
            {t('organizer.pin.again')}
          </Button>
          {/* Writes blocked by a claim are discarded with it, so discarding without a confirmation is offered only
              when there are none. */}
          {behind === 0 && (
            <Button
              variant="plain"
              onClick={() => {
                void run((device) => discardRejected(device, entry.mutationId));
              }}
            >
              {t('organizer.pin.giveUp', { name })}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
