import { lazy, Suspense, useState } from 'react';
import { lastChange } from '#shared/decision/history.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readComers, type TripState } from '#app/parts/trip/trip-state.ts';
import { PrintHead } from '#app/parts/sharing/exports/print-head.tsx';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { ChangedCard } from './changed-card.tsx';
import { HowDecided } from './how-decided.tsx';
import { LateAnswers } from './late-answers.tsx';
import css from './our-trip.module.css';
import { namedPlace } from './place-choices.ts';
import { RsvpCard } from './rsvp-card.tsx';
import { TripActs } from './trip-acts.tsx';
import { TripHero } from './trip-hero.tsx';
import { WhoComes } from './who-comes.tsx';

const AgainSheet = lazy(() => import('./again-sheet.tsx').then((m) => ({ default: m.AgainSheet })));

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
  const catalogue = useCatalogue();
  const [isAsking, setAsking] = useState(false);
  const { dates, place } = last.data;
  const { waiting, session, isOrganizer, groupId } = group;
  const comers = readComers(group, trip);
  const me = comers.find((one) => one.person.id === session?.memberId);
  const known = place?.id && catalogue.kind === 'ready' ? namedPlace(catalogue.value, language, place.id) : undefined;
  const name = known?.name ?? place?.name;
  const isOnlyHere = trip.act !== undefined && waiting.has(trip.act.mutationId);
  const change = trip.stage === 'decided' ? lastChange(trip.acts) : undefined;
  const [countrySlug, citySlug] = place?.id?.split('/') ?? [];
  return (
    <div className="stack gap-6">
      <PrintHead group={trip.overview.data} />
      {change && <ChangedCard group={group} change={change} me={me} />}
      <TripHero
        dates={dates}
        place={name}
        city={known?.city}
        comers={comers}
        isReopened={trip.stage === 'reopened'}
        isOnlyHere={isOnlyHere}
      />
      {isOnlyHere && (
        <Callout tone="waiting" icon={null}>
          {t('trip.our.onlyHere')}
        </Callout>
      )}
      {trip.stage === 'decided' && dates && (
        <LateAnswers trip={trip} dates={dates} comers={comers} decidedAt={last.data.at} group={group} />
      )}
      {trip.stage === 'decided' && !change && <RsvpCard group={group} dates={dates} me={me} />}
      {!session && (
        <ButtonLink variant="action" to={paths.groupLogin(groupId)}>
          {t('trip.rsvp.enter')}
        </ButtonLink>
      )}
      <TripActs
        group={group}
        trip={trip}
        last={last}
        place={name}
        comers={comers}
        city={known?.city}
        isShared={trip.stage === 'decided' && !isOnlyHere}
      />
      <WhoComes comers={comers} dates={dates} me={session?.memberId} trip={trip} />
      {name && countrySlug && citySlug && (
        <Card as="section" className="stack" aria-label={name}>
          <h2 className="title-3">{name}</h2>
          <ButtonLink variant="edge" to={paths.exploreCity(countrySlug, citySlug)}>
            {t('trip.our.explore', { place: name })}
          </ButtonLink>
        </Card>
      )}
      <HowDecided trip={trip} />
      {trip.stage === 'decided' &&
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
          <p className="note">{t('trip.our.onlyOrganizer', { name: last.data.actorName })}</p>
        ))}
      {isAsking && (
        <Suspense fallback={null}>
          <AgainSheet
            group={group}
            trip={trip}
            onClose={() => {
              setAsking(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
