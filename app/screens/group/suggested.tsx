import { firstScreen } from '#app/kernel/screens-ahead.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { Coming } from '#app/ui/coming.tsx';
import { later } from '#app/ui/later.tsx';

/**
 * Needs the catalogue, which would take the line of what is read first. Nothing stands in its place where it cannot be
 * had.
 */
const SuggestedCard = later(
  () => firstScreen.then(() => import('./suggested-card.tsx')).then((m) => m.SuggestedCard),
  () => null,
  true,
);

/** What members suggested, for as long as the group does not vote for the place yet. */
export function Suggested({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const votes = trip.votes.placeVotes;
  if (!trip.asks.place || trip.fixedPlace || votes.length === 0) return null;
  const count = new Set(votes.map((one) => one.option)).size;
  // A row of one line each: what a suggestion says may take a second one.
  const height = `${7.125 + count * 4.75}rem`;
  return (
    <Coming height={height}>
      <SuggestedCard group={group} votes={votes} height={height} />
    </Coming>
  );
}
