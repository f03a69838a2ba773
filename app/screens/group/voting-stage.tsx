import { useState } from 'react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { dateOptions } from '#shared/vote/date-options.ts';
import { openStation } from '#shared/decision/stage.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { votersAmong } from '#app/parts/votes/voters-among.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip, stayName } from '#app/parts/trip/trip-dates.ts';
import { DatePoll } from '#app/parts/votes/date-poll.tsx';
import { RefusedVotes } from '#app/parts/votes/refused-votes.tsx';
import type { OpenPicks } from '#app/parts/votes/poll-props.ts';
import { usePicks } from '#app/parts/votes/use-picks.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { GoRow } from '#app/ui/go-row.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { DecisionAhead } from './decision-ahead.tsx';
import { loadDecideSheet } from './decision-parts.ts';
import { DueLine } from './due-line.tsx';
import { Faces, mostFaces } from './faces.tsx';
import css from './group.module.css';
import { Since } from './since.tsx';
import { Suggested } from './suggested.tsx';
import { StateHead } from './state-head.tsx';
import { useChosenName } from './use-chosen-name.ts';
import { TasteCards } from './taste-cards.tsx';
import { VoteBar } from './vote-bar.tsx';
import { waitingText } from './waiting-text.ts';
import { Coming } from '#app/ui/coming.tsx';

const PlacePoll = laterPart(() => import('./place-poll.tsx').then((m) => m.PlacePoll));
const DecideSheet = laterSheet(loadDecideSheet);
const AgainSheet = laterSheet(() => import('./again-sheet.tsx').then((m) => m.AgainSheet));

/** The dates, then the place: what is voted for, who has not voted yet, and the bar that stays. A group with questions of its own votes for nothing: its organiser decides. */
export function VotingStage({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const { t, language } = useText();
  const today = useToday();
  const [opened, setOpened] = useState<'decide' | 'again'>();
  const [picks, setPicks] = usePicks(group);
  const { session, groupId, isOrganizer } = group;
  const { overview, votes, asks, act, fixedDates, fixedPlace, stage } = trip;
  const place = useChosenName(fixedPlace);
  const station = openStation(asks, act?.data);
  const ground = { ...overview, ...votes };
  const mine = (list: readonly { memberId: string }[]) => list.some((one) => one.memberId === session?.memberId);
  const list = station === 'places' ? votes.placeVotes : votes.dateVotes;
  const [best] = dateOptions(overview.dates, votes.dateVotes);
  const leader =
    station === 'dates' && best
      ? formatRange(language, best.window ?? { start: best.option, end: best.option })
      : undefined;
  const counted = votersAmong(overview.people, list);
  const waiting = counted.filter((one) => !list.some((vote) => vote.memberId === one.id));
  const bar = (what: string | undefined) => (open: OpenPicks) => (
    <VoteBar
      {...open}
      leader={what}
      onDecide={
        isOrganizer && trip.isQuorumMet && (mine(list) || stage === 'reopened')
          ? () => {
              setOpened('decide');
            }
          : undefined
      }
    />
  );
  const title = trip.isAgain
    ? t('trip.reopened.title')
    : t(station === 'places' ? 'trip.places.title' : 'trip.dates.title');
  const text = trip.isAgain
    ? t(station === undefined ? 'trip.reopened.textOwn' : 'trip.reopened.text', { name: act?.data.actorName ?? '' })
    : station === 'places'
      ? t('trip.places.text')
      : best?.window && best.free === overview.counted.length
        ? t('trip.dates.all', { range: formatTrip(language, best.window, today), count: best.free })
        : t('trip.dates.several');
  const close = () => {
    setOpened(undefined);
  };
  return (
    <>
      {isOrganizer && <DecisionAhead />}
      <StateHead trip={trip} place={place} title={title} text={text} />
      <div className={`stack gap-6 ${css.middle} ${css.aboveBar}`}>
        {!session && (
          <ButtonLink variant="action" to={paths.groupLogin(groupId)}>
            {t('group.act.enter')}
          </ButtonLink>
        )}
        <RefusedVotes groupId={groupId} />
        {session && station === 'dates' && (
          <DatePoll session={session} results={ground} picks={picks} onPicks={setPicks} bar={bar(leader)} />
        )}
        {session && station === 'places' && (
          <Coming height="30rem">
            <PlacePoll group={group} session={session} results={ground} picks={picks} onPicks={setPicks} bar={bar} />
          </Coming>
        )}
        {station === undefined && session && isOrganizer && (
          <Button
            variant="action"
            wide
            onClick={() => {
              setOpened('decide');
            }}
          >
            {t('trip.bar.decide')}
          </Button>
        )}
        {station === 'dates' && (
          <GoRow
            to={paths.groupSummary(groupId)}
            icon={<ChartNoAxesColumn className="icon" aria-hidden="true" />}
            title={t('group.next.summary')}
            text={t('group.next.summaryText')}
          />
        )}
        {station === 'places' && fixedDates && (
          <Card as="section" className={css.won} aria-label={t('trip.places.fixed')}>
            <CalendarCheck className="icon" aria-hidden="true" />
            <b>{stayName(language, fixedDates, today)}</b>
            {isOrganizer && (
              <Button
                variant="plain"
                size="small"
                aria-label={t('trip.places.again')}
                onClick={() => {
                  setOpened('again');
                }}
              >
                {t('trip.again.button')}
              </Button>
            )}
          </Card>
        )}
        {station !== undefined && (
          <Card as="section" className="stack" aria-label={t('trip.faces.label')}>
            {waiting.length > 0 && <h2 className="title-3">{waitingText(t, waiting, session?.memberId)}</h2>}
            {counted.length <= mostFaces && (
              <Faces group={group} people={counted} isWaiting={(one) => waiting.some((other) => other.id === one.id)} />
            )}
            <DueLine group={group} trip={trip} />
          </Card>
        )}
        <Since group={group} people={overview.people} />
        {station === 'dates' && <Suggested group={group} trip={trip} />}
        <TasteCards group={group} overview={overview} />
      </div>
      {opened === 'decide' && <DecideSheet group={group} trip={trip} onClose={close} />}
      {opened === 'again' && <AgainSheet group={group} trip={trip} only="dates" onClose={close} />}
    </>
  );
}
