import { activityRow } from '#shared/activity/schema.ts';
import { customResponseRow } from '#shared/custom-survey/schema.ts';
import { deadlineRow, decisionActRow, decisionRow, rsvpRow } from '#shared/decision/schema.ts';
import { groupRow } from '#shared/group/schema.ts';
import type { Data, Kind } from '#shared/kernel/rows.ts';
import type { z } from '#shared/kernel/z.ts';
import { memberRow } from '#shared/member/schema.ts';
import { budgetBandRow } from '#shared/money/schema.ts';
import { preferenceRow } from '#shared/preference/schema.ts';
import { simpleResponseRow } from '#shared/survey/schema.ts';
import { dateVoteRow, placeVoteRow, ratingRow, typedPlaceRow, typeVoteRow } from '#shared/vote/schema.ts';

/**
 * The schema of every kind of row; a missing one does not compile. A row's data is what its schema names, nothing else.
 */
export const rowSchemas = {
  group: groupRow,
  member: memberRow,
  simpleResponse: simpleResponseRow,
  preference: preferenceRow,
  customResponse: customResponseRow,
  dateVote: dateVoteRow,
  typeVote: typeVoteRow,
  placeVote: placeVoteRow,
  rating: ratingRow,
  typedPlace: typedPlaceRow,
  activity: activityRow,
  budgetBand: budgetBandRow,
  decision: decisionRow,
  decisionAct: decisionActRow,
  deadline: deadlineRow,
  rsvp: rsvpRow,
} as const satisfies { [K in Kind]: z.ZodMiniType<Data<K>> };

export function isKind(value: string): value is Kind {
  return Object.hasOwn(rowSchemas, value);
}
