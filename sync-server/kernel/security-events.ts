import { errorStatus, isErrorCode } from '#shared/kernel/errors.ts';
import type { Log } from './log.ts';

/** Why a session is refused, where that is no error code. */
const reasons = new Set(['revoked', 'removed', 'nosession', 'closed']);
const statuses = new Set<number>([401, 403, 429]);

/** Whether an operator looks at it when somebody tries keys. @param code an error code, or why a session is refused */
const isSecurityEvent = (code: string): boolean =>
  reasons.has(code) || (isErrorCode(code) && statuses.has(errorStatus[code]));

/** One line at `info`, with the request's id and nothing of what was sent; `/metrics` counts the same codes. */
export function noteSecurityEvent(log: Log, code: string): void {
  if (isSecurityEvent(code)) log.info({ securityEvent: code }, 'refused');
}
