import { fetchMissingStyles } from './missing-styles.ts';

/**
 * A part of the app (code or texts) that is not on this device and could not be fetched; nothing is wrong with the app.
 */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

/** What a screen is made of. @throws LoadFailure if it cannot be had */
export async function loadParts<T>(parts: Promise<T>): Promise<T> {
  try {
    const loaded = await parts;
    await fetchMissingStyles();
    return loaded;
  } catch (cause) {
    throw new LoadFailure('A part of the app could not be loaded.', { cause });
  }
}

/**
 * Asks for parts that are used at once, or that are no modules. Those that cannot be had are asked for again when they
 * are used.
 */
export function beginLoad(load: () => Promise<unknown>): void {
  loadParts(load()).catch((error: unknown) => {
    if (!(error instanceof LoadFailure)) throw error;
  });
}
