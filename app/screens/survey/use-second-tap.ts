import { useRef, type MouseEvent } from 'react';
import { timing } from '#app/kernel/timing.ts';

/**
 * Whether a press is the second of a double tap. "Send" stands where "next" stood: the second tap meant neither. Not
 * every browser counts taps, so those of a finger are told by their time.
 */
export function useSecondTap(): (event: MouseEvent) => boolean {
  const lastAt = useRef(-Infinity);
  return ({ detail, timeStamp, nativeEvent }) => {
    const isSoon = timeStamp - lastAt.current < timing.doubleTapMs;
    lastAt.current = timeStamp;
    return detail > 1 || (isSoon && (nativeEvent as Partial<PointerEvent>).pointerType === 'touch');
  };
}
