import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { DomainError } from '#shared/kernel/errors.ts';
import type { StorageHealth } from '#server/kernel/storage-failure.ts';
import { sendError } from './errors.ts';

/** A balancer that asks must not wait for what is stuck. */
const answerWithinMs = 2_000;

export interface ReadinessDeps {
  db: Knex;
  storage: StorageHealth;
  isStopping: () => boolean;
}

/**
 * `GET /healthz`: whether this process answers, whatever its database does. 503 while it stops, so that a balancer
 * sends nobody here.
 */
export function liveness({ isStopping }: Pick<ReadinessDeps, 'isStopping'>): RequestHandler {
  return (request, response) => {
    if (isStopping()) sendError(request, response, new DomainError('unavailable'));
    else response.json({ ok: true });
  };
}

/**
 * `GET /readyz`: whether this process can serve. 503 while it stops, while writes fail, and when the database takes
 * longer than two seconds.
 */
export function readiness({ db, storage, isStopping }: ReadinessDeps): RequestHandler {
  return (request, response, next) => {
    const failure = isStopping() ? 'unavailable' : storage.failure;
    if (failure) {
      sendError(request, response, new DomainError(failure));
      return;
    }
    const late = setTimeout(() => {
      sendError(request, response, new DomainError('unavailable'));
    }, answerWithinMs);
    db('groups')
      .where('id', '')
      .first('id')
      .then(
        () => {
          if (!response.headersSent) response.json({ ok: true });
        },
        (error: unknown) => {
          if (!response.headersSent) next(error);
        },
      )
      .finally(() => {
        clearTimeout(late);
      });
  };
}
