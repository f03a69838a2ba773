import type { FitDot } from '#shared/recommendation/explain.ts';

/** Whether these places can have one for each that suits them well. Whose face is whose is not told: fewer smiles than people are too few for certain. */
export function mayPleaseEach(cards: readonly { fit: readonly FitDot[] }[]): boolean {
  const people = cards[0]?.fit.length ?? 0;
  const smiles = cards.flatMap(({ fit }) => fit).filter((one) => one === 'good').length;
  return people > 1 && smiles >= people;
}
