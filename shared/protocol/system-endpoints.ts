import { endpoint } from '#shared/kernel/endpoint.ts';
import { exchangeResponse, exchangeRequest } from './sync.ts';
import { z } from '#shared/kernel/z.ts';
import { limits } from '#shared/kernel/limits.ts';

export const postSync = endpoint({
  method: 'POST',
  path: '/api/sync',
  topic: 'sync',
  requiredRole: 'anyone',
  limit: 'sync',
  bodyBytes: limits.syncBytes,
  summary: 'The exchange: pending mutations in, results and changed rows out, from one snapshot.',
  input: exchangeRequest,
  output: exchangeResponse,
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  topic: 'system',
  requiredRole: 'anyone',
  limit: 'probe',
  summary: 'Whether this really is the server, for devices that wonder whether they are online.',
  output: z.object({ ok: z.literal(true), proto: z.int() }),
});
