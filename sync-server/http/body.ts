import express, { type RequestHandler } from 'express';
import { DomainError } from '#shared/kernel/errors.ts';

/** Strict JSON: another content type is 415, too much is 413, what does not parse is 400; always as JSON. */
export function jsonBody(bytes: number): RequestHandler[] {
  return [
    (request, _response, next) => {
      const length = Number(request.headers['content-length'] ?? 0);
      // body-parser would read all of it before it refuses.
      if (length > bytes) {
        next(new DomainError('body_too_large'));
        return;
      }
      const hasBody = request.headers['transfer-encoding'] !== undefined || length > 0;
      next(hasBody && !request.is('application/json') ? new DomainError('unsupported_media_type') : undefined);
    },
    // No reviver: what it throws escapes from body-parser and ends the process.
    express.json({ limit: bytes, strict: true }),
    (request, _response, next) => {
      const wrong = findOdd(request.body);
      next(wrong ? new DomainError('invalid_input', [wrong]) : undefined);
    },
  ];
}

const deepest = 12;
/** Keys of one object. The widest of ours is an answer to 30 questions. */
const widest = 200;

/**
 * `__proto__` arrives as an own key of parsed JSON; nothing of ours is called that, lies that deep, or is that wide.
 * Without recursion and without spreading: the body decides how deep and how wide it is.
 */
function findOdd(body: unknown): '__proto__' | 'body' | undefined {
  let level: object[] = isObject(body) ? [body] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return 'body';
    const below: object[] = [];
    for (const one of level) {
      if (Object.hasOwn(one, '__proto__')) return '__proto__';
      const values: unknown[] = Object.values(one);
      if (!Array.isArray(one) && values.length > widest) return 'body';
      for (const value of values) if (isObject(value)) below.push(value);
    }
    level = below;
  }
  return undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
