import { tileWests, type Turn } from './turn.ts';
import { allowed, toWorld, type MapView, type Size } from './view.ts';

/**
 * A map file: SVG path data in whole units of a grid, from the file's own top left corner. `land` by the country's ISO
 * code; '' is every country without a page.
 */
export interface MapFile {
  readonly land: Readonly<Record<string, string>>;
  readonly borders: string;
}
/** The file of the whole world also says which finer files there are: by level, `column-row`. */
export interface WorldFile extends MapFile {
  readonly tiles: Readonly<Record<FineLevel, readonly string[]>>;
}

export type FineLevel = '50m' | '10m';
/** How a level of Natural Earth is divided: tiles per side of the world square, and units of the grid per side. */
export const mapLevels = {
  '110m': { tiles: 1, units: 8_192, from: 0 },
  '50m': { tiles: 4, units: 32_768, from: 2_400 },
  '10m': { tiles: 16, units: 131_072, from: 14_000 },
} as const satisfies Record<string, { tiles: number; units: number; from: number }>;

export const worldPath = '/maps/world.json';
export const tilePath = (level: FineLevel, tile: string): string => `/maps/${level}/${tile}.json`;

/** The finest level that a scale (pixels per world side) asks for. */
export function levelFor(scale: number): keyof typeof mapLevels {
  if (scale >= mapLevels['10m'].from) return '10m';
  return scale >= mapLevels['50m'].from ? '50m' : '110m';
}

/** The tiles of a level that a view of the world touches, drawn with a `turn`: row by row, as `column-row`. */
export function tilesIn(level: FineLevel, view: MapView, size: Size, turn: Turn = 0): string[] {
  const { tiles } = mapLevels[level];
  const shown = allowed(view, size);
  const first = toWorld(shown, size, { x: 0, y: 0 });
  const last = toWorld(shown, size, { x: size.width, y: size.height });
  const row = (y: number) => Math.min(tiles - 1, Math.max(0, Math.floor(y * tiles)));
  const all = Array.from({ length: tiles }, (_, index) => index);
  const columns = all.filter((column) =>
    tileWests(column, tiles, turn).some((west) => west <= last.x && west + 1 / tiles > first.x),
  );
  return all.slice(row(first.y), row(last.y) + 1).flatMap((at) => columns.map((column) => `${column}-${at}`));
}
