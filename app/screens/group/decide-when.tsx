import { stayName } from '#app/parts/trip/vote-words.ts';
import { useText } from '#app/text/text.ts';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { DecideChoice } from './use-decide-draft.ts';

/** The stays that the group could choose, or other dates. */
export function DecideWhen({ choice: { stays, draft, change, dates } }: { choice: DecideChoice }) {
  const { t, language } = useText();
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
            title: stayName(language, range),
            text: `${t('group.dates.days', { count: window.lengthDays })} · ${t('group.members.count', { count: window.present.length })} · ${t('results.votes', { count: votes })}`,
          })),
          { value: 'other', title: t('trip.decide.otherDates') },
        ]}
      />
      {draft.stay === 'other' && (
        <div className="row">
          <Field label={t('trip.decide.from')}>
            <TextInput
              type="date"
              value={draft.start}
              onChange={(event) => {
                change({ start: event.target.value });
              }}
            />
          </Field>
          <Field
            label={t('trip.decide.to')}
            error={draft.start !== '' && draft.end !== '' && !dates ? t('trip.decide.wrongDates') : undefined}
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
      )}
    </>
  );
}
