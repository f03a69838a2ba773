import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestHandler } from 'express';
import { build, version } from '#server/kernel/build-info.ts';
import { jobNames, type JobEnded } from '#server/kernel/jobs.ts';

/**
 * What a server measures beside its processor, memory and event loop. Numbers only: no id, name, address or secret is
 * ever a label.
 */
export interface MetricsSources {
  sockets: () => number;
  watchedGroups: () => number;
  /** Requests that wait for another of their group. */
  queued: () => number;
  /** Connections of the pool by what they do, and who waits for one. */
  pool: () => { used: number; free: number; pending: number };
  /** Bytes of the SQLite file and its write-ahead log; nothing on PostgreSQL. */
  files: () => { database: number; log: number } | undefined;
  isDamaged: () => boolean;
  /** Epoch milliseconds of the newest backup that the server made; nothing where it makes none, 0 before the first. */
  lastBackupAt: () => number | undefined;
}

export interface Metrics {
  /** Times every request. */
  timing: RequestHandler;
  /** `GET /metrics`, in Prometheus' text format. */
  page: RequestHandler;
  /** What became of the mutations of an exchange, by code. */
  results: (codes: readonly string[]) => void;
  /** From the beginning of a write's transaction to the end of its commit. */
  committed: (seconds: number) => void;
  waitedForConnection: (seconds: number) => void;
  /** From a commit to the moment its patch leaves. */
  patched: (seconds: number) => void;
  /** The connection for change notifications between processes was lost: some may have been missed. */
  notificationsLost: () => void;
  socketRefused: (reason: SocketRefusal) => void;
  subscriptionRefused: (code: string) => void;
  mailed: (outcome: 'sent' | 'retried' | 'given_up') => void;
  jobEnded: JobEnded;
}

export type SocketRefusal = 'host' | 'origin' | 'full' | 'address' | 'stopping';

const fromAMillisecond = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/**
 * Gauges of prom-client that are called as counters are; each is the sum of one that stays, `nodejs_active_handles` and
 * so on.
 */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  gauges(registers, sources);
  const histogram = (name: string, help: string) => new Histogram({ name, help, buckets: fromAMillisecond, registers });
  const results = new Counter({
    name: 'moyeo_mutations_total',
    help: 'Queued writes that were answered, by result code',
    labelNames: ['code'],
    registers,
  });
  const commits = histogram('moyeo_commit_duration_seconds', 'Writing exchanges, from their beginning to the commit');
  const waits = histogram('moyeo_database_pool_wait_seconds', 'Waits for a connection of the pool');
  const patches = histogram(
    'moyeo_patch_lag_seconds',
    'From a commit to the moment its patch leaves for the open tabs',
  );
  const gaps = new Counter({
    name: 'moyeo_change_notification_gaps_total',
    help: 'Times at which change notifications of other processes may have been missed',
    registers,
  });
  const refusedSockets = new Counter({
    name: 'moyeo_refused_sockets_total',
    help: 'Sockets that were refused, by reason: host, origin, full, address, stopping',
    labelNames: ['reason'],
    registers,
  });
  const refusedSubscriptions = new Counter({
    name: 'moyeo_refused_subscriptions_total',
    help: 'Subscriptions of sockets that were refused, by code',
    labelNames: ['code'],
    registers,
  });
  const mails = new Counter({
    name: 'moyeo_mails_total',
    help: 'Mails by what became of a try: sent, retried, given_up',
    labelNames: ['outcome'],
    registers,
  });
  const jobEnded = jobs(registers);
  return {
    timing: timing(registers),
    page(_request, response, next) {
      registry.metrics().then((text) => {
        response.set('Cache-Control', 'no-store').type(registry.contentType).send(text);
      }, next);
    },
    results(codes) {
      for (const code of codes) results.inc({ code });
    },
    committed: (seconds) => {
      commits.observe(seconds);
    },
    waitedForConnection: (seconds) => {
      waits.observe(seconds);
    },
    patched: (seconds) => {
      patches.observe(seconds);
    },
    notificationsLost: () => {
      gaps.inc();
    },
    socketRefused: (reason) => {
      refusedSockets.inc({ reason });
    },
    subscriptionRefused: (code) => {
      refusedSubscriptions.inc({ code });
    },
    mailed: (outcome) => {
      mails.inc({ outcome });
    },
    jobEnded,
  };
}

function jobs(registers: Registry[]): JobEnded {
  const durations = new Histogram({
    name: 'moyeo_job_duration_seconds',
    help: 'Jobs beside the requests, by name and outcome: done, failed',
    labelNames: ['name', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 100, 1_000],
    registers,
  });
  const successes = new Gauge({
    name: 'moyeo_job_last_success_timestamp_seconds',
    help: 'When a job was last done by this process',
    labelNames: ['name'],
    registers,
  });
  // A series that begins with the first failure would show no increase by it.
  for (const name of jobNames) durations.zero({ name, outcome: 'failed' });
  return (name, outcome, seconds) => {
    durations.observe({ name, outcome }, seconds);
    if (outcome === 'done') successes.set({ name }, Date.now() / 1_000);
  };
}

function timing(registers: Registry[]): RequestHandler {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, by the route that answered and its status',
    labelNames: ['method', 'route', 'status_code'],
    buckets: fromAMillisecond,
    registers,
  });
  const refused = new Counter({
    name: 'moyeo_refused_requests_total',
    help: 'Requests that were answered with an error, by its code',
    labelNames: ['code'],
    registers,
  });
  return (request, response, next) => {
    const from = process.hrtime.bigint();
    response.on('finish', () => {
      // The pattern, `/api/groups/:id`; whatever no pattern answered is one label, not as many as there are addresses.
      const { path } = (request.route ?? {}) as { path?: unknown };
      const route = typeof path === 'string' ? path : 'other';
      const seconds = Number(process.hrtime.bigint() - from) / 1e9;
      requests.observe({ method: request.method, route, status_code: response.statusCode }, seconds);
      const { refusal } = response.locals as { refusal?: string };
      if (refusal) refused.inc({ code: refusal });
    });
    next();
  };
}

function gauges(registers: Registry[], sources: MetricsSources): void {
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  gauge('moyeo_sockets', 'Open sockets', sources.sockets);
  gauge('moyeo_watched_groups', 'Groups with an open tab', sources.watchedGroups);
  gauge('moyeo_group_queue_waiting', 'Requests that wait for another of their group', sources.queued);
  gauge('moyeo_sqlite_database_bytes', 'Size of the SQLite file', () => sources.files()?.database);
  gauge('moyeo_sqlite_wal_bytes', 'Size of the write-ahead log of SQLite', () => sources.files()?.log);
  gauge('moyeo_database_damaged', '1 when broken pages were found: writes are refused', () =>
    sources.isDamaged() ? 1 : 0,
  );
  gauge(
    'moyeo_backup_last_success_timestamp_seconds',
    'When the newest backup of BACKUP_EVERY was made; 0 before the first',
    () => {
      const at = sources.lastBackupAt();
      return at === undefined ? undefined : at / 1_000;
    },
  );
  new Gauge({
    name: 'moyeo_database_pool_connections',
    help: 'Connections to the database, by state, and requests that wait for one (pending)',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(sources.pool())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'moyeo_build_info',
    help: 'Always 1; the labels say what runs',
    labelNames: ['version', 'build', 'node'],
    registers,
  }).set({ version, build, node: process.versions.node }, 1);
}
