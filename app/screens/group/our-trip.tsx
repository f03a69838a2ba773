import { useState } from 'react';
import { lastChange } from '#shared/decision/history.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { organizerName } from '#shared/organizer/organizer-name.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readComers, type TripState } from '#app/parts/trip/trip-state.ts';
import { cityForGroup } from '#app/parts/destination/explore-for-group.ts';
import { currencyHere } from '#app/parts/trip/reader-currency.ts';
import { PrintHead } from '#app/parts/sharing/exports/print-head.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { cx } from '#app/ui/cx.ts';
import { laterPart } from '#app/ui/later.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { ChangedCard } from './changed-card.tsx';
import { loadTripPlace } from './decision-parts.ts';
import { HowDecided } from './how-decided.tsx';
import { LateAnswers } from './late-answers.tsx';
import css from './our-trip.module.css';
import { RsvpCard } from './rsvp-card.tsx';
import { StillOpen } from './still-open.tsx';
import { TripActs } from './trip-acts.tsx';
import { TripHero } from './trip-hero.tsx';
import { TypedTripPlace } from './typed-trip-place.tsx';
import { useChosenName } from './use-chosen-name.ts';
import { useTripPlace } from './use-trip-place.ts';
import { WhoComes } from './who-comes.tsx';
import { Coming } from '#app/ui/coming.tsx';

const TripPlace = laterPart(loadTripPlace);
const AgainSheet = laterSheet(() => import('./again-sheet.tsx').then((m) => m.AgainSheet));

/** The trip that was decided: what, me, what to do with it, who, why, and how it came to be. */
export function OurTrip({
  group,
  trip,
  last,
}: {
  group: GroupOnDevice;
  trip: TripState;
  /** The last confirmation. */
  last: Row<'decisionAct'>;
}) {
  const { t, language } = useText();
  const [isAsking, setAsking] = useState(false);
  const { dates, place } = last.data;
  const { place: where, isComing } = useTripPlace(group, place?.id ?? undefined, dates);
  const { waiting, session, isOrganizer, groupId } = group;
  const comers = readComers(group, trip);
  const me = comers.find((one) => one.person.id === session?.memberId);
  const known = useChosenName(place);
  // With no dates beside it a name in other letters is better than none.
  const name = known ?? (dates ? undefined : place?.name);
  const isOnlyHere = trip.act !== undefined && waiting.has(trip.act.mutationId);
  // Nobody answers or decides in a deleted group any more.
  const isGone = group.stored.archived === 'gone';
  const isLive = trip.stage === 'decided' && !isGone;
  const change = isLive ? lastChange(trip.acts) : undefined;
  return (
    <div className={cx('stack gap-6', trip.stage === 'decided' && css.decided)}>
      <PrintHead group={trip.overview.data} />
      {change && <ChangedCard group={group} change={change} me={me} />}
      <TripHero
        dates={dates}
        place={name}
        city={where?.city}
        isPlaceComing={isComing}
        comers={comers}
        suits={where?.suits ?? 0}
        votes={trip.votes.placeVotes.filter((one) => one.option === place?.id).length}
        isReopened={trip.stage === 'reopened'}
        isAgain={trip.isAgain}
        isUncounted={isOnlyHere || isGone}
        isCustom={trip.overview.isCustom}
      />
      {last.data.word && <p className={css.word}>“{last.data.word}”</p>}
      {isOnlyHere && (
        <Callout tone="waiting" icon={null}>
          {t('trip.our.onlyHere')}
        </Callout>
      )}
      {isLive && dates && (
        <LateAnswers trip={trip} dates={dates} comers={comers} decidedAt={last.data.at} group={group} />
      )}
      <div className={css.columns}>
        <div className="stack gap-6">
          {isLive && !change && <RsvpCard group={group} dates={dates} me={me} />}
          {isLive && <StillOpen group={group} trip={trip} />}
          {!session && !isGone && (
            <ButtonLink variant="action" className="no-print" to={paths.groupLogin(groupId)}>
              {t('trip.rsvp.enter')}
            </ButtonLink>
          )}
          {!isGone && (
            <TripActs
              group={group}
              trip={trip}
              last={last}
              place={name}
              comers={comers}
              city={where?.city}
              isPlaceComing={isComing}
              isShared={trip.stage === 'decided' && !isOnlyHere}
            />
          )}
          <WhoComes comers={comers} dates={dates} me={session?.memberId} trip={trip} waiting={waiting} />
          {place?.id === null && <TypedTripPlace group={group} votes={trip.votes.placeVotes} name={place.name} />}
          {where?.city && (
            <Coming height="30rem">
              <TripPlace
                city={where.city}
                name={where.name}
                country={where.country}
                score={where.score}
                verdict={where.verdict}
                currency={currencyHere(language, group)}
                counted={comers.filter(({ person, state }) => !person.isExcused && state !== 'away').length}
                me={session?.memberId}
                page={cityForGroup(group.view, language, where.city.id, session?.memberId)}
              />
            </Coming>
          )}
        </div>
        <div className="stack gap-6 no-print">
          <HowDecided trip={trip} />
          {isLive &&
            (isOrganizer ? (
              <Button
                variant="edge"
                className={css.again}
                onClick={() => {
                  setAsking(true);
                }}
              >
                {t('trip.again.button')}
              </Button>
            ) : (
              <p className="note">{t('trip.our.onlyOrganizer', { name: organizerName(group.view, groupId) })}</p>
            ))}
        </div>
      </div>
      {isAsking && (
        <AgainSheet
          group={group}
          trip={trip}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}
