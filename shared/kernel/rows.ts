/**
 * Every kind of row that a group's devices hold copies of, by its name. Each topic adds its own kind to this interface
 * where it defines the row's schema (declaration merging), so that topics do not have to know each other;
 * `shared/protocol/rows.ts` checks that every kind has a schema.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the topics
export interface RowTypes {}

export type Kind = keyof RowTypes;
export type Data<K extends Kind> = RowTypes[K];

/** Which write a row's present state comes from: the higher (timestamp, mutation id) wins. */
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

/**
 * A row that was removed: kept on the server so that devices learn of it, and so that a late older write stays beaten.
 */
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
