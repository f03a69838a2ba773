import type { Edit } from './edits.ts';

/** A change of the product's code that breaks an invariant. */
export interface Mutant {
  name: string;
  /** What is wrong with it. */
  what: string;
  /** The invariant that it breaks. */
  breaks: string;
  /** A seed whose run of 200 steps breaks it. Looked at first; the others follow from 1. */
  seed: number;
  /**
   * Needs more seeds than a commit can afford, its seed has to be searched again, or the run that is caught waits long:
   * left to `npm run proof`.
   */
  isLong?: true;
  changes: readonly Change[];
}

/** `in`: the function, see `functionAt`. */
export interface Change {
  file: string;
  in: string;
  edits: readonly Edit[];
}
