import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { Currency } from '#shared/travel/options.ts';
import type { GroupRow } from '#shared/group/schema.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';

/** The data that every stage needs. */
export interface Ground {
  group: GroupOnDevice;
  data: GroupRow;
  people: readonly GroupPerson[];
  /** Whom the group still waits for. */
  missing: readonly GroupPerson[];
  isPreview: boolean;
  /** Hearts are given once recommendations are open, and where the group asks questions of its own. */
  canHeart: boolean;
  /** In what estimates are told. */
  currency: Currency;
  core: Core;
  day: CivilDate;
}
