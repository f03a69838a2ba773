import type { Log } from './log.ts';

/** Refusals that an operator looks at when somebody tries keys, by error code or by why a session is refused. */
const events = new Set([
  'pin_wrong',
  'pin_required',
  'not_authenticated',
  'session_revoked',
  'organizer_required',
  'not_organizer',
  'not_yours',
  'member_removed',
  'origin_refused',
  'too_many_requests',
  'revoked',
  'removed',
  'nosession',
  'closed',
]);

/** One line at `info`, with the request's id and nothing of what was sent; `/metrics` counts the same codes. */
export function noteSecurityEvent(log: Log, code: string): void {
  if (events.has(code)) log.info({ securityEvent: code }, 'refused');
}
