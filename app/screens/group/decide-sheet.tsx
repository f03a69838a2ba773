import { lazy, Suspense, useState } from 'react';
import type { ChosenPlace } from '#shared/decision/schema.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import { limits } from '#shared/kernel/limits.ts';
import { tidyName } from '#shared/kernel/person-name.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { decide } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useKeptDraft } from '#app/parts/answering/use-kept-draft.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { stayName } from '#app/parts/trip/vote-words.ts';
import { formatDay, formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { stayChoices, typedStay } from './decide-choices.ts';
import { emptyDraft, readDecideDraft, type DecideDraft } from './decide-draft.ts';
import { Lacking } from './lacking.tsx';
import { placeChoices } from './place-choices.ts';

const RemindSheet = lazy(() => import('#app/parts/trip/remind-sheet.tsx').then((m) => ({ default: m.RemindSheet })));

/** One more look before it is final: when, where, what is missing and for whom. What is chosen stays when it is closed. */
export function DecideSheet({ group, trip, onClose }: { group: GroupOnDevice; trip: TripState; onClose: () => void }) {
  const { t, language } = useText();
  const { now } = useDevice();
  const { runAlone, isWriting } = useWrite();
  const catalogue = useCatalogue();
  // What the organiser saw when the sheet opened: another device may decide meanwhile.
  const [base] = useState(trip.act?.mutationId ?? null);
  const [isWrong, setWrong] = useState(false);
  const [asked, setAsked] = useState<{ person: GroupPerson; day: string }>();
  const key = draftKey.decide(group.groupId);
  const kept = useKeptDraft<DecideDraft>(key, readDecideDraft);
  const stays = stayChoices(trip);
  const places =
    catalogue.kind === 'ready' && !trip.overview.isCustom
      ? placeChoices(
          group,
          catalogue.value,
          language,
          trip.votes.placeVotes,
          trip.fixedPlace?.id ? [trip.fixedPlace.id] : [],
          now(),
        )
      : [];
  const first: DecideDraft = {
    ...emptyDraft,
    stay: stays[0]?.range.start ?? 'other',
    place: trip.fixedPlace?.id ?? (places[0] && places[0].votes > 0 ? places[0].option : ''),
    typed: trip.fixedPlace?.id ? '' : (trip.fixedPlace?.name ?? ''),
  };
  const draft = kept.state.kind === 'open' ? kept.state.draft : first;
  const change = (some: Partial<DecideDraft>) => {
    setWrong(false);
    kept.act(first, (before) => ({ ...before, ...some }));
  };
  const dates =
    draft.stay === 'other'
      ? typedStay(draft.start, draft.end)
      : stays.find((one) => one.range.start === draft.stay)?.range;
  const known = places.find((one) => one.option === draft.place);
  const typed = tidyName(draft.typed);
  const place: ChosenPlace | undefined = known
    ? { id: known.option, name: known.name }
    : typed === ''
      ? undefined
      : { id: null, name: typed };
  const range = dates && formatRange(language, dates);
  const act = async (kind: 'confirm' | 'dates') => {
    const input: InputOf<'decide'> = {
      kind,
      dates: dates ?? null,
      place: kind === 'dates' ? trip.fixedPlace : (place ?? null),
      word: draft.word.trim(),
    };
    if (!input.dates && (kind === 'dates' || !input.place)) {
      setWrong(true);
      return;
    }
    const result = await runAlone((device) => decide(device, group.groupId, input, base));
    if (result?.kind !== 'written') return;
    kept.drop();
    onClose();
  };
  const go =
    range && place
      ? t('trip.decide.goBoth', { range, place: place.name })
      : t('trip.decide.goOne', { what: range ?? place?.name ?? t('trip.decide.typed') });
  if (asked)
    return (
      <Suspense fallback={null}>
        <RemindSheet
          group={group}
          people={[asked.person]}
          text={t('trip.remind.ask', { day: formatDay(language, asked.day) })}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      </Suspense>
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('trip.decide.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="action" wide busy={isWriting} onClick={() => void act('confirm')}>
            {go}
          </Button>
          {trip.asks.place && !trip.fixedDates && dates && (
            <Button variant="edge" wide onClick={() => void act('dates')}>
              {t('trip.decide.fixDates')}
            </Button>
          )}
          <Button variant="plain" wide onClick={onClose}>
            {t('trip.decide.notYet')}
          </Button>
        </>
      }
    >
      <ChoiceGroup
        legend={t('trip.decide.when')}
        value={draft.stay}
        onChange={(stay) => {
          change({ stay });
        }}
        options={[
          ...stays.map(({ range: one, window, votes }) => ({
            value: one.start,
            title: stayName(language, one),
            text: `${t('group.dates.days', { count: window.lengthDays })} · ${t('group.dates.window', { count: window.present.length })} · ${t('results.votes', { count: votes })}`,
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
      <ChoiceGroup
        legend={t('trip.decide.where')}
        value={known ? draft.place : ''}
        onChange={(option) => {
          change({ place: option });
        }}
        options={[
          ...places.map((one) => ({
            value: one.option,
            title: one.name,
            text: `${one.country} · ${t('results.votes', { count: one.votes })}`,
          })),
          { value: '', title: t('trip.decide.typed') },
        ]}
      />
      {!known && (
        <Field label={t('trip.decide.placeName')}>
          <TextInput
            autoComplete="off"
            maxLength={limits.optionLength}
            value={draft.typed}
            onChange={(event) => {
              change({ typed: event.target.value });
            }}
          />
        </Field>
      )}
      {dates && (
        <Lacking
          trip={trip}
          dates={dates}
          onAsk={(person, day) => {
            setAsked({ person, day });
          }}
        />
      )}
      <section className="stack gap-2">
        <h3 className="title-3">{t('trip.decide.then')}</h3>
        <ul className="stack gap-2 small">
          <li>{t('trip.decide.thenTold')}</li>
          <li>{t('trip.decide.thenVotes')}</li>
          <li>{t('trip.decide.thenAgain')}</li>
        </ul>
      </section>
      <Field label={t('trip.decide.word')} optionalNote={t('common.optional')} hint={t('trip.decide.wordHint')}>
        <TextInput
          autoComplete="off"
          maxLength={limits.wordLength}
          value={draft.word}
          onChange={(event) => {
            change({ word: event.target.value });
          }}
        />
      </Field>
      {isWrong && (
        <Callout tone="danger" role="alert">
          {t('trip.decide.nothing')}
        </Callout>
      )}
    </Sheet>
  );
}
