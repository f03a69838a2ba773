import { dirname, join, resolve } from 'node:path';
import type { DatabaseConfig } from './db.ts';
import { EnvError } from './env-error.ts';
import { sqliteDrivers, type SqliteDriver } from './sqlite-driver.ts';
import { readInstance, type Instance } from './instance-settings.ts';

/** The environment, read once at the start. Nothing is required; whatever is set must be right. */
export interface Env {
  port: number;
  host: string;
  database: DatabaseConfig;
  /** The origin of links; the visitor's own when it is not set. */
  publicUrl: string | undefined;
  /** The path below which everything is served, like `/trips/moyeo`; empty at the root of the host. */
  basePath: string;
  rateLimits: boolean;
  /** How many proxies stand in front (a hop count, never `true`). */
  trustProxyHops: number;
  /** Whether `GET /metrics` is there. */
  metrics: boolean;
  logLevel: string;
  /**
   * What browsers may use; `websocket` alone needs no sticky balancer, and shuts out networks that block WebSockets.
   */
  socketTransports: ('websocket' | 'polling')[];
  /** Open sockets of this process at most; `undefined`: the built-in number. */
  socketLimit: number | undefined;
  socketsPerAddress: number | undefined;
  /** Backups of the SQLite file that the server itself makes. */
  backups: { everyMs: number; keep: number; directory: string } | undefined;
  /** Redis or Valkey, for several processes. */
  redisUrl: string | undefined;
  /** Where the photographs of destinations lie. */
  photoDirectory: string;
  /** Where the app's files are kept for tabs that run on after an update. */
  keptAssets: string;
  /** A group in which nothing has happened for so long is deleted. */
  retentionMonths: number;
  /** Who is told of a weakness. */
  securityContact: string | undefined;
  /** Origins of push services beside those of the browsers. */
  pushHosts: string[];
  /** Where mails are handed in, with name and password, and who they come from; nothing where none are sent. */
  mail: { url: string; from: string } | undefined;
  /** `false`: devices take the service worker off, and work without one. */
  serviceWorker: boolean;
  instance: Instance;
  /** Who runs the statements of a SQLite file. */
  sqliteDriver: SqliteDriver;
}

type Source = Record<string, string | undefined>;

