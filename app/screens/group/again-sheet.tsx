import { useState } from 'react';
import { limits } from '#shared/kernel/limits.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { decide } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { againChoices, openAgain, type Again } from './again-choices.ts';

/** Opens a decision again: the votes come back as they were, and nothing is deleted. */
export function AgainSheet({
  group,
  trip,
  only,
  onClose,
}: {
  group: GroupOnDevice;
  trip: TripState;
  /** Nothing else is asked. */
  only?: Again;
  onClose: () => void;
}) {
  const { t } = useText();
  const { runAlone, isWriting } = useWrite();
  const [base] = useState(trip.act?.mutationId ?? null);
  const options = only ? [only] : againChoices(trip);
  const [what, setWhat] = useState<Again>(options[0] ?? 'both');
  const [word, setWord] = useState('');
  const reopen = async () => {
    const input = openAgain(trip, what, word.trim());
    const result = await runAlone((device) => decide(device, group.groupId, input, base));
    if (result?.kind === 'written') onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('trip.again.title')}
      text={t('trip.again.text')}
      closeLabel={t('common.close')}
      actions={
        <Button variant="action" wide busy={isWriting} onClick={() => void reopen()}>
          {t('trip.again.button')}
        </Button>
      }
    >
      <ChoiceGroup<Again>
        legend={t('trip.again.title')}
        legendHidden
        value={what}
        onChange={setWhat}
        options={options.map((value) => ({ value, title: t(`trip.again.${value}`) }))}
      />
      <Field label={t('trip.again.why')} optionalNote={t('common.optional')}>
        <TextInput
          autoComplete="off"
          maxLength={limits.wordLength}
          value={word}
          onChange={(event) => {
            setWord(event.target.value);
          }}
        />
      </Field>
    </Sheet>
  );
}
