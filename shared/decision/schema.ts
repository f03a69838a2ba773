import { civilDate, dateRange } from '#shared/calendar/schema.ts';
import { toDayNumber } from '#shared/calendar/civil-date.ts';
import { line, memberId, milliseconds, text } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';
import { z } from '#shared/kernel/z.ts';
import { destinationId } from '#shared/vote/schema.ts';

/** What an organiser does to the trip's state: `open` goes on without those who have not answered. */
export const actKinds = ['open', 'dates', 'place', 'confirm', 'reopen'] as const;
export type ActKind = (typeof actKinds)[number];

/** A place of the catalogue by its id, or one that was typed: then `id` is empty. `name` is what the organiser saw. */
export const chosenPlace = z.strictObject({ id: z.nullable(destinationId), name: line(limits.optionLength) });
export type ChosenPlace = z.infer<typeof chosenPlace>;

/** What is fixed after an act: `null` is open. */
const fixed = { dates: z.nullable(dateRange), place: z.nullable(chosenPlace) };
const word = text(limits.wordLength);

/** An act, with what is fixed after it. */
const actRow = z.object({
  kind: z.enum(actKinds),
  ...fixed,
  word,
  actorName: z.string(),
  /** The mutation id of the act that was newest when this one was made; `null` for the first. */
  base: z.nullable(z.string()),
  at: milliseconds,
});
/** One row for each group, with the group's id: the newest act. */
export const decisionRow = actRow;
/** Every act, by the mutation id of the write that made it. */
export const decisionActRow = actRow;
export type DecisionAct = z.infer<typeof actRow>;

/**
 * Until when answers are awaited, and how many of them are enough to go on. One row for each group, with the group's
 * id; nothing is locked by it.
 */
export const deadlineRow = z.object({
  day: z.nullable(civilDate),
  /** The end of `day` in the organiser's time zone. */
  endsAt: z.nullable(milliseconds),
  timeZone: z.string(),
  quorum: z.nullable(z.int()),
  at: milliseconds,
});
export type Deadline = z.infer<typeof deadlineRow>;

export const rsvpAnswers = ['coming', 'away'] as const;
export type RsvpAnswer = (typeof rsvpAnswers)[number];

/** Whether a member comes. Its id is the member's; `dates` are those that were fixed when they said it. */
export const rsvpRow = z.object({
  memberId: z.string(),
  answer: z.enum(rsvpAnswers),
  word,
  dates: z.nullable(dateRange),
  at: milliseconds,
});
export type Rsvp = z.infer<typeof rsvpRow>;

export const decideInput = z.strictObject({ kind: z.enum(actKinds), ...fixed, word: z._default(word, '') });

/** No zone is more than 14 hours from UTC, and a day with a change of the clocks has 25 hours. */
const zoneSlackMs = 15 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const endsOnItsDay = (day: string | null, endsAt: number | null): boolean =>
  day === null || endsAt === null ? day === endsAt : Math.abs(endsAt - (toDayNumber(day) + 1) * dayMs) <= zoneSlackMs;

export const setDeadlineInput = z
  .strictObject({
    day: z.nullable(civilDate),
    endsAt: z.nullable(milliseconds),
    timeZone: line(limits.nameLength),
    quorum: z.nullable(z.int().check(z.minimum(2), z.maximum(limits.members))),
  })
  .check(z.refine(({ day, endsAt }) => endsOnItsDay(day, endsAt)));

export const answerRsvpInput = z.strictObject({
  answer: z.enum(rsvpAnswers),
  word: z._default(word, ''),
  dates: z.nullable(dateRange),
});

export const noteReminderInput = z.strictObject({
  memberIds: z.array(memberId).check(z.minLength(1), z.maxLength(limits.members)),
});

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    decision: z.infer<typeof decisionRow>;
    decisionAct: z.infer<typeof decisionActRow>;
    deadline: z.infer<typeof deadlineRow>;
    rsvp: z.infer<typeof rsvpRow>;
  }
}
