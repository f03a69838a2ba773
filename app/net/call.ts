import type { Endpoint, ParamsOf } from '#shared/kernel/endpoint.ts';
import { inBase } from '#app/kernel/base.ts';
import { callTimeoutMs, untilEnded, within } from '#app/kernel/time-limits.ts';
import { isErrorCode, type ErrorCode } from '#shared/kernel/errors.ts';

/** The server answered with an error. The message is the spec's: status, colon, space, body text. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | undefined,
    body: string,
    readonly details?: string[],
  ) {
    super(`${status}: ${body}`);
    this.name = 'CallError';
  }
}

/** The server was not reached, or something else answered in its place (a captive portal). */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super('The server was not reached.', { cause });
    this.name = 'Unreachable';
  }
}

type Parts<Path extends string, Input, Query> = {
  params?: ParamsOf<Path>;
  query?: Query;
  bearer?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
} & (Input extends undefined ? { input?: undefined } : { input: Input });

/** What a call needs to know of an endpoint. */
export interface Asked<Path extends string, Input, Query, Output> extends Pick<
  Endpoint<Path, Input, Query>,
  'method' | 'path'
> {
  input?: Endpoint<Path, Input, Query>['input'];
  query?: Endpoint<Path, Input, Query>['query'];
  output: { safeParse(answer: unknown): { success: true; data: Output } | { success: false } };
}

/**
 * The only function that sends HTTP requests to the server. Each caller imports the endpoint that it asks, so that a
 * page loads no others.
 * @throws CallError, Unreachable
 */
export async function call<Path extends string, Input, Query, Output>(
  definition: Asked<Path, Input, Query, Output>,
  parts: Parts<Path, Input, Query>,
  fetcher: typeof fetch = fetch,
): Promise<Output> {
  const params: Record<string, string> = parts.params ?? {};
  const path = inBase(
    definition.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
  );
  const query = new URLSearchParams(
    Object.entries((parts.query ?? {}) as Record<string, string | number | boolean | null | undefined>).flatMap(
      ([key, value]) => (value === undefined || value === null ? [] : [[key, String(value)]]),
    ),
  );
  // The exchange counts its own time (`app/sync/exchange.ts`).
  const signal = parts.signal && definition.method !== 'GET' ? parts.signal : within(callTimeoutMs, parts.signal);
  let response: Response;
  let text: string;
  try {
    const asked = fetcher(query.size > 0 ? `${path}?${query}` : path, {
      method: definition.method,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(parts.input === undefined ? {} : { 'content-type': 'application/json' }),
        ...(parts.bearer ? { authorization: `Bearer ${parts.bearer}` } : {}),
      },
      ...(parts.input === undefined ? {} : { body: JSON.stringify(parts.input) }),
      signal,
      ...(parts.keepalive ? { keepalive: true } : {}),
    });
    response = await untilEnded(signal, asked);
    text = await untilEnded(signal, response.text());
  } catch (error) {
    throw new Unreachable(error);
  }
  const body = parseJson(text);
  if (!response.ok) {
    const { error, code, details } = (body ?? {}) as { error?: string; code?: unknown; details?: string[] };
    // An error page of a proxy or portal is no answer to our request.
    if (!isErrorCode(code))
      throw new Unreachable(new Error(`${response.status}: ${(text || response.statusText).slice(0, 200)}`));
    throw new CallError(response.status, code, error ?? text, details);
  }
  const parsed = definition.output.safeParse(body);
  if (!parsed.success) throw new Unreachable(new Error('The answer is not ours.'));
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
