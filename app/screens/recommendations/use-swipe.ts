import { useRef, type PointerEvent } from 'react';

/** Pixels that a finger has to go to the side. */
const least = 48;

/**
 * A finger to the left asks for the next, one to the right for the one before. What is swiped has
 * `touch-action: pan-y`, and moves by `--swiped`. A mouse selects text instead.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  const wayOf = (event: PointerEvent) =>
    from.current === undefined || !event.isPrimary ? 0 : event.clientX - from.current;
  const show = ({ currentTarget }: PointerEvent<HTMLElement>, way: number) => {
    currentTarget.style.setProperty('--swiped', way === 0 ? '' : `${way}px`);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    from.current = undefined;
    show(event, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.isPrimary && event.pointerType !== 'mouse') from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      show(event, wayOf(event) / 2);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const way = wayOf(event);
      end(event);
      if (Math.abs(way) >= least) onSwipe(way < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
}
