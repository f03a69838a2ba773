import type { PaletteName } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';
import type { Subject } from '#shared/scene/subjects.ts';

/** What stands in the sky behind a drawing. */
export interface Sky {
  /** Where the land begins; the three bands of the sky end above it. 185 without it. */
  readonly horizon?: number;
  /** x, y, radius. */
  readonly sun?: readonly [number, number, number];
  readonly stars?: number;
  readonly clouds?: number;
  readonly cloudY?: number;
  /** Where the first of four birds flies. */
  readonly birds?: readonly [number, number] | undefined;
  readonly aurora?: boolean;
}

/** A city's own drawing, from the back to the front, in the frame 480 × 270. */
export interface Landmark {
  readonly palette: PaletteName;
  /** What is drawn. */
  readonly subject: Subject;
  readonly sky: Sky;
  readonly draw: (p: Pen) => void;
  /** Where the middle of the square cut lies; 240 without it. */
  readonly middle?: number;
}

/** By ISO code and slug: "KR/seoul". */
export type Landmarks = Readonly<Record<string, Landmark>>;

/** What is drawn, in which inks, and around which x the square is cut. */
export interface Composition {
  readonly palette: PaletteName;
  readonly subject: Subject;
  readonly middle: number;
  readonly draw: (p: Pen) => void;
}
