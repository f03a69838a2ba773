/**
 * The options in their present order on the screen, so that none moves while it is being pressed. New ones come last,
 * in the order of `place` (the date, the list), which no vote changes.
 */
export function steadyOrder<O extends { option: string }>(
  shown: readonly string[],
  now: readonly O[],
  place: (a: O, b: O) => number,
): O[] {
  const at = new Map(shown.map((option, index) => [option, index]));
  const isShown = (one: O) => at.has(one.option);
  return [
    ...now.filter(isShown).sort((a, b) => (at.get(a.option) ?? 0) - (at.get(b.option) ?? 0)),
    ...now.filter((one) => !isShown(one)).sort(place),
  ];
}
