import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#shared/kernel/errors.ts';

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/**
 * scrypt with a salt of its own: `salt:hash`, both hex. @throws DomainError too_many_requests when too much of it waits
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const derived = await derive(password, salt);
  const wanted = Buffer.from(hash, 'hex');
  return wanted.length === derived.length && timingSafeEqual(wanted, derived);
}

/** Node's thread pool has four threads, which files and host names need as well. */
const mostAtOnce = 2;
const mostWaiting = 20;
let running = 0;
const waiting: (() => void)[] = [];

/** @throws DomainError too_many_requests when too many wait already */
async function derive(password: string, salt: string): Promise<Buffer> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new DomainError('too_many_requests');
    // Whoever ends hands its place over.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await compute(password, salt);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function compute(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), Buffer.from(salt, 'hex'), 32, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
