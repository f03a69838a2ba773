import { startTransition, useEffect, useReducer, useState } from 'react';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readTripState, type TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { laterOptional, laterPart } from '#app/ui/later.tsx';
import css from './group.module.css';
import { LateActs } from './late-acts.tsx';
import { ProgressCard } from './progress-card.tsx';
import { Since } from './since.tsx';
import { Suggested } from './suggested.tsx';
import { StateHead, useAnswersWords } from './state-head.tsx';
import { TasteCards } from './taste-cards.tsx';
import { Coming } from '#app/ui/coming.tsx';

/** What stands below the fold or beside the rest, what tells of news, and what only a group on its first day or with all answers has. */
const AboutGroup = laterPart(() => import('./about-group.tsx').then((m) => m.AboutGroup));
const AloneCard = laterPart(() => import('./alone-card.tsx').then((m) => m.AloneCard));
const VotingStage = laterPart(() => import('./voting-stage.tsx').then((m) => m.VotingStage));
const TakeOverCard = laterOptional(() => import('./take-over-card.tsx').then((m) => m.TakeOverCard));
const OurTrip = laterPart(() => import('./our-trip.tsx').then((m) => m.OurTrip));

/** The group's home: where the trip stands and what is next, then the group itself. Renders again when a row changes, on this device or another. */
export function Dashboard({ group, onWhole }: { group: GroupOnDevice; onWhole: () => void }) {
  const { t } = useText();
  const { now } = useDevice();
  const trip = readTripState(group, now());
  useRedrawAt(trip?.deadline?.endsAt ?? undefined);
  const drawings = useDrawings(3);
  const isWhole = drawings === 3;
  useEffect(() => {
    if (isWhole) onWhole();
  }, [isWhole, onWhole]);
  if (!trip) return null;
  const { stage, overview } = trip;
  const isVoting = stage === 'dates' || stage === 'places' || stage === 'reopened';
  // Below a vote it comes when that is here: how high it is nobody knows before.
  const about = isWhole && <AboutGroup group={group} trip={trip} />;
  return (
    <div className="stack gap-8">
      <title>{t('group.title', { group: overview.data.name })}</title>
      <LateActs group={group} present={trip.act} />
      {trip.mayTakeOver && group.session && !group.isOrganizer && <TakeOverCard session={group.session} />}
      {(stage === 'decided' || stage === 'reopened') && trip.trip && (
        <Coming height="40rem">
          <OurTrip group={group} trip={trip} last={trip.trip} />
        </Coming>
      )}
      <div className={`split ${css.dashboard}`}>
        {(stage === 'alone' || stage === 'answers') && (
          <AnswersStage group={group} trip={trip} hasTastes={drawings > 1} />
        )}
        {isVoting && (
          <Coming height="40rem" className={css.middle}>
            <VotingStage group={group} trip={trip} />
            {about}
          </Coming>
        )}
        {stage === 'decided' && (
          <div className={`stack gap-10 ${css.middle}`}>
            <Since group={group} people={overview.people} />
            <TasteCards group={group} overview={overview} />
          </div>
        )}
        {!isVoting && about && (
          <Coming height="30rem" className={css.side}>
            {about}
          </Coming>
        )}
      </div>
    </div>
  );
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
        {trip.stage !== 'alone' && hasTastes && <TasteCards group={group} overview={trip.overview} />}
      </div>
    </>
  );
}

/** What the trip is and what is next come in the first drawing, then what was answered, then the group itself and what is fetched for it. @returns which it is */
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
