import type { Knex } from 'knex';
import { core, placesOfCity } from '#server/destination/catalogue.ts';
import {
  countImportedPlaces,
  findImportedByKey,
  findImportedPlaces,
  listImportedAirports,
  listImportedCities,
  putImportedRows,
  putImportSource,
  type ImportedHead,
  type ImportedRow,
} from '#server/destination/store.ts';
import { Atlas } from './atlas.ts';
import {
  type AirportDraft,
  type CityDraft,
  type Draft,
  type ImportSource,
  type LeftOut,
  type PlaceDraft,
  RowFault,
} from './draft.ts';
import { type Fault, ImportError } from './import-error.ts';
import { cityOf, homeOf, placeOf, slugBeside, slugFor } from './place-beside.ts';

/**
 * Every city is scored at every question, and a city's places are sent to phones: an instance has at most so many
 * imported ones.
 */
export const mostImported = { cities: 1_000, placesPerCity: 200, airports: 5_000, sourcesPerFile: 50 } as const;

export const batchRows = 400;

export interface ImportOptions {
  /** Names this run: a row of the same run is there twice. */
  run: string;
  /** Epoch milliseconds. */
  now: number;
  isDryRun: boolean;
  onFault: (fault: Fault) => void;
}

export interface ImportReport {
  added: number;
  updated: number;
  faults: number;
  /** By reason. */
  leftOut: Map<string, number>;
}

export const headsOf = (
  db: Knex,
  rows: readonly Pick<ImportedHead, 'sourceId' | 'sourceKey'>[],
): Promise<ImportedHead[]> =>
  findImportedByKey(
    db,
    [...new Set(rows.map(({ sourceId }) => sourceId))],
    rows.map(({ sourceKey }) => sourceKey),
  );

type Settled = Omit<ImportedRow, 'run' | 'line' | 'sourceId' | 'sourceKey'>;

export class Importer {
  private readonly report: ImportReport = { added: 0, updated: 0, faults: 0, leftOut: new Map() };
  private readonly sources = new Map<string, ImportSource>();
  private readonly authoredPlaces = new Map<string, ReadonlySet<string>>();
  private batch: Draft[] = [];

  private constructor(
    private readonly db: Knex,
    private readonly gathered: Knex.Transaction,
    private readonly options: ImportOptions,
    private readonly atlas: Atlas,
    private readonly placesIn: Map<string, number>,
    private readonly counts: { city: number; airport: number },
  ) {}

  static async open(db: Knex, gathered: Knex.Transaction, options: ImportOptions): Promise<Importer> {
    const [cities, airports] = [await listImportedCities(db), await listImportedAirports(db)];
    return new Importer(db, gathered, options, new Atlas(core, cities, airports), await countImportedPlaces(db), {
      city: cities.length,
      airport: airports.size,
    });
  }

  async take(one: Draft | Fault | LeftOut): Promise<void> {
    if ('fault' in one) {
      this.refuse(one.line, one.fault);
    } else if ('leftOut' in one) {
      this.report.leftOut.set(one.leftOut, (this.report.leftOut.get(one.leftOut) ?? 0) + 1);
    } else {
      this.batch.push(one);
      if (this.batch.length >= batchRows) await this.settle();
    }
  }

  async end(): Promise<ImportReport> {
    await this.settle();
    return this.report;
  }

  private refuse(line: number, fault: string): void {
    this.report.faults += 1;
    this.options.onFault({ line, fault });
  }

  private async settle(): Promise<void> {
    const drafts = this.batch.splice(0);
    if (drafts.length === 0) return;
    for (const { source } of drafts) await this.credit(source);
    const wanted = drafts.map(({ source, key }) => ({ sourceId: source.id, sourceKey: key }));
    const before = new Map(
      [...(await headsOf(this.db, wanted)), ...(await headsOf(this.gathered, wanted))].map((head) => [
        keyIn(head),
        head,
      ]),
    );
    const byId = await this.placesThere(drafts, before);
    const changed: ImportedRow[] = [];
    for (const draft of drafts) {
      try {
        const own = before.get(keyOfDraft(draft));
        if (own?.run === this.options.run) throw new RowFault(`the same row as on line ${own.line}`);
        const settled = await this.settleOne(draft, own, byId);
        const row = {
          ...settled,
          sourceId: draft.source.id,
          sourceKey: draft.key,
          run: this.options.run,
          line: draft.line,
        };
        before.set(keyIn(row), row);
        if (row.kind === 'place') byId.set(row.id, row);
        changed.push(row);
        this.report[own ? 'updated' : 'added'] += 1;
      } catch (error) {
        if (!(error instanceof RowFault)) throw error;
        this.refuse(draft.line, error.message);
      }
    }
    await putImportedRows(this.gathered, changed, []);
  }

  private async credit(source: ImportSource): Promise<void> {
    const known = this.sources.get(source.id);
    if (known) return;
    if (this.sources.size >= mostImported.sourcesPerFile)
      throw new ImportError(`More than ${mostImported.sourcesPerFile} sources in one file.`);
    this.sources.set(source.id, source);
    await putImportSource(this.gathered, source, this.options.now);
  }

