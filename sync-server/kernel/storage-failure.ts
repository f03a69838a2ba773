/** What a failure of the storage says about the next attempt; `undefined` when the fault is in the request or in us. */
export function storageTrouble(error: unknown): 'storage_full' | 'unavailable' | undefined {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (name === 'KnexTimeoutError') return 'unavailable';
  if (typeof code !== 'string') return undefined;
  if (code === 'SQLITE_FULL' || code === '53100') return 'storage_full';
  if (/^SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code)) return 'unavailable';
  // PostgreSQL: connection lost, out of resources, stopped by the operator, deadlock or lock not available; and the socket itself.
  return /^(08|53|57)...$|^(40001|40P01|55P03)$|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code)
    ? 'unavailable'
    : undefined;
}

/** How long a failed write speaks for the storage: then the next one may find out again. */
const rememberedMs = 15_000;

/** What the last write met. A process that cannot write is not ready, though it answers what is only read. */
export class StorageHealth {
  private last: { trouble: 'storage_full' | 'unavailable'; at: number } | undefined;

  constructor(private readonly now: () => number) {}

  get trouble(): 'storage_full' | 'unavailable' | undefined {
    return this.last && this.now() - this.last.at < rememberedMs ? this.last.trouble : undefined;
  }

  wrote(): void {
    this.last = undefined;
  }

  failed(error: unknown): void {
    const trouble = storageTrouble(error);
    if (trouble) this.last = { trouble, at: this.now() };
  }
}
