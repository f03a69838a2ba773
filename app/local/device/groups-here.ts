import { own } from '#app/kernel/base.ts';

const key = own('moyeo-groups-here');

/**
 * How many groups this device has, as its storage said when it was open last: what is drawn before it is open then has
 * its size. Nothing where it never was, or where nothing is kept.
 */
export function groupsHere(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch (error) {
    if (error instanceof DOMException) return 0;
    throw error;
  }
}

export function keepGroupsHere(count: number): void {
  try {
    localStorage.setItem(key, String(count));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
