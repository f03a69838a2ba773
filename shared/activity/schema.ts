import { milliseconds } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';

export const activityKinds = [
  'nameClaimed',
  'nameChanged',
  'memberRemoved',
  'memberLeft',
  'memberRestored',
  'memberExcused',
  'memberIncluded',
  'settingsChanged',
  'linkRotated',
  'organizerRotated',
  'organizerTakenOver',
  'duplicatesRemoved',
  'pinCleared',
  'pinRequired',
  'pinOptional',
  'openedWithoutMissing',
  'datesFixed',
  'placeFixed',
  'tripDecided',
  'decisionReopened',
  'deadlineChanged',
  'reminded',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * What happened to the group or to a name, for everybody in the group to see; its id is the mutation id of the write
 * that did it.
 */
export const activityRow = z.object({
  kind: z.enum(activityKinds),
  actorName: z.string(),
  /** The member that was changed, if not the one who did it. */
  subjectName: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  at: milliseconds,
});
export type ActivityRow = z.infer<typeof activityRow>;

/** How many entries a group keeps; older ones are removed. */
export const activityKept = 200;

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    activity: z.infer<typeof activityRow>;
  }
}
