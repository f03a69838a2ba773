import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import type { Redis } from '#server/kernel/redis.ts';
import { sharedStore } from './shared-limits.ts';

/**
 * `page`: what is made for who asks and is no call. Files are not counted: an app that is installed fetches hundreds at
 * once.
 */
type LimitName = NonNullable<Endpoint['limit']> | 'general' | 'page';

/** Requests per minute and address. Groups behind one carrier's address share it, so these are generous. */
const perMinute: Record<LimitName, number> = {
  general: 600,
  create: 40,
  login: 60,
  sync: 600,
  probe: 120,
  page: 600,
};

const windowMs = 60_000;

/**
 * Counters in the memory of this process, or with `redis` of all processes together; `RATE_LIMITS=off` for load tests.
 * What requests contain is limited by `sync-server/kernel/work-budget.ts`.
 */
export function rateLimits(isOn: boolean, redis?: Redis): (definition: { limit?: LimitName }) => RequestHandler {
  if (!isOn) {
    const pass: RequestHandler = (_request, _response, next) => {
      next();
    };
    return () => pass;
  }
  const make = (name: LimitName) =>
    rateLimit({
      windowMs,
      ...(redis && { store: sharedStore(redis, name, perMinute[name], windowMs) }),
      limit: perMinute[name],
      standardHeaders: 'draft-7',
      legacyHeaders: false,
      keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
      handler: (_request, _response, next) => {
        next(new DomainError('too_many_requests'));
      },
    });
  const names = Object.keys(perMinute) as LimitName[];
  const made = new Map<string, RequestHandler>(names.map((name) => [name, make(name)]));
  return ({ limit = 'general' }) => {
    const found = made.get(limit);
    if (!found) throw new Error(`no limit called ${limit}`);
    return found;
  };
}
