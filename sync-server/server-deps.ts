import type { Knex } from 'knex';
import type { RandomBytes } from '#shared/kernel/ids.ts';
import type { MetricsSources } from './http/metrics.ts';
import type { Instance } from './kernel/instance-settings.ts';
import type { Log } from './kernel/log.ts';
import type { Redis } from './kernel/redis.ts';
import type { Tracing } from './http/tracing.ts';

/** Everything a server needs; it reads neither the environment nor the clock, nor makes random numbers, by itself. */
export interface ServerDeps {
  db: Knex;
  log: Log;
  now: () => number;
  random: RandomBytes;
  /** See `AppDeps`. */
  publicUrl: string | undefined;
  /** See `AppDeps`; none unless told. */
  basePath?: string;
  /** See `AppDeps`. */
  securityContact?: string | undefined;
  /** See `AppDeps`. */
  instance?: Instance | undefined;
  serviceWorker?: boolean;
  rateLimits: boolean;
  trustProxyHops: number;
  /** Spans of OpenTelemetry; none unless told. */
  tracing?: Tracing | undefined;
  /** Whether `GET /metrics` is served; no by default. */
  metrics?: boolean;
  /** The built app; absent in development, where Vite serves it. */
  clientDirectory: string | undefined;
  /** Where the files of the build before lie; there are none unless told. */
  keptAssets?: string | undefined;
  /** Where the operator's photographs lie; there are none unless told. */
  photoDirectory?: string | undefined;
  /** Socket connections at most, in all and of one address; `limits` unless told. */
  socketLimit?: number | undefined;
  socketsPerAddress?: number | undefined;
  /** Both unless told. */
  socketTransports?: ('websocket' | 'polling')[];
  /** Carries change notifications between processes in the place of PostgreSQL, and counts requests for all of them. */
  redis?: Redis | undefined;
  /** PostgreSQL past a pooler, for LISTEN. */
  directUrl?: string | undefined;
  /** What `/metrics` tells of files; nothing unless told. */
  files?: MetricsSources['files'];
  lastBackupAt?: MetricsSources['lastBackupAt'];
  /** After how many months without activity a group is deleted: devices announce it. */
  retentionMonths?: number;
  /** Origins of push services beside those of the browsers. */
  pushHosts?: readonly string[];
  /** Off unless told. */
  sendsMail?: boolean;
  /** Called after every commit. */
  onChange?: (groupId: string) => void;
  /** How long a request may take to arrive whole, in milliseconds; `requestMs` by default. */
  requestTimeoutMs?: number;
}
