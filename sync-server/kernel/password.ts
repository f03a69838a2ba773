import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** scrypt with a salt of its own: `salt:hash`, both hex. */
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

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), Buffer.from(salt, 'hex'), 32, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
