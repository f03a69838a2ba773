/*
 * An id of a mutation as bytes, in hexadecimal digits: a UUID as its 16 bytes, any other id as its letters. No id is
 * both: of a UUID the ninth byte is above 127, and letters are below.
 */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const uuidDigits = /^[0-9a-f]{16}[89ab][0-9a-f]{15}$/;

export const idToHex = (id: string): string =>
  uuid.test(id) ? id.replaceAll('-', '') : Buffer.from(id, 'latin1').toString('hex');

export const idFromHex = (digits: string): string =>
  uuidDigits.test(digits)
    ? `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`
    : Buffer.from(digits, 'hex').toString('latin1');
