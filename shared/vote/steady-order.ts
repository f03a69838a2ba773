/**
 * The options in the order in which they stand on the screen: nothing moves under a pointer. What is new comes last, in the order of
 * `place` (the date, the list), which no vote changes.
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
