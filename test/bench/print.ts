/** Figures as `npm run bench` prints them. */
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
export const quantile = (values: readonly number[], q: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0;
export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const ms = (value: number): string => `${value.toFixed(1)} ms`;
export const ratio = (ours: number, floor: number): string => `${(ours / floor).toFixed(2)} x`;

export function title(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function line(what: string, ...figures: string[]): void {
  process.stdout.write(`   ${what.padEnd(52)} ${figures.join('   ')}\n`);
}
