import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * What addresses are known by, and what proves that a link was sent to one. Made from the key of this server's
 * notifications, which is kept with the database.
 */
export class AddressIds {
  private readonly key: Buffer;

  constructor(serverKey: string) {
    this.key = Buffer.from(hkdfSync('sha256', serverKey, '', 'moyeo mail addresses', 32));
  }

  /**
   * 43 characters of base64url, from which nobody without the key finds the address. Letter case makes no other
   * address.
   */
  of(address: string): string {
    return this.sign(`address ${address.trim().toLowerCase()}`);
  }

  /** For the address with this id; it may be told to its owner alone. */
  token(id: string): string {
    return `${id}.${this.sign(`unsubscribe ${id}`)}`;
  }

  /** The id that the token was made for; `undefined` if it was not made here. */
  read(token: string): string | undefined {
    const [, id = ''] = /^([\w-]{43})\.[\w-]{43}$/.exec(token) ?? [];
    return id !== '' && timingSafeEqual(Buffer.from(this.token(id)), Buffer.from(token)) ? id : undefined;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

export const unsubscribePath = '/api/unsubscribe';
