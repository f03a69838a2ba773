import { memo } from 'react';
import { levelFor, mapLevels, tilesIn, type MapFile, type WorldFile } from '#shared/map/files.ts';
import { tileWests, type Turn } from '#shared/map/turn.ts';
import type { MapView, Size } from '#shared/map/view.ts';
import { useTiles } from '#app/local/catalogue/map-files.ts';
import css from './map.module.css';

/** The drawing reaches this many map sizes beyond each edge, so that a drag shows land at once. */
const beyond = 0.5;

/** Land and borders: the finest drawing whose tiles are all here. */
export const MapBase = memo(function MapBase({
  world,
  turn,
  view,
  size,
  home,
}: {
  world: WorldFile;
  turn: Turn;
  view: MapView;
  size: Size;
  home: string | undefined;
}) {
  const level = levelFor(view.scale);
  const fine = level === '110m' ? undefined : level;
  const wanted = tilesWanted(world, fine, turn, view, size);
  const middle = tilesWanted(world, fine === '10m' ? '50m' : undefined, turn, view, size);
  const [finest, coarser] = [useTiles(fine, wanted), useTiles(fine === '10m' ? '50m' : undefined, middle)];
  const shown =
    fine !== undefined && finest.size === wanted.length
      ? ([fine, finest] as const)
      : fine === '10m' && coarser.size === middle.length
        ? (['50m', coarser] as const)
        : (['110m', new Map<string, MapFile>([['0-0', world]])] as const);
  const [width, height] = [size.width * (1 + 2 * beyond), size.height * (1 + 2 * beyond)];
  const { tiles, units } = mapLevels[shown[0]];
  const unit = view.scale / units;
  return (
    <svg className={css.base} width={width} height={height} aria-hidden="true">
      {[...shown[1]].map(([tile, file]) => {
        const [column = 0, row = 0] = tile.split('-').map(Number);
        const y = (row / tiles - view.y) * view.scale + height / 2;
        return tileWests(column, tiles, turn).map((west) => {
          const x = (west - view.x) * view.scale + width / 2;
          return (
            <g key={`${shown[0]} ${tile} ${west}`} transform={`translate(${x} ${y}) scale(${unit})`}>
              <path className={css.land} d={landOf(file)} />
              {home !== undefined && file.land[home] && <path className={css.home} d={file.land[home]} />}
              <path className={css.borders} d={file.borders} />
            </g>
          );
        });
      })}
    </svg>
  );
});

const joined = new WeakMap<MapFile, string>();

/** All land of a file as one path, joined once. */
function landOf(file: MapFile): string {
  const known = joined.get(file);
  if (known !== undefined) return known;
  const land = Object.values(file.land).join('');
  joined.set(file, land);
  return land;
}

/** The tiles with land that a view and its surroundings touch. */
function tilesWanted(
  world: WorldFile,
  level: '50m' | '10m' | undefined,
  turn: Turn,
  view: MapView,
  size: Size,
): string[] {
  if (level === undefined) return [];
  const around = { width: size.width * (1 + beyond), height: size.height * (1 + beyond) };
  const there = new Set(world.tiles[level]);
  return tilesIn(level, view, around, turn).filter((tile) => there.has(tile));
}
