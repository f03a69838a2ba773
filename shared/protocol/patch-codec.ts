import type { Kind } from '#shared/kernel/rows.ts';
import type { Patch, EncodedPatch, WireRow } from './sync.ts';

/**
 * Fields of a row's data that its id contains, in the order in which it contains them: the member comes last, behind a
 * colon.
 */
const saidById: Partial<Record<string, readonly string[]>> = {
  simpleResponse: ['memberId'],
  preference: ['memberId'],
  customResponse: ['memberId'],
  rsvp: ['memberId'],
  dateVote: ['date', 'memberId'],
  typeVote: ['type', 'memberId'],
  placeVote: ['destinationId', 'memberId'],
  typedPlace: ['placeId', 'memberId'],
  rating: ['destinationId', 'memberId'],
} satisfies Partial<Record<Kind, readonly string[]>>;

/** A patch as it is sent: without what the receiver can compute from the rest. */
export function encodePatch({ groupId, chain, rows, gone }: Patch): EncodedPatch {
  const tip = chain.at(-1)?.[0];
  const sameAs = <T extends { version: number }>({ version, ...rest }: T) =>
    version === tip ? rest : { ...rest, version };
  return {
    groupId,
    chain,
    ...(rows.length > 0 ? { rows: rows.map((row) => sameAs({ ...row, data: without(row) })) } : {}),
    ...(gone.length > 0 ? { gone: gone.map((one) => sameAs(one)) } : {}),
  };
}

/** The inverse of `encodePatch`. */
export function decodePatch({ groupId, chain, rows = [], gone = [] }: EncodedPatch): Patch {
  const tip = chain.at(-1)?.[0] ?? 0;
  return {
    groupId,
    chain,
    rows: rows.map((row) => ({
      ...row,
      version: row.version ?? tip,
      data: isRecord(row.data) ? { ...said(row), ...row.data } : row.data,
    })),
    gone: gone.map((one) => ({ ...one, version: one.version ?? tip })),
  };
}

function without(row: WireRow): unknown {
  if (!isRecord(row.data)) return row.data;
  const known = said(row);
  return Object.fromEntries(Object.entries(row.data).filter(([field, value]) => known[field] !== value));
}

function said({ kind, id }: { kind: string; id: string }): Record<string, string> {
  const fields = saidById[kind] ?? [];
  const cut = id.lastIndexOf(':');
  const parts = cut < 0 ? [id] : [id.slice(0, cut), id.slice(cut + 1)];
  return parts.length === fields.length
    ? Object.fromEntries(fields.map((field, index) => [field, parts[index] ?? '']))
    : {};
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
