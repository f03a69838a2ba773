import type { PaletteName } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** A place's square drawing, in the frame 160 × 160. */
export interface Vignette {
  readonly palette: PaletteName;
  readonly draw: (p: Pen) => void;
}
export type Vignettes = Readonly<Record<string, Vignette>>;
