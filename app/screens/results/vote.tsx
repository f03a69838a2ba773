import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { DatePoll } from '#app/parts/votes/date-poll.tsx';
import { Still } from '#app/parts/group-page/still.tsx';
import { paths } from '#app/kernel/paths.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { daysFixed, isVotingOver } from '#app/parts/votes/is-voting-over.ts';
import { RefusedVotes } from '#app/parts/votes/refused-votes.tsx';
import { noPicks } from '#app/parts/votes/poll-props.ts';
import { Coming } from '#app/ui/coming.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { OwnVote, type VoteProps } from './own-vote.tsx';
import css from './results.module.css';
import { TypePoll } from './type-poll.tsx';
import { VoterLine } from './voter-line.tsx';

/** It names and scores places by the catalogue. */
const PlacePoll = laterPart(() => import('#app/parts/votes/place-poll.tsx').then((m) => m.PlacePoll));

/** Voting: on dates, kinds of trip and places, or where the group asked questions of its own, by their answers. */
export function Vote(props: VoteProps) {
  const { results, picks } = props;
  // What was chosen before and not sent is not lost.
  return results.hasPolls || picks.dates.length + picks.types.length > 0 ? (
    <Polls {...props} />
  ) : (
    <OwnVote {...props} />
  );
}

/**
 * Approval voting on dates, kinds of trip and places, what the group decides now first; how it stood, once the trip or
 * its dates are decided.
 */
function Polls({ group, onLeft, ...props }: VoteProps) {
  const { t, language } = useText();
  const today = useToday();
  const { results } = props;
  const isOver = isVotingOver(group);
  const fixed = daysFixed(group);
  // What was chosen and not sent counts no more.
  const picks = isOver ? noPicks : props.picks;
  const isWhere = !isOver && !results.isCustom && fixed !== undefined;
  const hasPlaces = isWhere || results.placeVotes.length + picks.places.length > 0;
  const where = hasPlaces && (
    <Coming height="20rem">
      <PlacePoll
        group={group}
        session={props.session}
        results={results}
        picks={picks}
        onPicks={props.onPicks}
        isClosed={isOver}
        title={t('results.vote.where')}
      />
    </Coming>
  );
  const when = (
    <div className="stack">
      {fixed && <Callout>{t('results.vote.over.dates', { range: formatTrip(language, fixed, today) })}</Callout>}
      <DatePoll {...props} picks={fixed ? noPicks : picks} isClosed={isOver || fixed !== undefined} />
    </div>
  );
  return (
    <>
      <header className={css.voteHead}>
        <div className="stack gap-2">
          <h1 className="title-1">{t(isOver ? 'results.vote.over.title' : 'results.vote.title')}</h1>
          <p className="soft">{t(isOver ? 'results.vote.over.lead' : 'results.vote.lead')}</p>
          {isOver && (
            <div>
              <ButtonLink variant="edge" to={paths.group(group.groupId)}>
                {t('results.vote.over.trip')}
              </ButtonLink>
            </div>
          )}
        </div>
        <VoterLine
          onLeft={onLeft}
          session={props.session}
          person={results.people.find((one) => one.id === props.session.memberId)}
        />
      </header>
      <RefusedVotes groupId={group.groupId} className={css.why} />
      <Still group={group}>
        <div className={css.polls}>
          {isWhere ? where : when}
          <div className="stack gap-10">
            {isWhere && when}
            <TypePoll {...props} picks={picks} isClosed={isOver} />
            {!isWhere && where}
          </div>
        </div>
      </Still>
    </>
  );
}
