import { inBase } from '#app/kernel/base.ts';
import { inPieces } from '#app/kernel/in-pieces.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import coreUrl from '../../../shared/destination/catalogue/core.json?url';
import type { CompactCore } from '#shared/destination/core/compact-core.ts';
import { coreInPieces, findCity, findCountry, type Core } from '#shared/destination/core/read-core.ts';
import type { ImportedSource } from '#shared/destination/schema.ts';
import { withImported } from '#shared/destination/core/with-imported.ts';
import {
  betterRange,
  exploreCities,
  exploreCountries,
  explorePlaces,
  prepareAnswers,
} from '#shared/explore/answers.ts';
import { importedDestinations } from './imported.ts';

const rules = { findCountry, findCity, exploreCountries, exploreCities, explorePlaces, betterRange, prepareAnswers };

/** `imported`: whose data there is beside the built catalogue; `hasPhotos`: whether the instance has photographs. */
export type Catalogue = { core: Core; imported: readonly ImportedSource[]; hasPhotos: boolean } & typeof rules;

/**
 * Countries, cities and airports with the rules that score them. Import it lazily (`catalogue.ts`): the service worker
 * keeps the file and this chunk, so that explore works offline. The file is not parsed with a schema, because the build
 * wrote it.
 * @throws when the file is neither on this device nor can be fetched
 */
export async function openCatalogue(): Promise<Catalogue> {
  const [response, imported] = await Promise.all([
    fetch(inBase(coreUrl), { signal: within(fileTimeoutMs) }),
    importedDestinations(),
  ]);
  if (!response.ok) throw new Error(`${response.status}: ${coreUrl}`);
  const core = withImported(
    await inPieces(coreInPieces((await response.json()) as CompactCore)),
    imported.cities,
    Object.entries(imported.airports),
  );
  return { core, imported: imported.sources, hasPhotos: imported.hasPhotos ?? false, ...rules };
}
