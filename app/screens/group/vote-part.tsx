import { useState } from 'react';
import { dateOptions } from '#shared/vote/date-options.ts';
import { openStation } from '#shared/decision/stage.ts';
import { firstScreen } from '#app/kernel/screens-ahead.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { DatePoll } from '#app/parts/votes/date-poll.tsx';
import { RefusedVotes } from '#app/parts/votes/refused-votes.tsx';
import type { OpenPicks } from '#app/parts/votes/poll-props.ts';
import { usePicks } from '#app/parts/votes/use-picks.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Coming } from '#app/ui/coming.tsx';
import { laterOptional, laterPart } from '#app/ui/later.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { loadDecideSheet } from './decision-parts.ts';
import { VoteBar } from './vote-bar.tsx';

const DecisionAhead = laterOptional(() =>
  firstScreen.then(() => import('./decision-ahead.tsx')).then((m) => m.DecisionAhead),
);
const PlacePoll = laterPart(() => import('#app/parts/votes/place-poll.tsx').then((m) => m.PlacePoll));
const DecideSheet = laterSheet(loadDecideSheet);

/** What a member votes for, and the bar that stays. */
export function VotePart({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const { t, language } = useText();
  const [isDeciding, setDeciding] = useState(false);
  const [picks, setPicks] = usePicks(group);
  const { session, groupId, isOrganizer } = group;
  const { overview, votes, asks, act, stage } = trip;
  const station = openStation(asks, act?.data);
  const ground = { ...overview, ...votes };
  const list = station === 'places' ? votes.placeVotes : votes.dateVotes;
  const hasVoted = list.some((one) => one.memberId === session?.memberId);
  const [best] = dateOptions(overview.dates, votes.dateVotes);
  const leader =
    station === 'dates' && best
      ? formatRange(language, best.window ?? { start: best.option, end: best.option })
      : undefined;
  const decide = () => {
    setDeciding(true);
  };
  const bar = (what: string | undefined) => (open: OpenPicks) => (
    <VoteBar
      {...open}
      leader={what}
      onDecide={isOrganizer && trip.isQuorumMet && (hasVoted || stage === 'reopened') ? decide : undefined}
    />
  );
  return (
    <>
      {isOrganizer && <DecisionAhead />}
      <RefusedVotes groupId={groupId} />
      {session && station === 'dates' && (
        <DatePoll session={session} results={ground} picks={picks} onPicks={setPicks} bar={bar(leader)} />
      )}
      {session && station === 'places' && (
        <Coming height="30rem">
          <PlacePoll group={group} session={session} results={ground} picks={picks} onPicks={setPicks} bar={bar} />
        </Coming>
      )}
      {session && station === undefined && isOrganizer && (
        <Button variant="action" wide onClick={decide}>
          {t('trip.bar.decide')}
        </Button>
      )}
      {isDeciding && (
        <DecideSheet
          group={group}
          trip={trip}
          onClose={() => {
            setDeciding(false);
          }}
        />
      )}
    </>
  );
}
