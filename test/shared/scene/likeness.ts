import { pixelsOf } from './rendered.ts';

/**
 * What the eye keeps of a drawing at card size: 16 × 9 mean colours, and from each cell to the next whether it gets
 * lighter or darker.
 */
export interface Impression {
  readonly colours: readonly (readonly [number, number, number])[];
  readonly steps: readonly (-1 | 0 | 1)[];
}

const [columns, rows, cell] = [16, 9, 4];
/** Of 255: a smaller step is no step. */
const visibleStep = 2;

export async function impressionOf(svg: string): Promise<Impression> {
  const { width, rgba } = await pixelsOf(svg, columns * cell);
  const colours = Array.from({ length: columns * rows }, (_, index) =>
    meanColour(rgba, width, (index % columns) * cell, Math.floor(index / columns) * cell),
  );
  const lights = colours.map(([red, green, blue]) => 0.3 * red + 0.59 * green + 0.11 * blue);
  const steps = lights.flatMap((light, index) => {
    if (index % columns === columns - 1) return [];
    const difference = (lights[index + 1] ?? light) - light;
    return [Math.abs(difference) <= visibleStep ? 0 : difference > 0 ? 1 : -1] as const;
  });
  return { colours, steps };
}

function meanColour(rgba: Uint8Array, width: number, left: number, top: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = top; y < top + cell; y++) {
    for (let x = left; x < left + cell; x++) {
      for (const channel of [0, 1, 2] as const) sum[channel] += (rgba[(y * width + x) * 4 + channel] ?? 0) / cell ** 2;
    }
  }
  return sum;
}

/** How many of the 135 steps differ, plus the mean difference of the colours (of 255). Equal drawings: 0. */
export function distance(a: Impression, b: Impression): number {
  const steps = a.steps.filter((step, index) => step !== b.steps[index]).length;
  const colours = a.colours.reduce((sum, colour, index) => {
    const other = b.colours[index] ?? colour;
    return sum + (Math.abs(colour[0] - other[0]) + Math.abs(colour[1] - other[1]) + Math.abs(colour[2] - other[2])) / 3;
  }, 0);
  return steps + colours / a.colours.length;
}
