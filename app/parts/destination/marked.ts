import { isStill } from '#app/ui/is-still.ts';

/** A list and its map have one city in focus. */
export interface CityFocus {
  focused: string | undefined;
  onFocus: (cityId: string | undefined) => void;
}

/** What makes a card the twin of a city's pin: hover or focus of either marks both, and a pin that is pressed scrolls to the first such card. */
export function marked(cityId: string, { focused, onFocus }: CityFocus) {
  const isOn = focused === cityId;
  return {
    isOn,
    card: {
      'data-city': cityId,
      onPointerEnter: () => {
        onFocus(cityId);
      },
      onPointerLeave: () => {
        onFocus(undefined);
      },
    },
    link: {
      'aria-current': isOn ? ('true' as const) : undefined,
      onFocus: () => {
        onFocus(cityId);
      },
    },
  };
}

/** Brings a city's card of the list into view, after it has been drawn. */
export function scrollToCard(cityId: string): void {
  requestAnimationFrame(() => {
    document
      .querySelector(`[data-city="${CSS.escape(cityId)}"]`)
      ?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
  });
}
