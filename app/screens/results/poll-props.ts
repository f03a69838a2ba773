import type { VoteType } from '#shared/vote/schema.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupResultsData } from './read-results.ts';

/** Selected, but not voted for yet. */
export interface Picks {
  dates: string[];
  types: VoteType[];
}

export interface PollProps {
  group: GroupOnDevice;
  session: StoredSession;
  results: GroupResultsData;
  picks: Picks;
  onPicks: (change: (before: Picks) => Picks) => void;
}
