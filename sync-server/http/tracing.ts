import { createRequire } from 'node:module';
import type { RequestHandler } from 'express';

/**
 * The parts of `@opentelemetry/api` that are used here. It does nothing without an SDK, which is the operator's to
 * install and to load before the program.
 */
export interface TracingApi {
  trace: {
    getTracer(name: string): { startSpan(name: string, options: SpanOptions, parent: unknown): Span };
    setSpan(context: unknown, span: Span): unknown;
  };
  context: { active(): unknown; with<T>(context: unknown, act: () => T): T };
  propagation: { extract(context: unknown, carrier: unknown): unknown };
}
interface SpanOptions {
  kind: number;
  attributes: Attributes;
}
interface Span {
  updateName(name: string): unknown;
  setAttributes(attributes: Attributes): unknown;
  setStatus(status: { code: number }): unknown;
  spanContext(): { traceId: string };
  end(): void;
}
type Attributes = Record<string, string | number>;

/**
 * Spans of requests and of the work within them. Numbers and shapes of addresses only: no id, name, address or secret
 * is ever an attribute.
 */
export interface Tracing {
  /** A span for each request, below the one that its `traceparent` names. */
  requests: RequestHandler;
  /** A span for a piece of work, below the present one. */
  within<T>(name: string, attributes: Attributes, act: () => Promise<T>): Promise<T>;
}

/** As OpenTelemetry numbers them. */
const kinds = { internal: 0, server: 1 };
const failed = { code: 2 };

/**
 * @returns nothing where `@opentelemetry/api` is not installed, or no SDK is there to take spans: then no request is
 * any slower
 */
export function installedTracing(require = createRequire(import.meta.url)): Tracing | undefined {
  try {
    const api = require('@opentelemetry/api') as TracingApi;
    return takesSpans(api) ? tracingBy(api) : undefined;
  } catch (error) {
    if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Without an SDK every span is of the same trace, which is none. */
function takesSpans({ trace, context }: TracingApi): boolean {
  const probe = trace.getTracer('moyeo').startSpan('start', { kind: kinds.internal, attributes: {} }, context.active());
  probe.end();
  return /[^0]/.test(probe.spanContext().traceId);
}

export function tracingBy({ trace, context, propagation }: TracingApi): Tracing {
  const tracer = trace.getTracer('moyeo');
  const below = (span: Span): unknown => trace.setSpan(context.active(), span);
  return {
    requests(request, response, next) {
      const { method } = request;
      const parent = propagation.extract(context.active(), request.headers);
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: kinds.server, attributes }, parent);
      response.once('close', () => {
        const { path } = (request.route ?? {}) as { path?: unknown };
        if (typeof path === 'string') {
          span.updateName(`${method} ${path}`);
          span.setAttributes({ 'http.route': path });
        }
        span.setAttributes({ 'http.response.status_code': response.statusCode });
        if (response.statusCode >= 500) span.setStatus(failed);
        span.end();
      });
      context.with(below(span), next);
    },
    async within(name, attributes, act) {
      const span = tracer.startSpan(name, { kind: kinds.internal, attributes }, context.active());
      try {
        return await context.with(below(span), act);
      } catch (error) {
        span.setStatus(failed);
        throw error;
      } finally {
        span.end();
      }
    },
  };
}
