import pino, { type Logger } from 'pino';

export type Log = Logger;

/** JSON lines to standard output, without secrets or e-mails. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: ['req.headers', 'res.headers', 'req.remotePort', '*.sessionToken', '*.organizerToken', '*.creatorEmail', '*.email', '*.tokens'],
      remove: true,
    },
  });
}
