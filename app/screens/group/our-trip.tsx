import { Suspense, useEffect, useState } from 'react';
import type { TripChange } from '#shared/decision/changes.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { organizerName } from '#shared/organizer/organizer-name.ts';
import { firstScreen } from '#app/kernel/screens-ahead.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import type { Comer } from './comers.ts';
import { currencyHere } from '#app/parts/trip/reader-currency.ts';
import { PrintHead } from '#app/parts/sharing/exports/print-head.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { cx } from '#app/ui/cx.ts';
import { later, laterPart } from '#app/ui/later.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { loadTripPlace } from './decision-parts.ts';
import type { FindPlaceProps, FoundPlace } from './find-place.tsx';
import { HowDecided } from './how-decided.tsx';
import { LateAnswers } from './late-answers.tsx';
import css from './our-trip.module.css';
import { RsvpCard } from './rsvp-card.tsx';
import { StillOpen } from './still-open.tsx';
import { TripActs } from './trip-acts.tsx';
import { TypedTripPlace } from './typed-trip-place.tsx';
import { WhoComes } from './who-comes.tsx';
import { Coming } from '#app/ui/coming.tsx';

const TripPlace = laterPart(loadTripPlace);
/** Needs the catalogue, which would take the line of what is read first. */
const FindPlace = later(
  () => firstScreen.then(() => import('./find-place.tsx')).then((m) => m.FindPlace),
  FindNothing,
  true,
);
const AgainSheet = laterSheet(() => import('./again-sheet.tsx').then((m) => m.AgainSheet));

/** Below what was decided: me, what to do with it, who, why, and how it came to be. */
export function OurTrip({
  group,
  trip,
  last,
  name,
  found,
  isPlaceComing,
  onFound,
  comers,
  change,
  isOnlyHere,
}: {
  group: GroupOnDevice;
  trip: TripState;
  /** The last confirmation. */
  last: Row<'decisionAct'>;
  /** Of the place, in the reader's language. */
  name: string | undefined;
  /** What the catalogue knows of the place. */
  found: FoundPlace | undefined;
  isPlaceComing: boolean;
  onFound: (found: FoundPlace) => void;
  comers: readonly Comer[];
  /** Where it was decided before: who comes is asked above the trip. */
  change: TripChange | undefined;
  isOnlyHere: boolean;
}) {
  const { t, language } = useText();
  const [isAsking, setAsking] = useState(false);
  const { dates, place } = last.data;
  const { waiting, session, isOrganizer, groupId } = group;
  const where = found?.place;
  const me = comers.find((one) => one.person.id === session?.memberId);
  const isGone = group.stored.archived === 'gone';
  const isLive = trip.stage === 'decided' && !isGone;
  return (
    <>
      <div className={css.printHead}>
        <PrintHead group={trip.overview.data} />
      </div>
      {place?.id && (
        <Suspense fallback={null}>
          <FindPlace group={group} trip={last.data} onFound={onFound} />
        </Suspense>
      )}
      <div className={cx('stack gap-6', trip.stage === 'decided' && css.decided)}>
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
                isPlaceComing={isPlaceComing}
                isShared={trip.stage === 'decided' && !isOnlyHere}
              />
            )}
            <WhoComes
              comers={comers}
              dates={dates}
              me={session?.memberId}
              trip={trip}
              newPlaceAt={change?.hasNewPlace ? change.now.data.at : undefined}
              waiting={waiting}
            />
            {place?.id === null && <TypedTripPlace group={group} votes={trip.votes.placeVotes} name={place.name} />}
            {isPlaceComing && <PlaceComing />}
            {where?.city && found?.page && (
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
                  page={found.page}
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
    </>
  );
}

function PlaceComing() {
  return (
    <div aria-busy="true">
      <Skeleton shape="tile" height="30rem" />
    </div>
  );
}

/** Without a network: nothing more is on its way. */
function FindNothing({ part: { trip, onFound } }: { part: FindPlaceProps }) {
  useEffect(() => {
    onFound({ id: trip.place?.id, name: trip.place?.name, place: undefined, page: undefined, isComing: false });
  }, [trip, onFound]);
  return null;
}
