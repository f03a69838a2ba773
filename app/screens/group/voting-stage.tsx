import { useState } from 'react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { openStation } from '#shared/decision/stage.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { votersAmong } from '#app/parts/votes/voters-among.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { stayName } from '#app/parts/trip/trip-dates.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { GoRow } from '#app/ui/go-row.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { DueLine } from './due-line.tsx';
import { Faces, mostFaces } from './faces.tsx';
import css from './group.module.css';
import { Since } from './since.tsx';
import { Suggested } from './suggested.tsx';
import { Tastes } from './tastes.tsx';
import { waitingText } from './waiting-text.ts';

const VotePart = laterPart(() => import('./vote-part.tsx').then((m) => m.VotePart));
const AgainSheet = laterSheet(() => import('./again-sheet.tsx').then((m) => m.AgainSheet));

/**
 * The dates, then the place: what is voted for, who has not voted yet. A group with questions of its own votes for
 * nothing: its organiser decides. It suspends while what a member votes with is fetched.
 */
export function VotingStage({ group, trip, hasTastes }: { group: GroupOnDevice; trip: TripState; hasTastes: boolean }) {
  const { t, language } = useText();
  const today = useToday();
  const [isAgain, setAgain] = useState(false);
  const { session, groupId, isOrganizer } = group;
  const { overview, votes, asks, act, fixedDates } = trip;
  const station = openStation(asks, act?.data);
  const list = station === 'places' ? votes.placeVotes : votes.dateVotes;
  const counted = votersAmong(overview.people, list);
  const waiting = counted.filter((one) => !list.some((vote) => vote.memberId === one.id));
  // Nobody votes who is not logged in, but what was refused before is said.
  const hasRefused = (useOutbox(groupId)?.rejected.length ?? 0) > 0;
  return (
    <div className={`stack gap-6 ${css.middle} ${css.aboveBar}`}>
      {!session && (
        <ButtonLink variant="action" to={paths.groupLogin(groupId)}>
          {t('group.act.enter')}
        </ButtonLink>
      )}
      {(session || hasRefused) && <VotePart group={group} trip={trip} />}
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
                setAgain(true);
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
      {hasTastes && <Tastes group={group} overview={overview} />}
      {isAgain && (
        <AgainSheet
          group={group}
          trip={trip}
          only="dates"
          onClose={() => {
            setAgain(false);
          }}
        />
      )}
    </div>
  );
}
