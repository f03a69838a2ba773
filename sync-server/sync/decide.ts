import type { Knex } from 'knex';
import { isFromFuture } from '#shared/kernel/clock.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import type { Mutation, Result } from '#shared/protocol/sync.ts';
import type { Approval, BeforeContext } from '#server/kernel/mutation-hooks.ts';
import type { Batch, BatchActor, ParsedMutation } from './batch.ts';
import { boundMember, type Plan } from './plan.ts';

/** A mutation that has been decided and not yet been written. */
export interface Decision {
  result: Result;
  changes: readonly (Row | Tombstone)[];
  /** Applies its changes to the rows that later mutations of the batch are decided on. */
  keep: () => void;
  /** Left out where the mutation has no such hook. */
  afterApply?: (trx: Knex.Transaction) => Promise<void>;
}

/**
 * Decides one mutation in memory, on the rows as the mutations before it have left them. A promise only where a hook
 * has to ask the database.
 */
export function decide(
  batch: Batch,
  plan: Plan,
  trx: Knex.Transaction,
  one: ParsedMutation,
  actor: BatchActor | undefined,
): Promise<Decision> | Decision {
  const { mutation, hooks, input } = one;
  const { head, now } = batch;
  const memberId = boundMember(one, head.id) ?? actor?.memberId;
  const refusal =
    refusalByRole(batch, one, actor, memberId) ??
    refusalByAge(batch, one) ??
    refusalBySize(batch, one) ??
    refusalByBase(batch, plan, one, memberId);
  if (refusal) return refused(mutation, refusal);
  const context: BeforeContext<unknown> = {
    trx,
    groupId: head.id,
    mutationId: mutation.mutationId,
    input,
    rows: plan.rows,
    memberId,
    tokenHash: actor?.tokenHash,
    at: now,
    timestamp: mutation.timestamp,
    prepared: batch.prepared.get(mutation.mutationId),
  };
  // Awaited only where it is a promise: a thousand awaits of known values take a noticeable part of the time of a long
  // queue.
  const asked = hooks.beforeApply?.(context);
  const act = (approval: Approved) => apply(batch, plan, one, actor, context, approval);
  return asked instanceof Promise ? asked.then(act) : act(asked);
}

type Approved = Awaited<ReturnType<NonNullable<ParsedMutation['hooks']['beforeApply']>>> | undefined;

function apply(
  batch: Batch,
  plan: Plan,
  one: ParsedMutation,
  actor: BatchActor | undefined,
  context: BeforeContext<unknown>,
  approval: Approved,
): Decision {
  const { mutation, definition, hooks, input } = one;
  const { head, now } = batch;
  const { memberId } = context;
  if (typeof approval === 'string') return refused(mutation, approval);
  const timestamp = timestampOf(batch, plan, one, memberId, approval);
  const run = plan.rows.attempt({ timestamp, mutationId: mutation.mutationId }, (draft) => {
    const applied = { memberId, mutationId: mutation.mutationId, at: now, groupId: head.id };
    const code = definition.apply(draft, input, applied);
    if (code === undefined) approval?.act?.(draft);
    return code;
  });
  if (run.outcome !== undefined) return refused(mutation, run.outcome);
  const before = run.changes.flatMap((entry) => plan.rows.get(entry.kind, entry.id) ?? []);
  const code = run.superseded ? 'superseded' : 'applied';
  return {
    result: { mutationId: mutation.mutationId, code, version: head.version + 1 },
    changes: run.changes,
    keep() {
      run.keep();
      if (actor) actor.memberId = memberId;
    },
    ...(hooks.afterApply && {
      afterApply: (writing) =>
        hooks.afterApply?.({ ...context, timestamp, trx: writing, before, changes: run.changes }) ?? Promise.resolve(),
    }),
  };
}

export const refused = ({ mutationId }: Mutation, code: ErrorCode): Decision => ({
  result: { mutationId, code },
  changes: [],
  keep: () => undefined,
});

function refusalByRole(
  { isOrganizer }: Batch,
  { mutation, definition }: ParsedMutation,
  actor: BatchActor | undefined,
  memberId: string | undefined,
): ErrorCode | undefined {
  if (definition.requiredRole === 'organizer' && !(mutation.actor === 'organizer' && isOrganizer))
    return 'not_organizer';
  if (definition.requiredRole === 'member') {
    if (!actor || memberId === undefined) return 'not_authenticated';
    if (actor.memberId !== undefined && actor.memberId !== memberId) return 'not_yours';
  }
  return undefined;
}

/** Rule P10: results of that time are forgotten, so that this may be a repeat. A log-out does no harm twice. */
const refusalByAge = ({ head }: Batch, { mutation, definition }: ParsedMutation): ErrorCode | undefined =>
  mutation.timestamp < head.forgottenBefore && !definition.endsSession ? 'too_old' : undefined;

/** A group that holds too much takes only what makes it smaller, or ends something. */
const refusalBySize = ({ head }: Batch, { definition }: ParsedMutation): ErrorCode | undefined =>
  head.bytes >= limits.groupBytes && !definition.takesAway && !definition.endsSession ? 'group_too_large' : undefined;

/**
 * Rule P7. A base that this history does not know (lost by a restore) is accepted, unless it may be one whose result is
 * forgotten.
 */
function refusalByBase(
  { head }: Batch,
  { rows, known }: Plan,
  { mutation: { base }, definition, input }: ParsedMutation,
  memberId: string | undefined,
): ErrorCode | undefined {
  if (!definition.checksBase || base === undefined) return undefined;
  const target = definition.target(input, memberId, head.id);
  const present = target && rows.get(target.kind, target.id);
  if (!present || present.mutationId === base) return undefined;
  return base === null || known.has(base) || head.forgottenBefore > 0 ? 'conflict' : undefined;
}

/**
 * Rule P6: a timestamp that lies more than a minute in the server's future counts as now; it was given on a screen that
 * showed the present row.
 */
function timestampOf(
  { head, now }: Batch,
  { rows }: Plan,
  { mutation: { timestamp }, definition, input }: ParsedMutation,
  memberId: string | undefined,
  approval: Approval | undefined,
): number {
  const target = definition.target(input, memberId, head.id);
  const holder = target && rows.lastWrite(target.kind, target.id);
  const own = isFromFuture(timestamp, now) ? Math.max(now, (holder?.timestamp ?? 0) + 1) : timestamp;
  return Math.max(own, (approval?.above ?? -1) + 1);
}
