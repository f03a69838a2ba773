import { z } from '#shared/kernel/z.ts';
import { groupId, mutationId, milliseconds, secret, shareUrl } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';

/** Increases only when the server can no longer read an old client's requests; everything else is additive. */
export const proto = 1;
/**
 * Grows when the rows on the device must be fetched anew after an update, or when older code must not write to the
 * device any more; the outbox stays.
 */
export const rowEpoch = 8;

const version = z.int().check(z.nonnegative());
const nonce = z.string().check(z.regex(/^[0-9A-Za-z]{1,32}$/));

/** A point in the history of a group. The nonce distinguishes two histories that reached the same number. */
export const cursor = z.strictObject({ version, nonce });
export type Cursor = z.infer<typeof cursor>;

/** A mutation on the wire. `actor`: the index of a session in `tokens`, or the required role that needs none. */
export const mutation = z.strictObject({
  mutationId,
  name: z.string().check(z.maxLength(40)),
  ver: z.int().check(z.positive()),
  input: z.unknown(),
  timestamp: milliseconds,
  /**
   * The highest timestamp under which it was sent before its device learned that its clock had stood ahead; a late copy
   * may still carry that.
   */
  highestTimestamp: z.optional(milliseconds),
  base: z.optional(z.nullable(mutationId)),
  actor: z.union([z.int().check(z.nonnegative()), z.literal('link'), z.literal('organizer')]),
});
export type Mutation = z.infer<typeof mutation>;

export const exchangeRequest = z.strictObject({
  proto: z.literal(proto),
  groupId,
  cursor: z.nullable(cursor),
  /** Session secrets of the actors in this request; a mutation names one by its index. */
  tokens: z.array(secret).check(z.maxLength(8)),
  organizerToken: z.optional(secret),
  /** The share link by which the device knows the group: a closed group opens by the present one, or by a secret. */
  shareUrl: z.optional(shareUrl),
  mutations: z.array(mutation).check(z.maxLength(limits.mutations)),
});
export type ExchangeRequest = z.infer<typeof exchangeRequest>;

export const wireRow = z.object({
  kind: z.string(),
  id: z.string(),
  version,
  timestamp: milliseconds,
  mutationId: z.string(),
  data: z.unknown(),
});
export const wireGone = z.object({ kind: z.string(), id: z.string(), version, timestamp: milliseconds });
export type WireRow = z.infer<typeof wireRow>;
export type WireGone = z.infer<typeof wireGone>;

/**
 * What became of one mutation. `applied` and `superseded` are effects; `blocked` and `retry` leave it pending; every
 * other code is a error that rejects it.
 */
export const result = z.object({ mutationId: z.string(), code: z.string(), version: z.optional(version) });
export type Result = z.infer<typeof result>;

const link = z.tuple([version, nonce]);
const results = z.array(result);
export const forbiddenWhy = z.enum(['removed', 'revoked', 'nosession', 'closed']);
export type ForbiddenWhy = z.infer<typeof forbiddenWhy>;

/**
 * `now`: the server's time, which devices order their writes by (rule P6). The answers to `subscribe` are without it.
 */
const envelope = { proto: z.literal(proto), now: z.optional(milliseconds) };

/** When the group will be deleted because nothing happens in it; only while that is near (founding decision 26). */
const expiresAt = z.optional(milliseconds);

export const exchangeResponse = z.discriminatedUnion('kind', [
  z.object({
    ...envelope,
    kind: z.literal('delta'),
    chain: z.array(link).check(z.minLength(1)),
    rows: z.array(wireRow),
    gone: z.array(wireGone),
    expiresAt,
    results,
  }),
  z.object({
    ...envelope,
    kind: z.literal('reset'),
    version,
    nonce,
    rows: z.array(wireRow),
    /**
     * The highest timestamp that the group has known: a reset brings no tombstones, and later writes must come after
     * them too.
     */
    latest: milliseconds,
    expiresAt,
    results,
  }),
  z.object({ ...envelope, kind: z.literal('lost') }),
  z.object({ ...envelope, kind: z.literal('unknown'), results }),
  z.object({ ...envelope, kind: z.literal('gone'), results }),
  z.object({ ...envelope, kind: z.literal('forbidden'), why: forbiddenWhy, actor: z.int(), results }),
]);
export type ExchangeResponse = z.infer<typeof exchangeResponse>;

/** Socket messages. The socket only delivers patches; it never acknowledges a write. */
export const subscribe = z.strictObject({
  proto: z.literal(proto),
  groups: z
    .array(
      z.strictObject({
        groupId,
        cursor: z.nullable(cursor),
        token: z.optional(secret),
        shareUrl: z.optional(shareUrl),
      }),
    )
    .check(z.maxLength(20)),
});
export type Subscribe = z.infer<typeof subscribe>;

/** What a group's commits have changed, from one point of its history to another. */
export interface Patch {
  groupId: string;
  chain: [version: number, nonce: string][];
  rows: WireRow[];
  gone: WireGone[];
}
/**
 * A patch on the wire (`patch-codec.ts`): a version is left out where it is that of the chain's end, and so are lists
 * with nothing in them.
 */
export const encodedPatch = z.object({
  groupId: z.string(),
  chain: z.array(link).check(z.minLength(1)),
  rows: z.optional(z.array(z.extend(wireRow, { version: z.optional(version) }))),
  gone: z.optional(z.array(z.extend(wireGone, { version: z.optional(version) }))),
});
export type EncodedPatch = z.infer<typeof encodedPatch>;
export const head = z.object({ groupId: z.string(), version, nonce });
export type Head = z.infer<typeof head>;
export const unsubscribe = z.object({
  groupId: z.string(),
  why: z.enum(['removed', 'revoked', 'nosession', 'gone', 'closed']),
});
export type Unsubscribe = z.infer<typeof unsubscribe>;

export interface ServerToClient {
  patch: (message: EncodedPatch) => void;
  head: (message: Head) => void;
  unsubscribe: (message: Unsubscribe) => void;
  upgrade: (message: { min: number }) => void;
  probe: (message: Record<string, never>, ack: () => void) => void;
}
export interface ClientToServer {
  subscribe: (message: Subscribe, ack: (answers: { groupId: string; answer: ExchangeResponse }[]) => void) => void;
}
