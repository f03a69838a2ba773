import { useState, type KeyboardEvent } from 'react';
import { isCivilDate } from '#shared/calendar/civil-date.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './votes.module.css';

/** Any other day, by typing. */
export function AddDate({ onAdd }: { onAdd: (date: string) => void }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [date, setDate] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = () => {
    setWrong(!isCivilDate(date));
    if (!isCivilDate(date)) return;
    onAdd(date);
    setDate('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Disclosure label={t('results.vote.otherDay')} isOpen={isOpen} onOpen={setOpen} className={css.addDate}>
      <Field label={t('results.vote.dayLabel')} error={isWrong ? t('results.vote.chooseDate') : undefined}>
        <TextInput
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          value={date}
          onChange={(event) => {
            setDate(event.target.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button onClick={add}>{t('results.vote.addDay')}</Button>
    </Disclosure>
  );
}
