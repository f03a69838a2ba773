import { own } from '#app/kernel/base.ts';

const key = own('recentCities');
const most = 4;

/**
 * Ids of the cities whose pages were opened last on this device, the last one first. Empty where storage is forbidden.
 */
export function recentCities(): readonly string[] {
  try {
    return localStorage.getItem(key)?.split(' ') ?? [];
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}

export function noteCity(id: string): void {
  const ids = [id, ...recentCities().filter((one) => one !== id)].slice(0, most);
  try {
    localStorage.setItem(key, ids.join(' '));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
