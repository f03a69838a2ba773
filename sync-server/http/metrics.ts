import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestHandler } from 'express';

/** What a server measures beside its processor, memory and event loop. Numbers only: no id, name, address or secret is ever a label. */
export interface MetricsSources {
  sockets: () => number;
  watchedGroups: () => number;
}

export interface Metrics {
  /** Times every request. */
  timing: RequestHandler;
  /** `GET /metrics`, in Prometheus' text format. */
  page: RequestHandler;
  /** What became of the mutations of an exchange, by code. */
  results: (codes: readonly string[]) => void;
}

export function createMetrics(sources: MetricsSources): Metrics {
  const registers = [new Registry()];
  collectDefaultMetrics({ register: registers[0] as Registry });
  const requests = new Histogram({
    name: 'moyeo_http_request_seconds',
    help: 'Requests, by the route that answered and its status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const results = new Counter({
    name: 'moyeo_mutations_total',
    help: 'Queued writes that were answered, by result code',
    labelNames: ['code'],
    registers,
  });
  new Gauge({
    name: 'moyeo_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(sources.sockets());
    },
  });
  new Gauge({
    name: 'moyeo_watched_groups',
    help: 'Groups with an open tab',
    registers,
    collect() {
      this.set(sources.watchedGroups());
    },
  });
  return {
    timing(request, response, next) {
      const from = process.hrtime.bigint();
      response.on('finish', () => {
        // The pattern, `/api/groups/:id`; whatever no pattern answered is one label, not as many as there are addresses.
        const { path } = (request.route ?? {}) as { path?: unknown };
        const route = typeof path === 'string' ? path : 'other';
        requests.observe(
          { method: request.method, route, status: response.statusCode },
          Number(process.hrtime.bigint() - from) / 1e9,
        );
      });
      next();
    },
    page(_request, response, next) {
      const [registry] = registers;
      registry?.metrics().then((text) => {
        response.set('Cache-Control', 'no-store').type(registry.contentType).send(text);
      }, next);
    },
    results(codes) {
      for (const code of codes) results.inc({ code });
    },
  };
}
