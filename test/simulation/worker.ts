import { addTo, idOf, shrink, tell, type Broken } from './tell-many.ts';
import type { Counters } from './story.ts';

/** Stories that one process tells before it is given more. */
export interface Slice {
  from: number;
  seeds: number;
  steps: number;
}

/** What came of a slice. */
export interface Report {
  counters: Counters;
  broken: Broken[];
}

/** Shrinking takes some thirty stories: each process shrinks the first of every promise; any other is told again by its seed. */
const shrunk = new Set<string>();

process.on('message', ({ from, seeds, steps }: Slice) => {
  void work(from, seeds, steps).then((report) => {
    process.send?.(report);
  });
});
process.on('disconnect', () => {
  process.exit(0);
});

async function work(from: number, seeds: number, steps: number): Promise<Report> {
  const report: Report = { counters: {}, broken: [] };
  for (let seed = from; seed < from + seeds; seed += 1) {
    const told = await tell(seed, steps);
    if ('counters' in told) addTo(report.counters, told.counters);
    else report.broken.push(await smaller(told.broken));
  }
  return report;
}

async function smaller(broken: Broken): Promise<Broken> {
  const id = idOf(broken.message);
  if (shrunk.has(id)) return broken;
  shrunk.add(id);
  return shrink(broken);
}
