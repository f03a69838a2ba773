import type { ReactNode } from 'react';
import type { Coords } from '#shared/destination/flight.ts';

/** One row of the list that is the map's twin. */
export interface MapPin {
  readonly id: string;
  readonly at: Coords;
  /** Shown beside the pin where there is room, and always its accessible name. */
  readonly name: string;
  /** Its place in the list, printed on the pin; without it the pin is a dot. */
  readonly number?: number;
  /**
   * What it is, in a word that belongs to its accessible name, and the CSS colour of its edge. The word stands in its
   * row too.
   */
  readonly kind?: { readonly word: string; readonly colour: string };
}

/** A line from where somebody sets out to the focused pin. */
export interface MapRoute {
  readonly id: string;
  readonly from: Coords;
  /** A CSS colour, as `personColor` gives it. */
  readonly colour: string;
}

/** Something small that stands on the map and cannot be pressed: who sets out from there. */
export interface MapOrigin {
  readonly id: string;
  readonly at: Coords;
  readonly content: ReactNode;
  /** About how many pixels it is wide, so that no name stands below it. */
  readonly width: number;
}

/** How far one gets from somewhere. */
export interface MapReach {
  /** Closed: its last point is followed by its first. */
  readonly line: readonly Coords[];
  /** A second one within it. */
  readonly inner?: readonly Coords[];
  /** What the dotted lines are; it stands on the map. */
  readonly sentence: string;
}

export interface WorldMapProps {
  /** What the map shows, for screen readers. */
  label: string;
  /** In the list's order: the first get their names first, and Tab goes from one to the next. */
  pins: readonly MapPin[];
  /** The pin with the ring, and the row that is marked: the same state for both. */
  focused: string | undefined;
  /** A pin is hovered or focused; `undefined` when it no longer is. */
  onFocus: (id: string | undefined) => void;
  /** A pin or a dot is pressed: the caller scrolls its row into view. */
  onChoose: (id: string) => void;
  /**
   * Places that are not in the list: grey, without numbers. The map does not show all of them: only those that stand
   * apart.
   */
  dots?: readonly MapPin[];
  /** Lines into the focused pin, drawn anew when it changes. */
  routes?: readonly MapRoute[];
  origins?: readonly MapOrigin[];
  reach?: MapReach | undefined;
  /** ISO code of the country whose land is drawn in its own colour. */
  home?: string;
  /** The map is the page: one finger moves it. Else one finger scrolls the page, and two move the map. */
  isPage?: boolean;
  /** Another pin in focus is moved clear of what lies upon the map. */
  followsFocus?: boolean;
  /** The map may open without a pin that lies far from the others. */
  mayLeaveOut?: boolean;
  /** The pins are neighbours of one city, or places of one: the map comes nearer. */
  within?: 'region' | 'city';
  /** The pins that can be seen, in their order, each time the map comes to rest. */
  onView?: (ids: readonly string[]) => void;
  className?: string | undefined;
}
