import type { PointerEvent } from 'react';
import { isStill } from '#app/ui/is-still.ts';

/** A list and its map have one pin in focus. */
export interface PinFocus {
  focused: string | undefined;
  onFocus: (pinId: string | undefined) => void;
}

/**
 * What makes a card the twin of a pin: hover or focus of either marks both, and a pin that is pressed scrolls to the
 * first such card.
 */
export function marked(pinId: string, { focused, onFocus }: PinFocus) {
  const isOn = focused === pinId;
  // A finger that scrolls the list enters every card that it passes.
  const byMouse =
    (focus: string | undefined) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') onFocus(focus);
    };
  return {
    isOn,
    card: { 'data-pin': pinId, onPointerEnter: byMouse(pinId), onPointerLeave: byMouse(undefined) },
    link: {
      'aria-current': isOn ? ('true' as const) : undefined,
      onFocus: () => {
        onFocus(pinId);
      },
    },
  };
}

/**
 * Brings the card of a pin of the list into view, after it has been drawn.
 * @param afterMs what it stands in grows until then
 */
export function scrollToCard(pinId: string, afterMs = 0): void {
  setTimeout(() => {
    requestAnimationFrame(() => {
      document
        .querySelector(`[data-pin="${CSS.escape(pinId)}"]`)
        ?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
    });
  }, afterMs);
}
