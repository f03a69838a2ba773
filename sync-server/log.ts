import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines, to standard output unless told, without secrets or e-mails. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: {
      paths: ['req.headers', 'res.headers', 'req.remotePort', '*.sessionToken', '*.organizerToken', '*.creatorEmail', '*.email', '*.tokens'],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
