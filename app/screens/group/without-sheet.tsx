import { addDays } from '#shared/calendar/civil-date.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { decide, setDeadline } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { civilToday } from '#app/local/device/today.ts';
import { namesPhrase } from '#app/parts/trip/names-phrase.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { endOfDay, ownZone } from '#app/parts/trip/zone.ts';

/** Goes on without those who have not answered. Nobody is removed. */
export function WithoutSheet({ group, trip, onClose }: { group: GroupOnDevice; trip: TripState; onClose: () => void }) {
  const { t } = useText();
  const { now } = useDevice();
  const { runAlone, isWriting } = useWrite();
  const { progress, missing } = trip.overview;
  const open = async () => {
    const act = { kind: 'open', dates: null, place: null, word: '' } as const;
    const result = await runAlone((device) => decide(device, group.groupId, act, trip.act?.mutationId ?? null));
    if (result?.kind === 'written') onClose();
  };
  const wait = async () => {
    const day = addDays(civilToday(now()), 1);
    const result = await runAlone((device) =>
      setDeadline(device, group.groupId, {
        day,
        endsAt: endOfDay(day),
        timeZone: ownZone(),
        quorum: trip.deadline?.quorum ?? null,
      }),
    );
    if (result?.kind === 'written') onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('trip.without.title', {
        names: namesPhrase(
          t,
          missing.map((one) => one.name),
        ),
      })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="action" wide busy={isWriting} onClick={() => void open()}>
            {t('trip.without.button', { count: progress.done })}
          </Button>
          <Button variant="quiet" wide onClick={() => void wait()}>
            {t('trip.without.wait')}
          </Button>
        </>
      }
    >
      <p>{t('trip.without.stay')}</p>
      <p>{t('trip.without.basis', { count: progress.done })}</p>
    </Sheet>
  );
}
