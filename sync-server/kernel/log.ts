import pino, { type DestinationStream, type Logger } from 'pino';
import { requestContext } from './request-context.ts';

export type Log = Logger;

/** JSON lines without secrets or e-mails, to standard output by default. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    mixin: () => ({ ...requestContext.getStore() }),
    serializers: { err: withoutValues },
    redact: {
      paths: [
        'req.headers',
        'res.headers',
        'req.remotePort',
        '*.sessionToken',
        '*.organizerToken',
        '*.creatorEmail',
        '*.email',
        '*.tokens',
      ],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Errors of the database carry the values of the statement (Knex writes it into the message, PostgreSQL adds the row).
 * Only what failed, and where, is logged.
 */
function withoutValues(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const isStatement =
    /^\s*(insert|update|delete|select|with|create|alter|drop|begin|commit|rollback|savepoint|release|pragma)\b/i.test(
      error.message,
    );
  const message = isStatement
    ? error.message.slice(error.message.lastIndexOf(' - ') + 1).replace(/^- /, '')
    : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: (error as { code?: unknown }).code,
    message,
    stack: [message, ...frames].join('\n'),
  };
}
