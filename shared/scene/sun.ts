/** The sun's place and radius, for a sky. */
export const sun = (x: number, y: number, radius: number): { sun: readonly [number, number, number] } => ({
  sun: [x, y, radius],
});
