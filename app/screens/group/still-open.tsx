import { useId } from 'react';
import { useWrite } from '#app/local/device/use-write.ts';
import { decide } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { openAgain, type Again } from './again-choices.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

/**
 * What a decided trip still lacks. The organiser opens the vote on it; what is fixed stays. Nothing where the trip has
 * dates and a place.
 */
export function StillOpen({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const { t } = useText();
  const title = useId();
  const { runAlone, isWriting } = useWrite();
  const what = lacking(trip);
  if (!what) return null;
  const open = () =>
    runAlone((device) => decide(device, group.groupId, openAgain(trip, what), trip.act?.mutationId ?? null));
  return (
    <Card as="section" className="stack gap-3 no-print" aria-labelledby={title}>
      <div className="stack gap-1">
        <h2 className="title-3" id={title}>
          {t(`trip.lacks.${what}`)}
        </h2>
        <p className="note">{t(`trip.lacks.${what}${group.isOrganizer ? 'Mine' : 'Text'}`)}</p>
      </div>
      {group.isOrganizer && (
        <Button variant="edge" wide busy={isWriting} onClick={() => void open()}>
          {t(`trip.lacks.${what}Open`)}
        </Button>
      )}
    </Card>
  );
}

/** The station of a decided trip whose choice nobody has made. */
function lacking({ asks, fixedDates, fixedPlace }: TripState): Exclude<Again, 'both'> | undefined {
  if (asks.dates && !fixedDates) return 'dates';
  return asks.place && !fixedPlace ? 'place' : undefined;
}
