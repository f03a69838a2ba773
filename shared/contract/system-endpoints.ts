import { endpoint } from './endpoint.ts';
import { exchangeAnswer, exchangeRequest } from './sync.ts';
import { z } from './z.ts';
import { limits } from '#shared/limits.ts';

export const postSync = endpoint({
  method: 'POST', path: '/api/sync', topic: 'sync', standing: 'anyone', limit: 'sync', bodyBytes: limits.syncBytes,
  summary: 'The exchange: pending intents in, results and changed rows out, from one snapshot.',
  input: exchangeRequest,
  output: exchangeAnswer,
});

export const getHealth = endpoint({
  method: 'GET', path: '/api/health', topic: 'system', standing: 'anyone', limit: 'probe',
  summary: 'Whether this really is the server, for devices that wonder whether they are online.',
  output: z.object({ ok: z.literal(true), proto: z.int() }),
});
