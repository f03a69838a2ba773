import type { ReactNode } from 'react';
import type { VoteType } from '#shared/vote/schema.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import type { LiveVotes } from '#app/parts/trip/read-votes.ts';

/** Selected, but not voted for yet. */
export interface Picks {
  dates: string[];
  types: VoteType[];
  places: string[];
}

export const noPicks: Picks = { dates: [], types: [], places: [] };

/** What a poll knows of the group. */
export type PollGround = Pick<GroupOverview, 'people' | 'counted' | 'dates' | 'answers'> & LiveVotes;

/** What a bar outside of the poll needs to send what is chosen. */
export interface OpenPicks {
  /** Chosen and not voted for. */
  open: readonly string[];
  /** Their names. */
  names: readonly string[];
  vote: () => void;
}

export interface PollProps {
  session: StoredSession;
  results: PollGround;
  picks: Picks;
  onPicks: (change: (before: Picks) => Picks) => void;
  /** Nobody votes any more: how it stood, and nothing to choose. */
  isClosed?: boolean;
  /** Sends what is chosen, instead of the poll's own button. */
  bar?: ((open: OpenPicks) => ReactNode) | undefined;
}
