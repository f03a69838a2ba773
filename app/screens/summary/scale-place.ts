/** Where the five bands begin and end on 0-10: a half counts as the higher band, as `activityBand` has it. */
const edges = [0, 2.5, 4.5, 6.5, 8.5, 10] as const;

/** The position of a mean on a scale of five equally wide bands, 0 to 1: always within its own band. */
export function bandPlace(mean: number): number {
  const band = Math.max(
    0,
    edges.slice(0, 5).findLastIndex((edge) => edge <= mean),
  );
  const [from = 0, to = 10] = edges.slice(band, band + 2);
  return (band + (mean - from) / (to - from)) / 5;
}
