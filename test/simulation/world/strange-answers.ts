import { errorStatus, type ErrorCode } from '#shared/kernel/errors.ts';
import type { HttpAnswer } from './server.ts';

const refusals = [
  'not_authenticated',
  'not_organizer',
  'group_gone',
  'body_too_large',
  'too_many_requests',
  'server_error',
  'unavailable',
  'storage_full',
  'upgrade_required',
] satisfies ErrorCode[];

/** Answers that do not come from our server, or not from the exchange. */
export const strangeAnswers: { what: string; answer: HttpAnswer }[] = [
  { what: 'captive portal', answer: { status: 200, body: '<html>Welcome to the hotel</html>' } },
  { what: 'empty 200', answer: { status: 200, body: '' } },
  { what: "someone else's JSON", answer: { status: 200, body: '{"kind":"delta","results":[]}' } },
  { what: 'proxy 401', answer: { status: 401, body: 'Unauthorized' } },
  { what: 'proxy 403', answer: { status: 403, body: '<html>Forbidden</html>' } },
  { what: 'proxy 410', answer: { status: 410, body: 'Gone' } },
  { what: 'proxy 413', answer: { status: 413, body: 'Request Entity Too Large' } },
  { what: 'proxy 429', answer: { status: 429, body: 'Slow down' } },
  { what: 'proxy 502', answer: { status: 502, body: '<html>Bad Gateway</html>' } },
  ...refusals.map((code) => ({
    what: `refused ${errorStatus[code]} ${code}`,
    answer: { status: errorStatus[code], body: JSON.stringify({ error: code, code }) },
  })),
];
