import type { Photos } from '#shared/destination/photo.ts';
import { findCountry } from '#shared/destination/core/read-core.ts';
import type { City } from '#shared/destination/schema.ts';
import { core } from '#server/destination/catalogue.ts';
import { ImportError } from '#server/destination/import/import-error.ts';
import { CommonsClient, commonsHome, CommonsRefusal } from './client.ts';
import { findPhoto } from './choose.ts';
import type { Offer } from './answer.ts';
import { putPicture, readState, writeState } from './state.ts';
import type { PhotoPorts } from '../ports.ts';

interface CommonsOptions {
  /** Downloads; without it, only says what would be. */
  take: boolean;
  /** An e-mail address or a web page, for the user agent. */
  contact?: string | undefined;
  only?: string | undefined;
  limit?: string | undefined;
  base?: string | undefined;
  /** Cities with a photograph are not asked for. */
  kept: Photos;
}

/**
 * Looks for a free photograph of each city at Wikimedia Commons, and with `take` puts it into a folder as
 * `photos FOLDER` reads it. What was found is written down city by city, so that another run goes on where one stopped.
 */
export async function fromCommons(folder: string, options: CommonsOptions, ports: PhotoPorts): Promise<number> {
  const cities = wantedCities(options);
  const client = new CommonsClient(options.base ?? commonsHome, userAgent(options.contact), ports);
  const known = readState(folder);
  let refused = 0;
  const isTaken = (title: string) => Object.values(known).some((one) => one.offer?.title === title);
  for (const city of cities) {
    const before = known[city.id];
    const found = before ? before.offer : ((await findPhoto(client, city, countryOf(city), isTaken)) ?? null);
    known[city.id] = { offer: found, isTaken: before?.isTaken ?? false };
    writeState(folder, known);
    if (found === null) ports.say(`${city.id}: nothing that may be taken`);
    else if (!options.take) ports.say(`${city.id}: ${found.title}, ${found.author}, ${found.licence}, ${found.source}`);
    else if (before?.isTaken !== true) await take(city.id, found);
  }
  const { length } = cities.filter(({ id }) => (options.take ? known[id]?.isTaken : known[id]?.offer));
  ports.say(
    options.take
      ? `${length} of ${cities.length} cities have a picture in ${folder}. Look at them, delete what does not fit, and run: npm run catalogue -- photos ${folder}`
      : `dry run, nothing is downloaded: pictures for ${length} of ${cities.length} cities. --take downloads them.`,
  );
  return refused > 0 ? 1 : 0;

  async function take(id: string, found: Offer): Promise<void> {
    try {
      await putPicture(folder, id, await client.download(found.url), found);
    } catch (error) {
      if (!(error instanceof CommonsRefusal)) throw error;
      refused += 1;
      ports.warn(`${id}: ${error.message}`);
      return;
    }
    known[id] = { offer: found, isTaken: true };
    writeState(folder, known);
    ports.say(`${id}: ${found.title}`);
  }
}

function countryOf({ iso2 }: City) {
  const country = findCountry(core, iso2);
  if (country === undefined) throw new Error(`no country ${iso2}`);
  return country;
}

/** Those named, or all without a photograph, the most visited first. */
function wantedCities({ only, limit, kept }: CommonsOptions): City[] {
  if (limit !== undefined && !/^[1-9]\d*$/.test(limit)) throw new ImportError('--limit is a whole number of cities.');
  if (only !== undefined)
    return only.split(',').map((id) => {
      const city = core.cities.find((one) => one.id === id.trim());
      if (!city) throw new ImportError(`There is no city ${JSON.stringify(id)}; write its slugs, like japan/osaka.`);
      return city;
    });
  const world = core.facts.departures.get('*');
  const visits = ({ id, iso2 }: City): number => (core.facts.cities.get(id)?.share ?? 0) * (world?.get(iso2) ?? 0);
  return core.cities
    .filter(({ id }) => !(id in kept))
    .sort((a, b) => visits(b) - visits(a))
    .slice(0, limit === undefined ? undefined : Number(limit));
}

/** Wikimedia asks for a name and an address. */
function userAgent(contact: string | undefined): string {
  if (contact === undefined || !/^[^\s()]+(@|:\/\/)[^\s()]+$/.test(contact))
    throw new ImportError(
      '--contact is missing: an e-mail address or a web page of yours, which Wikimedia Commons asks every program to name.',
    );
  return `Moyeo-photographs/1.0 (${contact})`;
}
