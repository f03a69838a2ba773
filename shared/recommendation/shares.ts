import { exp, ln } from './exact-math.ts';
import type { Column } from './wish-values.ts';

/** A part of a mean. */
export interface Share {
  values: Column;
  share: number;
}

/** What a member asks for. */
interface Asking {
  specific: readonly Share[];
  broad: readonly Share[];
}

/** A wish that is not met at all still leaves so much. */
const missing = 0.05;
/** Of what somebody wrote aside. */
const missingAside = 0.1;
/** How much more the best counts than the good, of a specific wish. */
const contrast = 1.12;
/** A specific wish decides more than all that every city has some of. */
const specificShare = 0.88;

/** Specific wishes by geometric mean, so that a missing one decides; broad ones by arithmetic mean. */
export function askedFit({ specific: ones, broad: others }: Asking, at: number): number {
  let specific = 0;
  let specificWeight = 0;
  for (const { values, share } of ones) {
    const value = values[at] ?? NaN;
    if (Number.isNaN(value)) continue;
    specific += share * ln(Math.max(value, share === 1 ? missing : missingAside));
    specificWeight += share;
  }
  let broad = 0;
  let broadWeight = 0;
  for (const { values, share } of others) {
    const value = values[at] ?? NaN;
    if (Number.isNaN(value)) continue;
    // Squared: every city has some, so only much of it counts.
    broad += share * value * value;
    broadWeight += share;
  }
  if (specificWeight === 0) return broadWeight === 0 ? NaN : broad / broadWeight;
  // What was only said aside decides by half.
  const decides = Math.min(1, specificWeight);
  const mean = (decides * contrast * specific) / specificWeight;
  if (broadWeight === 0) return exp(Math.min(0, mean));
  const both = specificShare * mean + (1 - specificShare * decides) * ln(Math.max(missing, broad / broadWeight));
  return exp(Math.min(0, both));
}

/** NaN where nothing was told. */
export function meanOf(parts: readonly Share[], at: number): number {
  let sum = 0;
  let shares = 0;
  for (const { values, share } of parts) {
    sum += share * (values[at] ?? NaN);
    shares += share;
  }
  return shares === 0 ? NaN : sum / shares;
}

export function sumOf(parts: readonly Share[], at: number): number {
  let sum = 0;
  for (const { values, share } of parts) sum += share * (values[at] ?? NaN);
  return sum;
}
