import { useMemo } from 'react';
import { landOnRings, type RingDrawing } from '#shared/explore/ring-land.ts';
import { useWorldFile } from '#app/local/catalogue/map-files.ts';
import css from './ring-land.module.css';

/** The land below the rings, and in it the country that one leaves from; nothing without the map's file. */
export function RingLand({ drawing, country }: { drawing: RingDrawing; country: string }) {
  const world = useWorldFile();
  const land = world.kind === 'ready' ? world.value.land : undefined;
  const [all, home] = useMemo(
    () => [Object.values(land ?? {}).join(''), land?.[country] ?? ''].map((path) => landOnRings(drawing, path)),
    [drawing, country, land],
  );
  return (
    <>
      <path className={css.land} d={all} />
      <path className={css.home} d={home} />
    </>
  );
}
