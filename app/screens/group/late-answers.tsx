import { useState } from 'react';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { missingDays } from '#shared/decision/rsvp.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import type { Comer } from './comers.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { AgainSheet } from './again-sheet.tsx';

/**
 * Answers that changed after the decision and no longer fit its dates. They move nothing; the organiser may decide
 * again.
 */
export function LateAnswers({
  group,
  trip,
  dates,
  comers,
  decidedAt,
}: {
  group: GroupOnDevice;
  trip: TripState;
  dates: DateRange;
  comers: readonly Comer[];
  decidedAt: number;
}) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const { view, isOrganizer } = group;
  const late = comers.flatMap(({ person }) => {
    const changedAt = Math.max(
      view.get('simpleResponse', person.id)?.data.updatedAt ?? 0,
      view.get('preference', person.id)?.data.updatedAt ?? 0,
    );
    const member = trip.overview.dates.find((one) => one.memberId === person.id);
    if (changedAt <= decidedAt || !member) return [];
    const missing = missingDays(dates, member);
    return missing > 0 ? [{ person, missing }] : [];
  });
  if (late.length === 0) return null;
  return (
    <>
      {late.map(({ person, missing }, index) => (
        <Callout
          key={person.id}
          tone="waiting"
          className="no-print"
          icon={null}
          end={
            isOrganizer && index === 0 ? (
              <Button
                variant="plain"
                size="small"
                onClick={() => {
                  setAsking(true);
                }}
              >
                {t('trip.again.button')}
              </Button>
            ) : undefined
          }
        >
          {t('trip.late.text', { name: person.name, count: missing })}
        </Callout>
      ))}
      {isAsking && (
        <AgainSheet
          group={group}
          trip={trip}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
