import { own } from '#app/kernel/base.ts';

const key = own('userId');

/**
 * The anonymous id of this browser, made once. It goes along with a request for recommendations and is linked to
 * nothing else. `undefined` where storage is forbidden: an id that changes with every page would be none.
 */
export function anonymousUserId(): string | undefined {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    // `randomUUID` is missing on plain HTTP.
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    localStorage.setItem(key, made);
    return made;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
