import express, { type RequestHandler } from 'express';
import { Refusal } from '#shared/errors.ts';

/** Strict JSON: another content type is 415, too much is 413, what does not parse is 400; always as JSON. */
export function jsonBody(bytes: number): RequestHandler[] {
  return [
    (request, _response, next) => {
      const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
      next(hasBody && !request.is('application/json') ? new Refusal('unsupported_media_type') : undefined);
    },
    express.json({ limit: bytes, strict: true, reviver: withoutPrototype }),
    (request, _response, next) => {
      next(depth(request.body) > 12 ? new Refusal('invalid_input', ['body']) : undefined);
    },
  ];
}

/** `__proto__` arrives as an own key of parsed JSON; nothing of ours is called that. */
function withoutPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Refusal('invalid_input', ['__proto__']);
  return value;
}

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}
