import { useState } from 'react';
import type { InputOf } from '#shared/protocol/mutations.ts';
import { typedPlaces } from '#shared/vote/typed-places.ts';
import { openStation } from '#shared/decision/stage.ts';
import { newId } from '#shared/kernel/ids.ts';
import { limits } from '#shared/kernel/limits.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { decide } from '#app/local/group/decision.ts';
import { addTypedPlace } from '#app/local/group/votes.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { leadingOptions, readQuestions } from '#app/parts/answers/read-questions.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { currencyHere } from '#app/parts/trip/reader-currency.ts';
import { useCityVerdict } from '#app/parts/trip/use-city-verdict.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Field } from '#app/ui/field.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import css from './decide-sheet.module.css';
import { DecideActs } from './decide-acts.tsx';
import { DecideWhen } from './decide-when.tsx';
import { DecideWhere } from './decide-where.tsx';
import { Lacking } from './lacking.tsx';
import { useDecideDraft, type DecideChoice } from './use-decide-draft.ts';

const RemindSheet = laterSheet(() => import('#app/parts/trip/remind-sheet.tsx').then((m) => m.RemindSheet));

interface DecideSheetProps {
  group: GroupOnDevice;
  trip: TripState;
  onClose: () => void;
}

/**
 * One more look before it is final: when, where, what is missing and for whom. What is chosen stays when it is closed.
 */
export function DecideSheet({ group, trip, onClose }: DecideSheetProps) {
  const { t, language } = useText();
  const choice = useDecideDraft(group, trip);
  const { act, isWriting, isWrong, tries } = useDecide(group, trip, choice, onClose);
  const [isPlaceAsked, setPlaceAsked] = useState(false);
  // The field of a typed place stays where its last letter is taken away.
  if (choice.place && !isPlaceAsked) setPlaceAsked(true);
  const isDatesOnly = asksDatesOnly(trip) && !choice.place && !isPlaceAsked;
  const verdict = useCityVerdict(group, choice.known?.city, choice.dates);
  const [asked, setAsked] = useState<{ person: GroupPerson; day: string }>();
  if (asked)
    return (
      <RemindSheet
        group={group}
        people={[asked.person]}
        text={t('trip.remind.ask', { day: formatDay(language, asked.day) })}
        onClose={() => {
          setAsked(undefined);
        }}
      />
    );
  return (
    <Sheet
      open
      onClose={onClose}
      className={css.sheet}
      title={t(isDatesOnly ? 'trip.decide.titleDates' : 'trip.decide.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <DecideActs
            trip={trip}
            choice={choice}
            isDatesOnly={isDatesOnly}
            act={(kind) => void act(kind)}
            isWriting={isWriting}
          />
          <Button variant="plain" wide onClick={onClose}>
            {t('trip.decide.notYet')}
          </Button>
        </>
      }
    >
      {trip.overview.isCustom && <Standing overview={trip.overview} />}
      <DecideWhen choice={choice} isFixed={trip.fixedDates !== null} tries={tries} />
      {isDatesOnly ? (
        <Button
          variant="edge"
          wide
          onClick={() => {
            setPlaceAsked(true);
          }}
        >
          {t('trip.decide.placeToo')}
        </Button>
      ) : (
        <DecideWhere choice={choice} isMember={group.session !== undefined} tries={tries} />
      )}
      <Lacking
        view={group.view}
        trip={trip}
        dates={choice.dates}
        verdict={verdict}
        currency={currencyHere(language, group)}
        onAsk={(person, day) => {
          setAsked({ person, day });
        }}
      />
      {!isDatesOnly && <WhatFollows />}
      <Field
        label={t('trip.decide.word')}
        optionalNote={t('common.optional')}
        hint={choice.isCustom ? undefined : t('trip.decide.wordHint')}
      >
        <TextInput
          autoComplete="off"
          maxLength={limits.wordLength}
          value={choice.draft.word}
          onChange={(event) => {
            choice.change({ word: event.target.value });
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

/** The group votes for the dates, and nobody has been asked where. */
const asksDatesOnly = ({ asks, act, fixedPlace }: TripState): boolean =>
  asks.place && !fixedPlace && openStation(asks, act?.data) === 'dates';

/**
 * What a group with questions of its own has answered most: what is decided follows from it, and nothing of it is known
 * to be a day or a place.
 */
function Standing({ overview: { data, answers } }: { overview: GroupOverview }) {
  const { t } = useText();
  const asked = readQuestions(data.customQuestions?.questions ?? [], answers)
    .map(({ question, options }) => ({ question, best: leadingOptions(options) }))
    .filter(({ best }) => (best[0]?.count ?? 0) > 0);
  if (asked.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3 className="title-3">{t('group.own.title')}</h3>
      <dl className={css.standing}>
        {asked.map(({ question, best }) => (
          <div key={question.id}>
            <dt className="small soft">{question.question}</dt>
            {best.map(({ option, count }) => (
              <dd key={option}>
                {option} · {t('group.members.count', { count })}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function WhatFollows() {
  const { t } = useText();
  return (
    <section className="stack gap-2">
      <h3 className="title-3">{t('trip.decide.then')}</h3>
      <ul className={css.then}>
        <li>{t('trip.decide.thenTold')}</li>
        <li>{t('trip.decide.thenVotes')}</li>
        <li>{t('trip.decide.thenAgain')}</li>
      </ul>
    </section>
  );
}

/** The act of the draft, on what the organiser saw when the sheet opened: another device may decide meanwhile. */
function useDecide(group: GroupOnDevice, trip: TripState, choice: DecideChoice, onDone: () => void) {
  const { runAlone, isWriting } = useWrite();
  const [base] = useState(trip.act?.mutationId ?? null);
  const [tries, setTries] = useState(0);
  const { now, random } = useDevice();
  const { draft, dates = null, place = null, link } = choice;
  const isEmpty = dates === null && place === null;
  const act = async (kind: 'confirm' | 'dates') => {
    setTries(tries + 1);
    if (isEmpty || choice.wrongDates || (kind === 'confirm' && link === undefined)) return;
    const input: InputOf<'decide'> = {
      kind,
      dates,
      place: kind === 'dates' ? trip.fixedPlace : place,
      word: draft.word.trim(),
    };
    const { session, view } = group;
    const isKnown = (url: string) =>
      [...typedPlaces(view).values()].some((one) => one.name === place?.name && one.url === url);
    const result = await runAlone(async (device) => {
      // A decision keeps a name alone: the page about the place is the candidate's.
      if (session && link && kind === 'confirm' && place && !isKnown(link))
        await addTypedPlace(device, session, { placeId: newId(now(), random), name: place.name, url: link });
      return decide(device, group.groupId, input, base);
    });
    if (result?.kind !== 'written') return;
    choice.drop();
    onDone();
  };
  return { act, isWriting, isWrong: tries > 0 && isEmpty && !choice.wrongDates, tries };
}
