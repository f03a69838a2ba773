import type { ReactNode } from 'react';
import type { Station } from '#shared/decision/stage.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { completionSentence } from '#app/parts/trip/completion-sentence.ts';
import { votersAmong } from '#app/parts/votes/voters-among.ts';
import { namesPhrase } from '#app/parts/trip/names-phrase.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { TripRoute, type TripStation } from '#app/ui/trip-route.tsx';
import css from './group.module.css';

interface RouteProps {
  trip: TripState;
  /** The fixed one, in the reader's language. */
  place?: ReactNode;
}

/** The trip's way, and one sentence that says what is next. */
export function StateHead({ title, text, ...way }: RouteProps & { title: string; text?: string | undefined }) {
  return (
    <header className={`stack gap-6 ${css.head}`}>
      <Route {...way} />
      <div className="stack gap-2">
        <h1 className="title-1">{title}</h1>
        {text && <p className="soft">{text}</p>}
      </div>
    </header>
  );
}

/** The stations as they are passed, reached or open. */
export function Route({ trip, place }: RouteProps) {
  const { t, language } = useText();
  const { stations, stage, isAgain, act, overview, votes, fixedDates, fixedPlace } = trip;
  const { progress, people } = overview;
  const isFixed: Record<Station, boolean> = {
    answers: act !== undefined || (progress.total > 0 && progress.done === progress.total),
    dates: fixedDates !== null,
    places: fixedPlace !== null,
    decided: stage === 'decided',
  };
  const present = stage === 'alone' ? 'answers' : stage;
  const voted = (list: readonly { memberId: string }[]) => ({
    done: new Set(list.map((one) => one.memberId)).size,
    total: votersAmong(people, list).length,
  });
  const parts: Partial<Record<Station, { done: number; total: number }>> = {
    answers: progress,
    dates: voted(votes.dateVotes),
    places: voted(votes.placeVotes),
  };
  const stateOf = (station: Station): TripStation['state'] => {
    // What the organiser left open when they confirmed was not chosen.
    if (stage === 'decided') return isFixed[station] ? 'done' : 'next';
    if (stage === 'reopened')
      return isFixed[station] ? 'done' : station === 'decided' ? 'next' : isAgain ? 'again' : 'now';
    if (station === present) return 'now';
    return isFixed[station] ? 'done' : 'next';
  };
  const textOf = (station: Station): ReactNode => {
    if (station === 'dates' && fixedDates) return formatRange(language, fixedDates);
    if (station === 'places' && fixedPlace) return place;
    if (station === present)
      return stage === 'alone' ? t('trip.route.alone') : parts[station] && t('trip.route.part', parts[station]);
    return station === 'answers' ? t('group.members.count', { count: progress.done }) : undefined;
  };
  const at = Math.max(
    0,
    stage === 'decided' ? stations.length - 1 : stations.findIndex((one) => ['now', 'again'].includes(stateOf(one))),
  );
  const now = stations[at] ?? 'answers';
  const part = parts[now];
  return (
    <TripRoute
      label={t('trip.route.label', { count: stations.length, at: at + 1, station: t(`trip.station.${now}`) })}
      part={stage !== 'alone' && part?.total ? part.done / part.total : 0}
      stations={stations.map((station) => ({
        id: station,
        name: t(`trip.station.${station}`),
        text: textOf(station),
        state: stateOf(station),
      }))}
    />
  );
}

/** What the head says while answers are awaited. */
export function useAnswersWords(
  { stage, stations, overview }: TripState,
  { session, isOrganizer, stored }: Pick<GroupOnDevice, 'session' | 'isOrganizer' | 'stored'>,
) {
  const { t } = useText();
  if (stored.archived === 'gone') return { title: completionSentence(t, overview.progress) };
  const { people, missing } = overview;
  const mine = people.find((one) => one.id === session?.memberId);
  if (stage === 'alone')
    return mine && !mine.isDone
      ? { title: t('trip.alone.mineFirst') }
      : {
          title: t('trip.alone.title'),
          text: overview.progress.done > 0 && stations.includes('dates') ? t('trip.alone.text') : undefined,
        };
  if (missing.length === 0)
    return { title: t('trip.answers.all'), text: t(isOrganizer ? 'trip.answers.allMine' : 'trip.answers.allText') };
  const text = stations.length > 2 ? t('trip.answers.then', { count: missing.length }) : undefined;
  if (mine && !mine.isDone && !mine.isExcused) return { title: t('trip.answers.mine'), text };
  return {
    title: t('trip.answers.waitFor', {
      names: namesPhrase(
        t,
        missing.map((one) => one.name),
      ),
    }),
    text,
  };
}
