import { startTransition, useEffect, useReducer, useState } from 'react';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readTripState, type TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { laterOptional, laterPart } from '#app/ui/later.tsx';
import { DecidedTrip } from './decided-trip.tsx';
import css from './group.module.css';
import { LateActs } from './late-acts.tsx';
import { loadAboutGroup } from './load-below.ts';
import { ProgressCard } from './progress-card.tsx';
import { Since } from './since.tsx';
import { Suggested } from './suggested.tsx';
import { StateHead, useAnswersWords } from './state-head.tsx';
import { Tastes } from './tastes.tsx';
import { VotingHead } from './voting-head.tsx';
import { VotingStage } from './voting-stage.tsx';
import { Coming } from '#app/ui/coming.tsx';

/**
 * What stands below the fold or beside the rest, what tells of news, and what only a group on its first day or with a
 * decision has.
 */
const AboutGroup = laterPart(() => loadAboutGroup().then((m) => m.AboutGroup));
const AloneCard = laterPart(() => import('./alone-card.tsx').then((m) => m.AloneCard));
const TakeOverCard = laterOptional(() => import('./take-over-card.tsx').then((m) => m.TakeOverCard));

/**
 * The group's home: where the trip stands and what is next, then the group itself. Renders again when a row changes, on
 * this device or another.
 */
export function Dashboard({ group, onWhole }: { group: GroupOnDevice; onWhole: () => void }) {
  const { t } = useText();
  const { now } = useDevice();
  const trip = readTripState(group, now());
  useRedrawAt(trip?.deadline?.endsAt ?? undefined);
  const drawings = useDrawings(3);
  const isWhole = drawings === 3;
  if (!trip) return null;
  const { stage, overview } = trip;
  const isVoting = stage === 'dates' || stage === 'places' || stage === 'reopened';
  // Below a vote it comes when that is here, as the rest below it: how high it is nobody knows before.
  const about = isWhole && (
    <Coming height="30rem" className={css.side}>
      <AboutGroup group={group} trip={trip} />
      <Whole onWhole={onWhole} />
    </Coming>
  );
  const home = (
    <div className={`split ${css.dashboard}`}>
      {(stage === 'alone' || stage === 'answers') && (
        <AnswersStage group={group} trip={trip} hasTastes={drawings > 1} />
      )}
      {isVoting && (
        <>
          <VotingHead trip={trip} />
          <Coming height="28rem" className={css.middle}>
            <VotingStage group={group} trip={trip} hasTastes={drawings > 1} />
            {about}
          </Coming>
        </>
      )}
      {stage === 'decided' && (
        <div className={`stack gap-10 ${css.middle}`}>
          <Since group={group} people={overview.people} />
          <Tastes group={group} overview={overview} />
        </div>
      )}
      {!isVoting && about}
    </div>
  );
  return (
    <div className="stack gap-8">
      <title>{t('group.title', { group: overview.data.name })}</title>
      <LateActs group={group} present={trip.act} />
      {trip.mayTakeOver && group.session && !group.isOrganizer && <TakeOverCard session={group.session} />}
      {(stage === 'decided' || stage === 'reopened') && trip.trip ? (
        <DecidedTrip group={group} trip={trip} last={trip.trip}>
          {home}
        </DecidedTrip>
      ) : (
        home
      )}
    </div>
  );
}

/** An effect comes when everything is here that comes with it. */
function Whole({ onWhole }: { onWhole: () => void }) {
  useEffect(onWhole, [onWhole]);
  return null;
}

function AnswersStage({ group, trip, hasTastes }: { group: GroupOnDevice; trip: TripState; hasTastes: boolean }) {
  const words = useAnswersWords(trip, group);
  return (
    <>
      <StateHead trip={trip} {...words} />
      <div className={`stack gap-10 ${css.middle}`}>
        {trip.stage === 'alone' ? (
          <Coming height="24rem">
            <AloneCard group={group} trip={trip} />
          </Coming>
        ) : (
          <div className="stack">
            <ProgressCard group={group} trip={trip} />
            <Since group={group} people={trip.overview.people} />
          </div>
        )}
        <Suggested group={group} trip={trip} />
        {trip.stage !== 'alone' && hasTastes && <Tastes group={group} overview={trip.overview} />}
      </div>
    </>
  );
}

/**
 * What the trip is and what is next come in the first drawing, then what was answered, then the group itself and what
 * is fetched for it.
 * @returns which it is
 */
function useDrawings(last: number): number {
  const [drawing, setDrawing] = useState(1);
  // An effect comes after the drawing.
  useEffect(() => {
    if (drawing < last)
      startTransition(() => {
        setDrawing(drawing + 1);
      });
  }, [drawing, last]);
  return drawing;
}

/** The longest that a timer of the browser can wait. */
const longestWaitMs = 2_147_483_647;

/** Draws once more when a time has come. */
function useRedrawAt(atMs: number | undefined): void {
  const { now } = useDevice();
  const [redraws, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const left = atMs === undefined ? -1 : atMs - now();
    if (left < 0) return;
    const timer = setTimeout(redraw, Math.min(left + 1, longestWaitMs));
    return () => {
      clearTimeout(timer);
    };
  }, [atMs, now, redraws]);
}
