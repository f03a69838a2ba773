import { LoadFailure, loadParts } from '#app/kernel/load-failure.ts';
import { handOver } from './save-file.ts';
import type { TripPicture } from './trip-picture.ts';

/**
 * Draws the trip and hands the picture over.
 * @returns whether there was one: the browser may make none, or its code may not be on this device
 */
export async function sendPicture(trip: TripPicture): Promise<boolean> {
  try {
    const { drawTrip } = await loadParts(import('./trip-picture.ts'));
    await handOver(await drawTrip(trip));
    return true;
  } catch (error) {
    if (!(error instanceof LoadFailure || error instanceof DOMException)) throw error;
    return false;
  }
}
