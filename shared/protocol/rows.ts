import type { z } from '#shared/kernel/z.ts';
import { groupRow } from '#shared/group/schema.ts';
import { memberRow } from '#shared/member/schema.ts';
import { simpleResponseRow } from '#shared/survey/schema.ts';
import { preferenceRow } from '#shared/preference/schema.ts';
import { customResponseRow } from '#shared/custom-survey/schema.ts';
import { budgetBandRow } from '#shared/money/schema.ts';
import { activityRow } from '#shared/organizer/schema.ts';
import { dateVoteRow, ratingRow, typeVoteRow } from '#shared/vote/schema.ts';

/** Everything that a group's devices hold copies of. A row's data is what its schema names, nothing else. */
export const rowSchemas = {
  group: groupRow,
  member: memberRow,
  simpleResponse: simpleResponseRow,
  preference: preferenceRow,
  customResponse: customResponseRow,
  dateVote: dateVoteRow,
  typeVote: typeVoteRow,
  rating: ratingRow,
  activity: activityRow,
  budgetBand: budgetBandRow,
} as const;

export type Kind = keyof typeof rowSchemas;
export type Data<K extends Kind> = z.infer<(typeof rowSchemas)[K]>;

export function isKind(value: string): value is Kind {
  return Object.hasOwn(rowSchemas, value);
}

/** Which write a row's present state comes from: the higher (timestamp, mid) wins. */
export interface WriteTimestamp {
  timestamp: number;
  mutationId: string;
}

export interface Row<K extends Kind = Kind> extends WriteTimestamp {
  kind: K;
  id: string;
  /** The group's version at which the row last changed; 0 while it exists only on this device. */
  version: number;
  data: Data<K>;
}

/** A row that was removed: kept on the server so that devices learn of it, and so that a late older write stays beaten. */
export interface Tombstone extends WriteTimestamp {
  kind: Kind;
  id: string;
  version: number;
  data: null;
}

export const rowKey = (kind: Kind, id: string): string => `${kind}/${id}`;

export function beats(challenger: WriteTimestamp, holder: WriteTimestamp): boolean {
  return (
    challenger.timestamp > holder.timestamp ||
    (challenger.timestamp === holder.timestamp && challenger.mutationId > holder.mutationId)
  );
}
