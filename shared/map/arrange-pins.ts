import type { ScreenPoint } from './view.ts';

/** A pin's place in pixels. */
export interface PlacedPin extends ScreenPoint {
  readonly id: string;
}
/** What is drawn: one pin, or several that lie too close to be told apart. */
export interface Mark extends ScreenPoint {
  readonly ids: readonly string[];
}

/** Pins nearer than this move apart; pixels. */
export const apart = 28;
/** Pins nearer than this, or three of them, become one mark with their number; pixels. */
const closest = 14;
/** No two marks are nearer than this; pixels. */
const leastBetweenMarks = 21;

/**
 * Marks in which one pin stands alone at its own place, whatever it was together with; the others of its mark stay
 * together, beside it where they would lie under it.
 * @param pins those of the marks
 */
export function standingOut(
  marks: readonly Mark[],
  pins: readonly PlacedPin[],
  focused: string | undefined,
): readonly Mark[] {
  const pin = pins.find(({ id }) => id === focused);
  if (!pin) return marks;
  return marks.flatMap((mark) => {
    if (mark.ids.length === 1 || !mark.ids.includes(pin.id)) return [mark];
    const ids = mark.ids.filter((id) => id !== pin.id);
    const place = pins.find(({ id }) => id === ids[0]) ?? mark;
    return [
      { ...aside(place, pin), ids },
      { x: pin.x, y: pin.y, ids: [pin.id] },
    ];
  });
}

/** A place, `apart` from another one in its own direction; to the right where it has none. */
function aside({ x, y }: ScreenPoint, from: ScreenPoint): ScreenPoint {
  const distance = between({ x, y }, from);
  if (distance >= apart) return { x, y };
  const [dx, dy] = distance === 0 ? [1, 0] : [(x - from.x) / distance, (y - from.y) / distance];
  return { x: from.x + dx * apart, y: from.y + dy * apart };
}

/** Of two dots, or a dot and a mark, that are nearer than this the dot is left out; pixels. */
const leastAroundDots = 24;

/** The dots that stand apart from all marks and from the dots before them. */
export function standingApart(dots: readonly PlacedPin[], marks: readonly Mark[]): PlacedPin[] {
  const taken: ScreenPoint[] = [...marks];
  return dots.filter((dot) => {
    const isApart = taken.every((other) => between(dot, other) >= leastAroundDots);
    if (isApart) taken.push(dot);
    return isApart;
  });
}

/**
 * Marks for pins, in the order of their first pin. Each pin joins the nearest mark within `apart`. Two that remain
 * together move apart on their common line where there is room.
 */
export function arrangePins(pins: readonly PlacedPin[]): Mark[] {
  const seeds = seedsOf(pins);
  const settled = seeds.map(({ pins: [first, ...rest] }): Mark[] => {
    if (first === undefined) return [];
    return [{ x: first.x, y: first.y, ids: [first.id, ...rest.map(({ id }) => id)] }];
  });
  seeds.forEach(({ pins: group }, index) => {
    const [first, second] = group;
    if (first === undefined || second === undefined || group.length > 2) return;
    const pair = movedApart(first, second);
    if (pair === undefined) return;
    const others = settled.flatMap((list, other) => (other === index ? [] : list));
    const hasRoom = pair.every((mark) => others.every((other) => between(mark, other) >= leastBetweenMarks));
    if (hasRoom) settled[index] = pair;
  });
  const order = new Map(pins.map(({ id }, index) => [id, index]));
  const firstOf = ({ ids: [id = ''] }: Mark) => order.get(id) ?? 0;
  return settled.flat().sort((a, b) => firstOf(a) - firstOf(b));
}

/**
 * Groups around the first pins of the list that are `apart`; a grid finds the neighbours, so that 500 pins cost no
 * 250,000 distances.
 */
function seedsOf(pins: readonly PlacedPin[]): { pins: PlacedPin[] }[] {
  const cells = new Map<string, { pins: PlacedPin[] }[]>();
  const seeds: { pins: PlacedPin[] }[] = [];
  const cellOf = (value: number) => Math.floor(value / apart);
  const seedNear = (pin: PlacedPin) => {
    let [best, least]: [{ pins: PlacedPin[] } | undefined, number] = [undefined, apart];
    for (let column = cellOf(pin.x) - 1; column <= cellOf(pin.x) + 1; column += 1)
      for (let row = cellOf(pin.y) - 1; row <= cellOf(pin.y) + 1; row += 1)
        for (const seed of cells.get(`${column} ${row}`) ?? []) {
          const distance = between(seed.pins[0] ?? pin, pin);
          if (distance < least) [best, least] = [seed, distance];
        }
    return best;
  };
  const crowd: PlacedPin[] = [];
  for (const pin of pins) {
    if (seedNear(pin)) {
      crowd.push(pin);
      continue;
    }
    const seed = { pins: [pin] };
    seeds.push(seed);
    const cell = `${cellOf(pin.x)} ${cellOf(pin.y)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), seed]);
  }
  for (const pin of crowd) seedNear(pin)?.pins.push(pin);
  return seeds;
}

const between = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

function movedApart(first: PlacedPin, second: PlacedPin): [Mark, Mark] | undefined {
  const distance = between(first, second);
  if (distance < closest) return undefined;
  const step = (apart - distance) / 2 / distance;
  const [dx, dy] = [(second.x - first.x) * step, (second.y - first.y) * step];
  return [
    { x: first.x - dx, y: first.y - dy, ids: [first.id] },
    { x: second.x + dx, y: second.y + dy, ids: [second.id] },
  ];
}
