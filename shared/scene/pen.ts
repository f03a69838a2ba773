import type { Ink, Inks } from '#shared/scene/inks.ts';
import { halves, short, tidy } from '#shared/scene/path.ts';
import { randomOf } from '#shared/scene/random.ts';

/** A list's item; the list repeats. */
export function cycle<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

interface Shape {
  readonly ink: Ink | null;
  readonly text: string;
}

/**
 * Collects shapes by ink and prints them as SVG. Lengths are pixels of the frame. The same seed gives the same chances.
 */
export class Pen {
  private readonly shapes: Shape[] = [];
  readonly r: () => number;

  constructor(
    private readonly inks: Inks,
    seed: string,
  ) {
    this.r = randomOf(seed);
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.r();
  }
  pick<T>(list: readonly T[]): T {
    return cycle(list, Math.floor(this.r() * list.length));
  }

  path(ink: Ink, d: string): void {
    this.shapes.push({ ink, text: `<path d="${tidy(d)}"/>` });
  }
  rect(ink: Ink, x: number, y: number, w: number, h: number): void {
    this.path(ink, `M${x} ${y}h${w}v${h}h${-w}z`);
  }
  circ(ink: Ink, x: number, y: number, radius: number): void {
    this.shapes.push({ ink, text: `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>` });
  }
  oval(ink: Ink, x: number, y: number, rx: number, ry: number): void {
    this.shapes.push({ ink, text: `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"/>` });
  }
  line(ink: Ink, width: number, d: string, isRound = true): void {
    const ends = isRound ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
    this.shapes.push({
      ink: null,
      text: `<path d="${tidy(d)}" fill="none" stroke="${this.inks[ink]}" stroke-width="${short(width)}"${ends}/>`,
    });
  }
  /** The house style: a symmetric form from half its outline, its right side in shade (none: one tone). */
  sym(ink: Ink, shade: Ink | null, half: string): void {
    const { full, side } = halves(half);
    this.path(ink, full);
    if (shade) this.path(shade, side);
  }
  /** Windows: one path of small upright shapes; `skip` is the share that stays dark. */
  grid(
    ink: Ink,
    x: number,
    y: number,
    columns: number,
    rows: number,
    dx: number,
    dy: number,
    w: number,
    h: number,
    skip = 0,
  ): void {
    let d = '';
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) if (this.r() >= skip) d += `M${x + i * dx} ${y + j * dy}h${w}v${h}h${-w}z`;
    }
    if (d) this.path(ink, d);
  }
  /** Draws with the origin at a point, scaled, mirrored if `flip`. */
  at(x: number, y: number, scale: number, draw: () => void, flip = false): void {
    const size = Number(short(scale * 100)) / 100;
    const scaled = scale === 1 && !flip ? '' : flip ? `scale(${-size} ${size})` : `scale(${size})`;
    this.shapes.push({ ink: null, text: `<g transform="translate(${short(x)} ${short(y)})${scaled}">` });
    draw();
    this.shapes.push({ ink: null, text: '</g>' });
  }

  /** The shapes as SVG elements; neighbours of one ink share a group. */
  toString(): string {
    let text = '';
    for (let index = 0; index < this.shapes.length;) {
      const { ink, text: shape } = this.shapes[index] as Shape;
      if (ink === null) {
        text += shape;
        index++;
        continue;
      }
      let end = index;
      while (this.shapes[end]?.ink === ink) end++;
      const alike = this.shapes.slice(index, end).map((one) => one.text);
      text +=
        alike.length === 1
          ? shape.replace('/>', ` fill="${this.inks[ink]}"/>`)
          : `<g fill="${this.inks[ink]}">${alike.join('')}</g>`;
      index = end;
    }
    return text;
  }
}
