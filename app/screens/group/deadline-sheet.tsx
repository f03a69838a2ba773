import { useState } from 'react';
import { addDays, isCivilDate } from '#shared/calendar/civil-date.ts';
import { leastQuorum } from '#shared/decision/stage.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { setDeadline } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { civilToday } from '#app/local/device/today.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { endOfDay, ownZone, zoneName } from '#app/parts/trip/zone.ts';

type When = 'tomorrow' | 'week' | 'other' | 'none';

/** Until when, and how many answers are enough then. In a group of two nobody is asked for a number. */
export function DeadlineSheet({
  group,
  trip,
  onClose,
}: {
  group: GroupOnDevice;
  trip: TripState;
  onClose: () => void;
}) {
  const { t, language } = useText();
  const { now } = useDevice();
  const { runAlone, isWriting } = useWrite();
  const today = civilToday(now());
  const { deadline, overview } = trip;
  const { done, total } = overview.progress;
  const [when, setWhen] = useState<When>(deadline?.day ? 'other' : 'tomorrow');
  const [other, setOther] = useState(deadline?.day ?? addDays(today, 2));
  const half = Math.max(leastQuorum, Math.ceil(total / 2));
  const present = Math.max(leastQuorum, done);
  const choices = [...new Set([half, present, total])].filter((one) => one <= total).sort((a, b) => a - b);
  const [quorum, setQuorum] = useState(String(deadline?.quorum ?? present));
  const days: Record<When, string | null> = {
    tomorrow: addDays(today, 1),
    week: addDays(today, 7),
    other: isCivilDate(other) && other >= today ? other : null,
    none: null,
  };
  const day = days[when];
  const isWrong = when === 'other' && day === null;
  const save = async () => {
    if (isWrong) return;
    const result = await runAlone((device) =>
      setDeadline(device, group.groupId, {
        day,
        endsAt: day === null ? null : endOfDay(day),
        timeZone: ownZone(),
        quorum: total > 2 ? Number(quorum) : null,
      }),
    );
    if (result?.kind === 'written') onClose();
  };
  const words = (count: number) => {
    if (count === total) return t('trip.deadline.everyone');
    if (count === done) return t('trip.deadline.now');
    return count === half ? t('trip.deadline.half') : undefined;
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('trip.deadline.title')}
      text={t('trip.deadline.text')}
      closeLabel={t('common.close')}
      actions={
        <Button variant="action" wide busy={isWriting} onClick={() => void save()}>
          {t('trip.deadline.save')}
        </Button>
      }
    >
      <ChoiceGroup<When>
        legend={t('trip.deadline.when')}
        value={when}
        onChange={setWhen}
        options={(['tomorrow', 'week', 'other', 'none'] as const).map((value) => ({
          value,
          title: t(`trip.deadline.${value}`),
          text:
            value === 'tomorrow' || value === 'week'
              ? formatDay(language, days[value] ?? today, { weekday: true })
              : undefined,
        }))}
      />
      {when === 'other' && (
        <Field label={t('trip.deadline.other')} error={isWrong ? t('results.vote.chooseDate') : undefined}>
          <TextInput
            type="date"
            min={today}
            value={other}
            onChange={(event) => {
              setOther(event.target.value);
            }}
          />
        </Field>
      )}
      {when !== 'none' && <p className="note">{t('trip.deadline.zone', { zone: zoneName(language, ownZone()) })}</p>}
      {total > 2 && when !== 'none' && (
        <ChoiceGroup
          legend={t('trip.deadline.quorum')}
          value={quorum}
          onChange={setQuorum}
          options={choices.map((count) => ({
            value: String(count),
            title: t('trip.deadline.people', { count }),
            text: words(count),
          }))}
        />
      )}
    </Sheet>
  );
}
