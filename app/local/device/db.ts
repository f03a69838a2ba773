import { own } from '#app/kernel/base.ts';
import { Dexie, type Table } from 'dexie';
import type { Data, Kind } from '#shared/kernel/rows.ts';
import { rowEpoch } from '#shared/protocol/sync.ts';

/**
 * A confirmed row. Only exchanges and the socket's patches write these. They can be fetched again after any upgrade.
 */
export interface StoredRow<K extends Kind = Kind> {
  groupId: string;
  kind: K;
  id: string;
  version: number;
  timestamp: number;
  mutationId: string;
  data: Data<K>;
}

/**
 * The point of a group's history that this device has reached. `lost`: the server does not know that point any more.
 */
export interface StoredCursor {
  groupId: string;
  version: number;
  nonce: string;
  lost?: true;
}

/**
 * A queued write. The shape is frozen: newer code must read entries that any older build wrote. `actor` is the id of
 * the session that made it, or `link` / `organizer`; entries are sent only with it.
 */
export interface OutboxEntry {
  order: number;
  mutationId: string;
  groupId: string;
  actor: string;
  memberId?: string;
  name: string;
  ver: number;
  input: unknown;
  timestamp: number;
  /** The highest timestamp that it has had, if that was another one. */
  highestTimestamp?: number;
  base?: string | null;
  state: 'pending' | 'rejected' | 'done';
  code?: string;
  madeAt: number;
  doneAt?: number;
}

/** A login of this device in a group: the right to write as one member. */
export interface StoredSession {
  id: string;
  groupId: string;
  memberId: string;
  name: string;
  secret: string;
  /** `leaving`: logged out, kept until the queue behind it has been sent. `ended`: the server no longer accepts it. */
  state: 'active' | 'leaving' | 'ended';
  why?: 'removed' | 'revoked' | 'nosession';
  /**
   * When the server last said that the member was removed, by this device's clock; 0: it is to be asked now. Left out
   * where the person had logged out: that session never comes back.
   */
  removedSaidAt?: number;
  /**
   * The person has read that it ended. One of a removed member is kept: it counts again when the member is brought
   * back.
   */
  isDismissed?: true;
}

/** A group that this device knows. */
export interface StoredGroup {
  groupId: string;
  shareUrl: string;
  /** Links that the organiser has replaced since: they still stand in chats, and lead this device to its group. */
  formerShareUrls?: string[];
  /** Kept so that a group still has its name when its rows are being fetched again. */
  name: string;
  openedAt: number;
  /** `closed`: the organiser has made a new link, and this device has neither that nor a session. */
  archived?: 'gone' | 'removed' | 'closed';
  /** The person has logged out and wants the group off this device: it goes as soon as what waits has been sent. */
  leaving?: true;
  /** When the server deletes the group because nothing happens in it; only while that is near. */
  expiresAt?: number;
  /** When the server last said that the group is gone, by this device's clock. */
  goneSaidAt?: number;
  /**
   * The server's history turned out to be another one by what it said of another group, and it has not been asked about
   * this one since (rule P20). `place`: the order in which groups are asked. `heard`: grows with each such answer.
   */
  unasked?: { place: number; heard: number };
  /** The server did not know the group, whose rows this device has, when it was last asked. */
  isMissing?: true;
}

export interface StoredDraft {
  key: string;
  value: unknown;
  /** Grows with every change: the order of two copies, which no clock can tell. */
  revision: number;
  /** Of an answer: the mutation id of the row that the form was opened on, `null` for none (rule P7). */
  base?: string | null;
  /** The draft has become a queued write: a copy of this revision or an older one is not to be gone on with. */
  isSpent?: true;
}

type Meta = { key: string; value: unknown };

/**
 * One epoch for everything in this database: it grows when the meaning of rows, outbox, sessions or drafts changes.
 * Code of an older one stops writing (rule P15), code of a newer one fetches the rows anew.
 */
export const codeEpoch = rowEpoch;

export class OutdatedCode extends Error {
  constructor() {
    super('A newer version of the app has opened this database.');
    this.name = 'OutdatedCode';
  }
}

export class LocalDb extends Dexie {
  rows!: Table<StoredRow, [string, string, string]>;
  cursors!: Table<StoredCursor, string>;
  outbox!: Table<OutboxEntry, number, Omit<OutboxEntry, 'order'>>;
  sessions!: Table<StoredSession, string>;
  /** `before`: the secret that this one replaced; a server that was restored to a time before that still takes it. */
  organizers!: Table<{ groupId: string; token: string; before?: string }, string>;
  groups!: Table<StoredGroup, string>;
  drafts!: Table<StoredDraft, string>;
  meta!: Table<Meta, string>;
  /** Called once when this code is too old for the database that another tab has upgraded. */
  onOutdated: () => void = () => undefined;
  /**
   * Called after every write: whether it was stored (it is not with a full disk or a lost connection to the storage).
   */
  onStorage: (isWorking: boolean) => void = () => undefined;
  private isOutdated = false;

  constructor(name = own('moyeo'), options: { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {}) {
    // An answer must survive a crash right after it: strict durability for every write.
    super(name, { ...options, chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      rows: '[groupId+kind+id], groupId, [groupId+kind]',
      cursors: 'groupId',
      outbox: '++order, &mutationId, groupId, [groupId+state], state, doneAt',
      sessions: 'id, groupId, secret',
      organizers: 'groupId',
      groups: 'groupId, &shareUrl, openedAt',
      drafts: 'key',
      meta: 'key',
    });
    this.on('versionchange', () => {
      // Dexie would reopen the database, and this old code would write rows of the old format (rule P15).
      this.close({ disableAutoOpen: true });
      this.outdated();
    });
  }

  /** Every write runs through here, in one transaction; code that is too old writes nothing. */
  async write<T>(tables: Table[], act: () => Promise<T>): Promise<T> {
    if (this.isOutdated) throw new OutdatedCode();
    try {
      const written = await this.transaction('rw', [...new Set([...tables, this.meta])], async () => {
        const stored = await this.meta.get('codeEpoch');
        if (typeof stored?.value === 'number' && stored.value > codeEpoch) {
          this.outdated();
          throw new OutdatedCode();
        }
        return act();
      });
      this.onStorage(true);
      return written;
    } catch (error) {
      if (isStorageFailure(error)) this.onStorage(false);
      throw error;
    }
  }

  /**
   * Stores this code's epoch and drops confirmed rows of another format. Runs inside a transaction over rows and
   * cursors.
   */
  async storeEpoch(): Promise<void> {
    if ((await this.meta.get('codeEpoch'))?.value === codeEpoch) return;
    await this.rows.clear();
    await this.cursors.clear();
    await this.meta.put({ key: 'codeEpoch', value: codeEpoch });
  }

  private outdated(): void {
    if (this.isOutdated) return;
    this.isOutdated = true;
    this.onOutdated();
  }
}

/** Names of the errors with which browsers refuse to store data, as opposed to errors in the code that asks them to. */
const storageFailures = [
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'OpenFailedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
];

export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Error && storageFailures.includes(error.name);
