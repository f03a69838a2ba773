import { wishFeatures } from './wish-features.ts';
import { packed } from './wish-weights.ts';

/**
 * For numbers and for weights: the commonest of both are the characters that are commonest in the code around them,
 * which compresses best.
 */
export const symbols = '}|enatisr,?o) lu:d.ch][mg=bpv{f1/(ykw!02-3S4;^HN5j&C>6AxT8LKMI7E';
export const weighed = '-4^w!v{gcdostn|eair?.p}/jNAxT8LKM6C&S;fkb[hl,):( um]1=02yH5>I73';
/** Weights are whole numbers from this below 0 to as much above; above 0 they speak for a wish. */
export const middle = 31;

let read: ReadonlyMap<number, number> | undefined;

/**
 * Of each feature, in the order of its hash: the distance to the one before in symbols of five bits, the last of them
 * below 32, and the weight.
 */
function weights(): ReadonlyMap<number, number> {
  if (read) return read;
  const found = new Map<number, number>();
  let [feature, distance, isWeight] = [0, 0, false];
  for (const symbol of packed) {
    if (isWeight) {
      found.set(feature, weighed.indexOf(symbol) - middle);
      isWeight = false;
      continue;
    }
    const value = symbols.indexOf(symbol);
    distance = distance * 32 + (value & 31);
    if (value >= 32) continue;
    feature += distance;
    [distance, isWeight] = [0, true];
  }
  read = found;
  return found;
}

/** How much must speak against a wish, squared and for each feature that was looked up, so that no root is taken. */
const clear = 175;

/**
 * Whether the clause of a place that stands from `start` to before `end` sounds as if somebody would go there: learnt
 * from sentences of six languages (decision 0045). In doubt it does. Sums of whole numbers: the same on every engine.
 */
export function soundsLikeAWish(text: string, start: number, end: number): boolean {
  const known = weights();
  const features = wishFeatures(text, start, end);
  let sum = 0;
  for (const feature of features) sum += known.get(feature) ?? 0;
  return sum >= 0 || sum * sum <= clear * features.size;
}
