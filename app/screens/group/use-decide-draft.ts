import { useMemo } from 'react';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { ChosenPlace } from '#shared/decision/schema.ts';
import { tidyName } from '#shared/kernel/person-name.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useKeptDraft } from '#app/parts/answering/use-kept-draft.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { firstPlace, stayChoices, typedStay, type StayChoice } from './decide-choices.ts';
import { emptyDraft, readDecideDraft, type DecideDraft } from './decide-draft.ts';
import { placeChoices, type PlaceChoice } from './place-choices.ts';

const noPlaces: readonly PlaceChoice[] = [];

/** What the sheet that decides offers, and what is chosen in it. */
export interface DecideChoice {
  stays: readonly StayChoice[];
  places: readonly PlaceChoice[];
  draft: DecideDraft;
  change: (some: Partial<DecideDraft>) => void;
  drop: () => void;
  /** What the draft comes to. */
  dates: DateRange | undefined;
  /** What is wrong with typed dates; nothing where none are typed. */
  wrongDates: 'start' | 'end' | 'order' | undefined;
  known: PlaceChoice | undefined;
  place: ChosenPlace | undefined;
}

/** The draft stays on this device when the sheet is closed. */
export function useDecideDraft(group: GroupOnDevice, trip: TripState): DecideChoice {
  const kept = useKeptDraft<DecideDraft>(draftKey.decide(group.groupId), readDecideDraft);
  const places = usePlaces(group, trip);
  const stays = stayChoices(trip);
  const { fixedPlace } = trip;
  const first: DecideDraft = {
    ...emptyDraft,
    stay: stays[0]?.range.start ?? 'other',
    place: firstPlace(trip, places),
    typed: fixedPlace?.id ? '' : (fixedPlace?.name ?? ''),
  };
  const draft = kept.state.kind === 'open' ? kept.state.draft : first;
  const known = places.find((one) => one.option === draft.place);
  const typed = tidyName(draft.typed);
  const { stay, start, end } = draft;
  const dates = stay === 'other' ? typedStay(start, end) : stays.find((one) => one.range.start === stay)?.range;
  return {
    stays,
    places,
    draft,
    change: (some) => {
      kept.act(first, (before) => ({ ...before, ...some }));
    },
    drop: kept.drop,
    dates,
    wrongDates:
      dates || stay !== 'other' || (start === '' && end === '')
        ? undefined
        : start === ''
          ? 'start'
          : end === ''
            ? 'end'
            : 'order',
    known,
    place: known
      ? { id: known.typed ? null : known.option, name: known.name }
      : typed === ''
        ? undefined
        : { id: null, name: typed },
  };
}

function usePlaces({ view }: GroupOnDevice, { overview, votes, fixedPlace }: TripState): readonly PlaceChoice[] {
  const { language } = useText();
  const { now } = useDevice();
  const catalogue = useCatalogue();
  const core = catalogue.kind === 'ready' && !overview.isCustom ? catalogue.value : undefined;
  const fixed = fixedPlace?.id;
  return useMemo(
    () => (core ? placeChoices({ view }, core, language, votes.placeVotes, fixed ? [fixed] : [], now()) : noPlaces),
    [core, view, language, votes.placeVotes, fixed, now],
  );
}
