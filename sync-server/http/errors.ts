import type { ErrorRequestHandler, Request, Response } from 'express';
import { DomainError } from '#shared/kernel/errors.ts';
import type { Log } from '#server/kernel/log.ts';
import { noteSecurityEvent } from '#server/kernel/security-events.ts';
import { storageFailure } from '#server/kernel/storage-failure.ts';
import { requestLanguage, sentence } from './sentences.ts';

/** Every error as JSON `{ error, code, requestId, details? }`: never a stack, never 500 for bad input. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = toDomainError(error, log);
    noteSecurityEvent(log, refusal.code);
    sendError(request, response, refusal);
  };
}

export const requestIdOf = (request: Request): string => (request as Request & { id?: string }).id ?? '';

export function sendError(request: Request, response: Response, refusal: DomainError): void {
  // The rest of the body is not wanted: the connection ends with the answer.
  if (refusal.status === 413) response.set('Connection', 'close');
  // The limiter of requests says it more exactly.
  if (refusal.status === 429 && !response.hasHeader('Retry-After')) response.set('Retry-After', '10');
  if (refusal.status === 503) response.set('Retry-After', '5');
  response.locals['refusal'] = refusal.code;
  response.status(refusal.status).json({
    error: sentence(requestLanguage(request), refusal.code),
    code: refusal.code,
    requestId: requestIdOf(request),
    ...(refusal.details ? { details: refusal.details } : {}),
  });
}

interface BodyError {
  type?: string;
  status?: number;
}

function toDomainError(error: unknown, log: Log): DomainError {
  if (error instanceof DomainError) return error;
  const { type, status } = (error ?? {}) as BodyError;
  if (type === 'entity.too.large') return new DomainError('body_too_large');
  if (type === 'entity.parse.failed' || type === 'request.size.invalid' || type === 'request.aborted')
    return new DomainError('invalid_json');
  if (type === 'charset.unsupported' || type === 'encoding.unsupported')
    return new DomainError('unsupported_media_type');
  // From express.static: a missing file, and a path outside the directory.
  if (status === 404 || status === 403) return new DomainError('not_found');
  // A path that is not well encoded, or a range outside the file.
  if ((status !== undefined && status >= 400 && status < 500) || error instanceof URIError)
    return new DomainError('invalid_input');
  return logged(storageFailure(error) ?? 'server_error');

  function logged(refusal: 'storage_full' | 'unavailable' | 'server_error'): DomainError {
    log.error({ err: error }, refusal);
    return new DomainError(refusal);
  }
}
