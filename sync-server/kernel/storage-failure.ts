/** How `pg` words a lost connection for which it has no code. Knex puts the statement in front. */
const lostConnection =
  /(^| - )(Connection terminated( unexpectedly)?|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|timeout expired)$/;

/** The error code for a failure of the storage; `undefined` when the request or the program is at fault. */
export function storageFailure(error: unknown): 'storage_full' | 'unavailable' | undefined {
  const { code, name, message } = (error ?? {}) as { code?: unknown; name?: unknown; message?: unknown };
  if (name === 'KnexTimeoutError') return 'unavailable';
  if (typeof code !== 'string') return lostConnection.test(String(message)) ? 'unavailable' : undefined;
  if (code === 'SQLITE_FULL' || code === '53100') return 'storage_full';
  if (/^SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code)) return 'unavailable';
  // PostgreSQL: connection lost, out of resources, stopped by the operator, its files unreadable; only reads taken (a
  // standby), deadlock, lock not available, broken pages; and the socket itself.
  return /^(08|53|57|58)...$|^(25006|40001|40P01|55P03|XX00[12])$|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code)
    ? 'unavailable'
    : undefined;
}

/** After a failed write the storage counts as failed for this long; then the next write decides. */
const rememberedMs = 15_000;

/** Whether the last write failed. A process that cannot write is not ready, though it answers what is only read. */
export class StorageHealth {
  private hasBrokenPages = false;
  private last: { failure: 'storage_full' | 'unavailable'; at: number } | undefined;

  constructor(private readonly now: () => number) {}

  get isDamaged(): boolean {
    return this.hasBrokenPages;
  }

  get failure(): 'storage_full' | 'unavailable' | undefined {
    if (this.hasBrokenPages) return 'unavailable';
    return this.last && Math.abs(this.now() - this.last.at) < rememberedMs ? this.last.failure : undefined;
  }

  /**
   * The file's pages are broken: nothing that is written may be trusted to last, until the process starts on another
   * file.
   */
  damaged(): void {
    this.hasBrokenPages = true;
  }

  wrote(): void {
    this.last = undefined;
  }

  failed(error: unknown): void {
    const failure = storageFailure(error);
    if (failure) this.last = { failure, at: this.now() };
  }
}
