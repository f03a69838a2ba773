import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { laterOptional } from '#app/ui/later.tsx';

const SuggestedCard = laterOptional(() => import('./suggested-card.tsx').then((m) => m.SuggestedCard));

/** What members suggested, for as long as the group does not vote for the place yet. */
export function Suggested({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  if (!trip.asks.place || trip.fixedPlace || trip.votes.placeVotes.length === 0) return null;
  return <SuggestedCard group={group} votes={trip.votes.placeVotes} />;
}