export function readEnv(source: Source): Env {
  const data = database(source);
  return {
    port: wholeNumber(source, 'PORT', 3000, 0, 65_535),
    host: source['HOST'] || '0.0.0.0',
    database: data,
    publicUrl: publicUrl(source['PUBLIC_URL'])?.origin,
    basePath: basePath(source),
    rateLimits: oneOf(source, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxyHops: wholeNumber(source, 'TRUST_PROXY', 0, 0, 10),
    metrics: oneOf(source, 'METRICS', ['on', 'off'], 'off') === 'on',
    retentionMonths: wholeNumber(source, 'RETENTION_MONTHS', 12, 1, 1_200),
    securityContact: securityContact(source['SECURITY_CONTACT']),
    pushHosts: pushHosts(source['PUSH_HOSTS']),
    mail: mail(source),
    serviceWorker: oneOf(source, 'SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    logLevel: oneOf(source, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    socketTransports: socketTransports(source['SOCKET_TRANSPORTS'] || 'websocket,polling'),
    socketLimit: optionalNumber(source, 'SOCKET_LIMIT', 1, 1_000_000),
    socketsPerAddress: optionalNumber(source, 'SOCKETS_PER_ADDRESS', 1, 1_000_000),
    backups: backups(source, data),
    photoDirectory: besideDatabase(source, 'PHOTO_DIRECTORY', data, 'photos'),
    keptAssets: besideDatabase(source, 'KEPT_ASSETS_DIRECTORY', data, 'kept-assets'),
    redisUrl: redisUrl(source['REDIS_URL'], data),
    instance: readInstance(source),
    sqliteDriver: sqliteDriver(source, data),
  };
}

function wholeNumber(source: Source, name: string, fallback: number, least: number, most: number): number {
  const value = source[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new EnvError(`${name} must be a whole number from ${least} to ${most}.`);
  return number;
}

function oneOf<T extends string>(source: Source, name: string, allowed: readonly T[], fallback: T): T {
  const value = source[name] || fallback;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new EnvError(`${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

function optionalNumber(source: Source, name: string, least: number, most: number): number | undefined {
  return source[name] ? wholeNumber(source, name, least, least, most) : undefined;
}

function database(source: Source): DatabaseConfig {
  const url = source['DATABASE_URL'] || 'sqlite:data/moyeo.sqlite';
  if (url.startsWith('sqlite:')) {
    const path = url.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '');
    if (!path) throw new EnvError('DATABASE_URL must name a file, like sqlite:data/moyeo.sqlite.');
    if (source['DATABASE_DIRECT_URL'] || source['DB_POOL'])
      throw new EnvError('DATABASE_DIRECT_URL and DB_POOL are for PostgreSQL; DATABASE_URL names a SQLite file.');
    return { kind: 'sqlite', file: path === ':memory:' ? path : resolve(path) };
  }
  const directUrl = source['DATABASE_DIRECT_URL'] || undefined;
  return {
    kind: 'postgres',
    url: postgresUrl('DATABASE_URL', url),
    directUrl: directUrl && postgresUrl('DATABASE_DIRECT_URL', directUrl),
    pool: optionalNumber(source, 'DB_POOL', 1, 1_000),
  };
}

/** The value holds a password, so no sentence repeats it. */
function postgresUrl(name: string, url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new EnvError(
      `${name} must begin with ${name === 'DATABASE_URL' ? 'sqlite: or postgres://' : 'postgres://'}.`,
    );
  if (!URL.canParse(url))
    throw new EnvError(
      `${name} is no address that can be read. Write postgres://USER:PASSWORD@HOST:5432/NAME, with %-codes for signs like @ : / # % in the password.`,
    );
  return url;
}

function socketTransports(value: string): Env['socketTransports'] {
  const named = value.split(',').map((one) => one.trim());
  const known = (['websocket', 'polling'] as const).filter((one) => named.includes(one));
  if (known.length !== named.length) throw new EnvError('SOCKET_TRANSPORTS must be websocket, or websocket,polling.');
  return known;
}

const hourMs = 60 * 60 * 1000;

function backups(source: Source, data: DatabaseConfig): Env['backups'] {
  const every = source['BACKUP_EVERY'];
  if (!every) return undefined;
  const [, count = '', unit] = /^([1-9]\d{0,3})([hd])$/.exec(every) ?? [];
  if (!unit) throw new EnvError('BACKUP_EVERY must be a number of hours or days, like 6h or 1d.');
  if (data.kind === 'postgres')
    throw new EnvError('BACKUP_EVERY is for SQLite. A PostgreSQL database is backed up by pg_dump or its own service.');
  if (data.file === ':memory:') throw new EnvError('BACKUP_EVERY needs a database in a file.');
  return {
    everyMs: Number(count) * (unit === 'h' ? hourMs : 24 * hourMs),
    keep: wholeNumber(source, 'BACKUP_KEEP', 7, 1, 10_000),
    directory: resolve(source['BACKUP_DIRECTORY'] || join(dirname(data.file), 'backups')),
  };
}

/** A folder that is named, or lies beside the database, or where the database would lie. */
function besideDatabase(source: Source, name: string, data: DatabaseConfig, folder: string): string {
  const beside = data.kind === 'sqlite' && data.file !== ':memory:' ? dirname(data.file) : 'data';
  return resolve(source[name] || join(beside, folder));
}

function sqliteDriver(source: Source, data: DatabaseConfig): SqliteDriver {
  if (source['SQLITE_DRIVER'] && data.kind === 'postgres')
    throw new EnvError('SQLITE_DRIVER is for SQLite; DATABASE_URL names a PostgreSQL database. Leave it out.');
  return oneOf(source, 'SQLITE_DRIVER', sqliteDrivers, 'sqlite3');
}

function redisUrl(value: string | undefined, data: DatabaseConfig): string | undefined {
  if (!value) return undefined;
  if (!/^rediss?:\/\/[^/]/.test(value) || !URL.canParse(value))
    throw new EnvError('REDIS_URL must be an address like redis://host:6379 or rediss://user:password@host.');
  if (data.kind !== 'postgres')
    throw new EnvError('REDIS_URL is for several processes on PostgreSQL; a SQLite file has one. Leave it out.');
  return value;
}

function publicUrl(value: string | undefined): URL | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new EnvError('PUBLIC_URL must be an http or https address, like https://moyeo.example.');
  return new URL(value);
}

/** Without `BASE_PATH` the path of `PUBLIC_URL` says it. */
function basePath(source: Source): string {
  const set = source['BASE_PATH'];
  const told = withoutSlashes(publicUrl(source['PUBLIC_URL'])?.pathname ?? '');
  const path = set ? withoutSlashes(set) : told;
  if (!/^((^|\/)(?!\.\.?(\/|$))[\w.~-]+)*$/.test(path))
    throw new EnvError(
      `${set ? 'BASE_PATH' : 'The path of PUBLIC_URL'} must be a path like /trips/moyeo, of letters, digits and - . _ ~ between slashes.`,
    );
  if (told !== '' && told !== path)
    throw new EnvError('BASE_PATH is not the path of PUBLIC_URL. Set one of them, or both to the same path.');
  return path && `/${path}`;
}

const withoutSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

function securityContact(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value))
    throw new EnvError('SECURITY_CONTACT must be a mailto: or https: address, like mailto:security@moyeo.example.');
  return value;
}

function pushHosts(value: string | undefined): string[] {
  const named = (value ?? '').split(',').flatMap((one) => one.trim() || []);
  if (named.some((one) => !URL.canParse(one) || new URL(one).origin !== one))
    throw new EnvError('PUSH_HOSTS must be origins with commas between them, like https://push.example.');
  return named;
}

/** The address holds a password, so no sentence repeats it. */
function mail(source: Source): Env['mail'] {
  const url = source['SMTP_URL'];
  const from = source['MAIL_FROM'];
  if (from && !/^[\w.+-]+@[a-z\d.-]+$/i.test(from))
    throw new EnvError('MAIL_FROM must be an e-mail address alone, like moyeo@moyeo.example.');
  if (!url) return undefined;
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url) || new URL(url).hostname === '')
    throw new EnvError(
      'SMTP_URL must be an address like smtps://USER:PASSWORD@HOST:465 or smtp://HOST:587, with %-codes for signs like @ : / # % in the password.',
    );
  const own = publicUrl(source['PUBLIC_URL']);
  if (own === undefined) throw new EnvError('SMTP_URL needs PUBLIC_URL: mails have links.');
  const { hostname } = own;
  if (!from && !/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z-]{2,}$/i.test(hostname))
    throw new EnvError('MAIL_FROM must be set: PUBLIC_URL names no host that mails can come from.');
  return { url, from: from || `moyeo@${hostname}` };
}
