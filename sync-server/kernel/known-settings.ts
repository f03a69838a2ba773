/** Every setting, for the hint at one that is misspelt. Those of tests and of the build are not the server's. */
const settings = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DB_POOL',
  'SQLITE_DRIVER',
  'REDIS_URL',
  'PUBLIC_URL',
  'BASE_PATH',
  'RATE_LIMITS',
  'TRUST_PROXY',
  'METRICS',
  'LOG_LEVEL',
  'SOCKET_TRANSPORTS',
  'SOCKET_LIMIT',
  'SOCKETS_PER_ADDRESS',
  'SECURITY_CONTACT',
  'SERVICE_WORKER',
  'RETENTION_MONTHS',
  'PUSH_HOSTS',
  'SMTP_URL',
  'MAIL_FROM',
  'BACKUP_EVERY',
  'BACKUP_KEEP',
  'BACKUP_DIRECTORY',
  'PHOTO_DIRECTORY',
  'KEPT_ASSETS_DIRECTORY',
  'GROUP_CREATION',
  'GROUP_CODE',
  'INSTANCE_NAME',
  'INSTANCE_COLOR',
  'IMPRINT_URL',
];

/**
 * Variables that look as if they were meant for this program, and are read by nobody: a sentence each, without their
 * values.
 */
export function unknownSettings(source: Record<string, string | undefined>): string[] {
  return Object.keys(source).flatMap((name) => {
    if (settings.includes(name)) return [];
    const meant = settings.find((one) => distance(one, name, 2) <= (one.length > 5 ? 2 : 1));
    if (meant) return [`${name} is no setting. Did you mean ${meant}?`];
    return /^(MOYEO|INSTANCE|REDIS|BACKUP|SOCKETS?|DATABASE|SMTP|MAIL|TRUST(ED)?|RATE|RETENTION|PUSH|GROUP|PHOTO|SQLITE)_/.test(
      name,
    )
      ? [`${name} is no setting, and changes nothing.`]
      : [];
  });
}

/**
 * Levenshtein distance, or `most + 1` when it is more than that. Every start compares each variable of its environment
 * with each setting.
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1)
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)));
    // No row's least value is less than that of the row before.
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, most + 1);
}