  /** The places that stand where these rows may want to. */
  private async placesThere(
    drafts: readonly Draft[],
    before: ReadonlyMap<string, ImportedHead>,
  ): Promise<Map<string, ImportedHead>> {
    const ids = drafts.flatMap((draft) =>
      draft.kind === 'place' ? wantedId(draft, this.atlas, before.get(keyOfDraft(draft))) : [],
    );
    return new Map((await this.placesBy([...new Set(ids)])).map((head) => [head.id, head]));
  }

  /** Those that are there, and those of this run. */
  private async placesBy(ids: readonly string[]): Promise<ImportedHead[]> {
    return [...(await findImportedPlaces(this.db, ids)), ...(await findImportedPlaces(this.gathered, ids))];
  }

  private settleOne(
    draft: Draft,
    own: ImportedHead | undefined,
    byId: ReadonlyMap<string, ImportedHead>,
  ): Promise<Settled> | Settled {
    switch (draft.kind) {
      case 'airport':
        return this.settleAirport(draft, own);
      case 'city':
        return this.settleCity(draft, own);
      case 'place':
        return this.settlePlace(draft, own, byId);
    }
  }

  private settleAirport({ iata, coords }: AirportDraft, own: ImportedHead | undefined): Settled {
    if (core.gateways.has(iata)) throw new RowFault(`${iata} is known already`);
    if (own?.id !== iata && this.atlas.airport(iata)) throw new RowFault(`${iata} is already there from another row`);
    if (!own) this.counts.airport = oneMore(this.counts.airport, mostImported.airports, 'imported airports');
    this.atlas.addAirport(iata, coords);
    return { kind: 'airport', id: iata, parent: null, data: coords };
  }

  private settleCity(draft: CityDraft, own: ImportedHead | undefined): Settled {
    const city = cityOf(draft, this.atlas, own?.id, this.options.now);
    if (!own) this.counts.city = oneMore(this.counts.city, mostImported.cities, 'imported cities');
    this.atlas.add(city);
    return { kind: 'city', id: city.id, parent: city.countryId, data: city };
  }

  private async settlePlace(
    draft: PlaceDraft,
    own: ImportedHead | undefined,
    byId: ReadonlyMap<string, ImportedHead>,
  ): Promise<Settled> {
    const home = homeOf(draft, this.atlas);
    const slug = await this.freeSlug(draft, home.id, own, byId);
    if (own?.parent !== home.id) {
      this.placesIn.set(
        home.id,
        oneMore(this.placesIn.get(home.id) ?? 0, mostImported.placesPerCity, `imported places in ${home.id}`),
      );
      if (own?.parent) this.placesIn.set(own.parent, (this.placesIn.get(own.parent) ?? 1) - 1);
    }
    const place = placeOf(draft, home.id, slug, this.options.now);
    return { kind: 'place', id: place.id, parent: home.id, data: place };
  }

  private async freeSlug(
    draft: PlaceDraft,
    cityId: string,
    own: ImportedHead | undefined,
    byId: ReadonlyMap<string, ImportedHead>,
  ): Promise<string> {
    if (own && draft.slug === undefined && own.parent === cityId) return own.id.slice(cityId.length + 1);
    const slug = slugFor(draft);
    const id = `${cityId}/${slug}`;
    if (this.authoredIn(cityId).has(slug))
      throw new RowFault(`${id} is written by hand, and an import never overwrites that`);
    const other = byId.get(id);
    if (other === undefined || keyIn(other) === keyOfDraft(draft)) return slug;
    if (other.sourceId !== draft.source.id) throw new RowFault(`${id} is already there from ${other.sourceId}`);
    if (draft.slug !== undefined)
      throw new RowFault(
        other.run === this.options.run
          ? `the slug ${slug} is taken by line ${other.line}`
          : `the slug ${slug} is taken by ${other.sourceKey}`,
      );
    const beside = slugBeside(slug, draft.key);
    const [taken] = await this.placesBy([`${cityId}/${beside}`]);
    if (taken ?? byId.get(`${cityId}/${beside}`)) throw new RowFault(`${id} is already there twice`);
    return beside;
  }

  private authoredIn(cityId: string): ReadonlySet<string> {
    const known = this.authoredPlaces.get(cityId) ?? new Set(placesOfCity(cityId).map(({ slug }) => slug));
    this.authoredPlaces.set(cityId, known);
    return known;
  }
}

export const keyIn = ({ sourceId, sourceKey }: Pick<ImportedHead, 'sourceId' | 'sourceKey'>): string =>
  `${sourceId}\n${sourceKey}`;
const keyOfDraft = ({ source, key }: Draft): string => `${source.id}\n${key}`;

/** Where a place would lie; a row with a fault wants nothing yet. */
function wantedId(draft: PlaceDraft, atlas: Atlas, own: ImportedHead | undefined): string[] {
  try {
    return [...(own ? [own.id] : []), `${homeOf(draft, atlas).id}/${slugFor(draft)}`];
  } catch (error) {
    if (error instanceof RowFault) return [];
    throw error;
  }
}

function oneMore(count: number, most: number, what: string): number {
  if (count >= most) throw new RowFault(`there are ${most} ${what} already, and no more may be`);
  return count + 1;
}
