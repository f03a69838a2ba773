import { useLayoutEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { pannedBy, zoomedAt, type MapView, type Size } from '#shared/map/view.ts';
import type { MapMotion } from './use-map-view.ts';

/** Parts of the map's size that an arrow key moves it. */
const keyPan = 0.25;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The map is one stop: arrows pan, + and - zoom, 0 shows all, Enter goes into the pins, Escape out of them. */
export function useMapKeys(
  root: RefObject<HTMLDivElement | null>,
  { live, flyTo }: MapMotion,
  size: Size,
  whole: MapView,
) {
  const [isEntered, setEntered] = useState(false);
  // The pins can take the focus after they are drawn so.
  useLayoutEffect(() => {
    if (isEntered) root.current?.querySelector<HTMLElement>('[data-map-pin]')?.focus();
  }, [isEntered, root]);
  const zoom = (factor: number) => {
    flyTo(zoomedAt(live.current, size, { x: size.width / 2, y: size.height / 2 }, factor));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnMap = event.target === root.current;
    const arrow = arrows[event.key];
    if (arrow) flyTo(pannedBy(live.current, size, arrow[0] * keyPan * size.width, arrow[1] * keyPan * size.height));
    else if (event.key === '+' || event.key === '=') zoom(2);
    else if (event.key === '-') zoom(0.5);
    else if (event.key === '0') flyTo(whole);
    else if (event.key === 'Enter' && isOnMap) setEntered(true);
    else if (event.key === 'Escape' && isEntered) {
      setEntered(false);
      root.current?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setEntered(false);
  };
  return { isEntered, onKeyDown, onBlur };
}
