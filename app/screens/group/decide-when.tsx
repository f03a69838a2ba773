import { useEffect, useRef, useState } from 'react';
import { useToday } from '#app/local/device/use-today.ts';
import { stayName } from '#app/parts/trip/trip-dates.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './decide-sheet.module.css';
import type { DecideChoice } from './use-decide-draft.ts';

/** The stays that the group could choose, or other dates; dates that are fixed already are a line that opens. */
export function DecideWhen({
  choice: { isCustom, stays, draft, change, wrongDates },
  isFixed,
  tries,
}: {
  choice: DecideChoice;
  /** The dates are fixed: the first stay. */
  isFixed: boolean;
  /** How often the sheet was sent: typed dates that are wrong stop it, and take the focus. */
  tries: number;
}) {
  const { t, language } = useText();
  const today = useToday();
  const [isOpened, setOpened] = useState(false);
  const typed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) typed.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const isMissing = wrongDates === 'range_start_missing' || wrongDates === 'range_end_missing';
  // What is missing may still come.
  const reason = wrongDates && (tries > 0 || !isMissing) ? t(`validation.${wrongDates}`) : undefined;
  const fields = (
    <div className={css.range} ref={typed}>
      <Field
        label={t(isCustom ? 'survey.dates.typeStart' : 'trip.decide.from')}
        error={wrongDates === 'range_start_missing' ? reason : undefined}
      >
        <TextInput
          type="date"
          value={draft.start}
          onChange={(event) => {
            change({ start: event.target.value });
          }}
        />
      </Field>
      <Field
        label={t(isCustom ? 'survey.dates.typeEnd' : 'trip.decide.to')}
        error={wrongDates === 'range_start_missing' ? undefined : reason}
      >
        <TextInput
          type="date"
          value={draft.end}
          onChange={(event) => {
            change({ end: event.target.value });
          }}
        />
      </Field>
    </div>
  );
  if (stays.length === 0)
    return (
      <fieldset>
        <legend className={`title-3 ${css.legend}`}>{t('trip.decide.when')}</legend>
        {fields}
      </fieldset>
    );
  const [fixed] = stays;
  if (isFixed && !isOpened && fixed && draft.stay === fixed.range.start)
    return (
      <section className={css.fixed}>
        <h3 className="title-3">{t('trip.decide.when')}</h3>
        <p>{stayName(language, fixed.range, today)}</p>
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            setOpened(true);
          }}
        >
          {t('trip.decide.otherDates')}
        </Button>
      </section>
    );
  return (
    <>
      <ChoiceGroup
        legend={t('trip.decide.when')}
        value={draft.stay}
        onChange={(stay) => {
          change({ stay });
        }}
        options={[
          ...stays.map(({ range, window, votes }) => ({
            value: range.start,
            title: stayName(language, range, today),
            text: `${t('group.dates.days', { count: window.lengthDays })} · ${t('group.members.count', { count: window.present.length })} · ${t('results.votes', { count: votes })}`,
          })),
          { value: 'other', title: t('trip.decide.otherDates') },
        ]}
      />
      {draft.stay === 'other' && fields}
    </>
  );
}
