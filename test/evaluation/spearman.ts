import { mean } from './metrics.ts';

/** Rank correlation, -1..1, ties by their mean rank (Spearman 1904). NaN where one side is all the same. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [meanX, meanY] = [mean(x), mean(y)];
  let [both, ofX, ofY] = [0, 0, 0];
  for (const [index, value] of x.entries()) {
    const [dx, dy] = [value - meanX, (y[index] ?? 0) - meanY];
    both += dx * dy;
    ofX += dx * dx;
    ofY += dy * dy;
  }
  return both / Math.sqrt(ofX * ofY);
}

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}
