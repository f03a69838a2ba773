/** What a failure of the storage says about the next attempt; `undefined` when the fault is in the request or in us. */
export function storageTrouble(error: unknown): 'storage_full' | 'unavailable' | undefined {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (name === 'KnexTimeoutError') return 'unavailable';
  if (typeof code !== 'string') return undefined;
  if (code === 'SQLITE_FULL' || code === '53100') return 'storage_full';
  if (/^SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code)) return 'unavailable';
  // PostgreSQL: connection lost, out of resources, stopped by the operator, deadlock or lock not available; and the socket itself.
  return /^(08|53|57)...$|^(40001|40P01|55P03)$|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code) ? 'unavailable' : undefined;
}
