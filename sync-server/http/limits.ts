import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { DomainError } from '#shared/kernel/errors.ts';

type LimitName = NonNullable<Endpoint['limit']> | 'general' | 'missing';

/** Requests per minute and address. Groups behind one carrier's address share it, so these are generous. */
const perMinute: Record<LimitName, number> = {
  general: 600,
  create: 40,
  login: 60,
  sync: 600,
  probe: 120,
  missing: 120,
};

/** In-memory counters of one process; `RATE_LIMITS=off` for load tests. */
export function rateLimits(isOn: boolean): { of(definition: Endpoint): RequestHandler; missing: RequestHandler } {
  if (!isOn) {
    const pass: RequestHandler = (_request, _response, next) => {
      next();
    };
    return { of: () => pass, missing: pass };
  }
  const make = (name: LimitName, onlyMisses: boolean) =>
    rateLimit({
      windowMs: 60_000,
      limit: perMinute[name],
      standardHeaders: 'draft-7',
      legacyHeaders: false,
      keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
      // Guessing ids shows as misses: they have a budget of their own.
      ...(onlyMisses
        ? { skipSuccessfulRequests: true, requestWasSuccessful: (_request, response) => response.statusCode !== 404 }
        : {}),
      handler: (_request, _response, next) => {
        next(new DomainError('too_many_requests'));
      },
    });
  const made = new Map<LimitName, RequestHandler>();
  for (const name of Object.keys(perMinute) as LimitName[]) made.set(name, make(name, name === 'missing'));
  const get = (name: LimitName): RequestHandler => {
    const found = made.get(name);
    if (!found) throw new Error(`no limit called ${name}`);
    return found;
  };
  return { of: (definition) => get(definition.limit ?? 'general'), missing: get('missing') };
}
