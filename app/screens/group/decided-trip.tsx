import { useState, type ReactNode } from 'react';
import { lastChange } from '#shared/decision/changes.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { readComers } from './comers.ts';
import { useText } from '#app/text/text.ts';
import { Coming } from '#app/ui/coming.tsx';
import { laterPart } from '#app/ui/later.tsx';
import type { FoundPlace } from './find-place.tsx';
import { nameSeen } from './name-seen.ts';
import { TripHero } from './trip-hero.tsx';

/** Few trips are decided a second time: what changed then stands above the trip, and comes with it. */
const ChangedCard = laterPart(() => import('./changed-card.tsx').then((m) => m.ChangedCard));
const OurTrip = laterPart(() => import('./our-trip.tsx').then((m) => m.OurTrip));

interface DecidedTripProps {
  group: GroupOnDevice;
  trip: TripState;
  /** The last confirmation. */
  last: Row<'decisionAct'>;
  /** Below the trip: it comes when that is here, how high it is nobody knows before. */
  children: ReactNode;
}

/**
 * The trip that was decided: at once what the group's own rows tell of it, then what to do with it, and what is found
 * of its place.
 */
export function DecidedTrip({ group, trip, last, children }: DecidedTripProps) {
  const { language } = useText();
  const [foundLast, setFound] = useState<FoundPlace>();
  const { dates, place } = last.data;
  const found = foundLast?.id === place?.id ? foundLast : undefined;
  const comers = readComers(group, trip);
  const me = comers.find((one) => one.person.id === group.session?.memberId);
  const isGone = group.stored.archived === 'gone';
  const isOnlyHere = trip.act !== undefined && group.waiting.has(trip.act.mutationId);
  // Nobody answers or decides in a deleted group any more.
  const change = trip.stage === 'decided' && !isGone ? lastChange(trip.acts) : undefined;
  // Until it is known in the reader's language, the name with which it was decided stands there: a title without it
  // would grow by a line.
  const name = place ? (found?.name ?? nameSeen(language, place) ?? place.name) : undefined;
  const isComing = found ? found.isComing : Boolean(place?.id);
  const isSuitKnown = !isComing || trip.overview.answers.length < MIN_CONTRIBUTORS;
  return (
    <>
      <Coming height="40rem">
        {change && <ChangedCard group={group} change={change} me={me} />}
        <TripHero
          dates={dates}
          place={name}
          city={found?.place?.city}
          isPlaceComing={isComing}
          comers={comers}
          suits={isSuitKnown ? (found?.place?.suits ?? 0) : undefined}
          votes={trip.votes.placeVotes.filter((one) => one.option === place?.id).length}
          isReopened={trip.stage === 'reopened'}
          isAgain={trip.isAgain}
          isUncounted={isOnlyHere || isGone}
          isCustom={trip.overview.isCustom}
        />
      </Coming>
      <Coming height="40rem">
        <OurTrip
          group={group}
          trip={trip}
          last={last}
          name={name}
          found={found}
          isPlaceComing={isComing}
          onFound={setFound}
          comers={comers}
          change={change}
          isOnlyHere={isOnlyHere}
        />
        {children}
      </Coming>
    </>
  );
}
