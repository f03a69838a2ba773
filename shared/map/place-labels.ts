import type { ScreenPoint, Size } from './view.ts';

const sides = ['end', 'start', 'below', 'above'] as const;
export type LabelSide = (typeof sides)[number];
/** A mark on the map. */
export interface Marked extends ScreenPoint {
  /** Half of what it covers from left to right, and from top to bottom; pixels. */
  readonly half: number;
  readonly tall: number;
}
export interface Labelled extends Marked {
  readonly id: string;
  readonly text: string;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of text in 13 px bold: wide characters (Korean, Chinese, Japanese) and others. */
const wideLetter = 13;
const narrowLetter = 7.5;
/** Of a label: its padding at both ends, and its height. */
const padding = 18;
const height = 24;
/** Between a mark and its label. */
const gap = 4;

/** From a mark's middle to the labels beside it, and to those above and below it; pixels. */
export const besideOf = ({ half, tall }: Marked) => ({ across: half + gap, up: tall + gap });

/** About how many pixels a label is wide; a little more than it is, so that none crosses another. */
export function labelWidth(text: string): number {
  let width = padding;
  for (const letter of text)
    width += /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(letter)
      ? wideLetter
      : narrowLetter;
  return width;
}

/** A box around its middle, pixels. */
export const boxAround = ({ x, y }: ScreenPoint, width: number, boxHeight: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - boxHeight / 2,
  bottom: y + boxHeight / 2,
});

/**
 * Where names stand: in the list's order, beside, below or above their pin, none that would cross another name, a pin
 * or the edge.
 * @param others what else is on the map
 * @param focused whose name stands above the pins: in a crowd it covers some of them, as few as it can
 */
export function placeLabels(
  labels: readonly Labelled[],
  pins: readonly Marked[],
  size: Size,
  others: readonly Box[] = [],
  focused?: string,
): Map<string, LabelSide> {
  const placed = new Map<string, LabelSide>();
  const ofPins = pins.map((pin) => boxAround(pin, 2 * pin.half, 2 * pin.tall));
  const taken: Box[] = [...others];
  for (const label of labels) {
    const free = sides
      .map((side) => ({ side, box: labelBox(label, side) }))
      .filter(({ box }) => isInside(box, size) && taken.every((other) => !crosses(box, other)))
      .map(({ side, box }) => ({ side, covered: ofPins.reduce((sum, pin) => sum + common(box, pin), 0) }));
    const [side] = free
      .filter(({ covered }) => covered === 0 || label.id === focused)
      .sort((one, other) => one.covered - other.covered)
      .map((one) => one.side);
    if (side === undefined) continue;
    placed.set(label.id, side);
    taken.push(labelBox(label, side));
  }
  return placed;
}

export interface Tag extends ScreenPoint {
  readonly id: string;
  readonly width: number;
}

/** Of a tag and of the focused pin's ring. */
const tagHeight = 30;
const ring = 52;

/**
 * Where tags stand that may move aside, by the middle: at their point, else near it, none that would cross another one,
 * the focused pin or the edge.
 * The nearest is taken; where there is no room, the one that covers least. They stay where they would leave the map,
 * moved in from the edge as far as their point lies on it.
 * @param others what else lies on the map
 */
export function placeTags(
  tags: readonly Tag[],
  focused: ScreenPoint | undefined,
  size: Size,
  others: readonly Box[] = [],
): Map<string, Box> {
  const taken = [...others, ...(focused ? [boxAround(focused, ring, ring)] : [])];
  return new Map(
    tags.map(({ id, x, y, width }) => {
      const aside = (width + ring) / 2;
      const near = [0, 1, -1, 2, -2, 3, -3]
        .map((rows) => rows * tagHeight)
        .flatMap((up) => [0, -aside / 2, aside / 2, -aside, aside].map((along) => ({ up, along })))
        .sort((one, other) => Math.hypot(one.up, one.along) - Math.hypot(other.up, other.along))
        .map(({ up, along }) => movedIn(boxAround({ x: x + along, y: y - up }, width, tagHeight), x, size));
      const there = movedIn(boxAround({ x, y }, width, tagHeight), x, size);
      const inside = near.filter((one) => isInside(one, size));
      const covered = inside.map((one) => taken.reduce((sum, other) => sum + common(one, other), 0));
      const isOnMap = x >= 0 && x <= size.width && y >= 0 && y <= size.height;
      const least = isOnMap ? Math.min(...covered) : 0;
      const box = inside[covered.indexOf(least)] ?? there;
      taken.push(box);
      return [id, box];
    }),
  );
}

/**
 * A box that would cross the west or east edge, beside it; where its point `x` is not on the map, or the map is too
 * narrow, as it is.
 */
function movedIn(box: Box, x: number, { width }: Size): Box {
  if (x < 0 || x > width || box.right - box.left > width) return box;
  const by = Math.max(0, -box.left) - Math.max(0, box.right - width);
  return { ...box, left: box.left + by, right: box.right + by };
}

/** What a label covers at one side of its pin. */
export function labelBox(label: Labelled, side: LabelSide): Box {
  const { x, y } = label;
  const width = labelWidth(label.text);
  const { across, up } = besideOf(label);
  if (side === 'below' || side === 'above') {
    const top = side === 'below' ? y + up : y - up - height;
    return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
  }
  const left = side === 'end' ? x + across : x - across - width;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

const isInside = ({ left, right, top, bottom }: Box, { width, height: mapHeight }: Size): boolean =>
  left >= 0 && right <= width && top >= 0 && bottom <= mapHeight;

/** Square pixels that two boxes share. */
const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const crosses = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
