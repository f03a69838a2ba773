/**
 * One open tab or device, as each peer's own client makes it.
 * @typedef {object} Replica
 * @property {() => Promise<void>} connect Resolves when it has what the server had.
 * @property {() => void | Promise<void>} disconnect It keeps what it has.
 * @property {(id: string, value: Vote) => void} put Writes here, now; sent when connected.
 * @property {() => Promise<void>} settled Resolves when the server has answered for every write; where a peer has no such answer, at once.
 * @property {(id: string) => Vote | undefined} get
 * @property {() => number} count
 * @property {(hear: (id: string, value: Vote) => void) => void} listen Rows of others as they arrive.
 * @typedef {{ memberId: string, date: string, votedAt: number, mutationId: string }} Vote
 * @typedef {{ url: string, room: string }} Where
 * @typedef {{ open: (where: Where) => Promise<Replica>, prepare?: (where: Where) => Promise<void>, isAcknowledged: boolean }} Peer
 */

/** Rows by id, and whoever listens. */
export class Rows {
  /** @type {Map<string, Vote>} */
  rows = new Map();
  /** @type {(id: string, value: Vote) => void} */
  hear = () => undefined;

  /** @param {string} id @param {Vote} value */
  take(id, value) {
    this.rows.set(id, value);
    this.hear(id, value);
  }
}
