/** A part of the app (code or texts) that is not on this device and could not be fetched; nothing is wrong with the app. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

/** What a screen is made of. @throws LoadFailure if it cannot be had */
export async function loadParts<T>(parts: Promise<T>): Promise<T> {
  try {
    return await parts;
  } catch (cause) {
    throw new LoadFailure('A part of the app could not be loaded.', { cause });
  }
}
