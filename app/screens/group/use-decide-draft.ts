import { useMemo } from 'react';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { ChosenPlace } from '#shared/decision/schema.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import { tidyName } from '#shared/kernel/person-name.ts';
import { readWebAddress } from '#shared/vote/web-address.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useKeptDraft } from '#app/parts/answering/use-kept-draft.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { firstPlace, formerChoice, stayChoices, stayReason, type StayChoice } from './decide-choices.ts';
import { emptyDraft, readDecideDraft, type DecideDraft } from './decide-draft.ts';
import { placeChoices, type PlaceChoice } from '#app/parts/votes/place-choices.ts';

const noPlaces: readonly PlaceChoice[] = [];

/** What the sheet that decides offers, and what is chosen in it. */
export interface DecideChoice {
  /** The group asked questions of its own: nothing says that it travels. */
  isCustom: boolean;
  stays: readonly StayChoice[];
  places: readonly PlaceChoice[];
  draft: DecideDraft;
  change: (some: Partial<DecideDraft>) => void;
  drop: () => void;
  /** What the draft comes to. */
  dates: DateRange | undefined;
  /** What is wrong with typed dates; nothing where none are typed. */
  wrongDates: ValidationCode | undefined;
  known: PlaceChoice | undefined;
  place: ChosenPlace | undefined;
  /**
   * Of a place that a member typed: the address of a page about it; `null`: none was typed, `undefined`: what was typed
   * is no address.
   */
  link: string | null | undefined;
}

/** The draft stays on this device when the sheet is closed. */
export function useDecideDraft(group: GroupOnDevice, trip: TripState): DecideChoice {
  const kept = useKeptDraft<DecideDraft>(draftKey.decide(group.groupId), readDecideDraft);
  const former = formerChoice(trip);
  const askedPlace = trip.fixedPlace ?? former?.place;
  const places = usePlaces(group, trip, askedPlace?.id);
  const stays = stayChoices(trip);
  const first: DecideDraft = {
    ...emptyDraft,
    ...former?.dates,
    stay: stays[0]?.range.start ?? 'other',
    place: firstPlace(trip, places, askedPlace),
    typed: askedPlace?.id ? '' : (askedPlace?.name ?? ''),
    word: former?.word ?? '',
  };
  const opened = kept.state.kind === 'open' ? kept.state.draft : first;
  // A stay that is not offered any more is chosen no more.
  const isOffered = stays.some((one) => one.range.start === opened.stay);
  const draft = isOffered ? opened : { ...opened, stay: 'other' };
  const known = places.find((one) => one.option === draft.place);
  const typed = tidyName(draft.typed);
  const { stay, start, end } = draft;
  const isTyped = stay === 'other';
  const wrongDates = isTyped ? stayReason(start, end) : undefined;
  const typedDates = start === '' || wrongDates ? undefined : { start, end };
  return {
    isCustom: trip.overview.isCustom,
    stays,
    places,
    draft,
    change: (some) => {
      kept.act(first, (before) => withEnd({ ...before, ...some }, trip.overview.isCustom && some.start !== undefined));
    },
    drop: kept.drop,
    dates: isTyped ? typedDates : stays.find((one) => one.range.start === stay)?.range,
    wrongDates,
    known,
    place: known
      ? { id: known.typed ? null : known.option, name: known.name }
      : typed === ''
        ? undefined
        : { id: null, name: typed },
    link: known || typed === '' || !group.session ? null : readWebAddress(draft.link),
  };
}

/** What the group has asked its own questions for is over in a day more often than not. */
const withEnd = (draft: DecideDraft, isOneDay: boolean): DecideDraft =>
  isOneDay && draft.end < draft.start ? { ...draft, end: draft.start } : draft;

/** @param asked a place of the catalogue that is offered without a vote */
function usePlaces(
  { view }: GroupOnDevice,
  { overview, votes }: TripState,
  asked: string | null | undefined,
): readonly PlaceChoice[] {
  const { language } = useText();
  const { now } = useDevice();
  const catalogue = useCatalogue();
  const core = catalogue.kind === 'ready' && !overview.isCustom ? catalogue.value : undefined;
  return useMemo(
    () => (core ? placeChoices({ view }, core, language, votes.placeVotes, asked ? [asked] : [], now()) : noPlaces),
    [core, view, language, votes.placeVotes, asked, now],
  );
}
