import type { Subject } from './catalogue.ts';
import { units } from './exact-math.ts';
import { allRound } from './type-fit.ts';

/** "Based on k of n": k counted members have told what they need; n are these and those who have yet to answer. */
export interface Basis {
  k: number;
  n: number;
}

/** What is thought of a place before anybody is asked, in billionths: how good it is all round. */
export function priorScore(subject: Subject): number {
  return units(allRound(subject.strengths));
}

/** (k G + prior) / (k + 1) until everyone has answered; then G alone. */
export function shrunk(score: number | undefined, prior: number, { k, n }: Basis): number {
  if (score === undefined) return prior;
  return k >= n ? score : Math.round((k * score + prior) / (k + 1));
}
