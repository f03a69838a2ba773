import { bundleWorker } from './bundle.ts';
import { RunWorker } from './run-worker.ts';
import { mutants } from './mutants/all-mutants.ts';
const m = mutants.find((x) => x.what.includes('does not resubmit what had been accepted'))!;
const program = await bundleWorker(true);
const worker = new RunWorker(program.path);
for (const seed of [7,1,2,3,4,5,6,8,9,10,...Array.from({length:30},(_,i)=>80+i),...Array.from({length:30},(_,i)=>223+i)]) {
  const t = Date.now();
  const r = await worker.run({ from: seed, seeds: 1, steps: 200, isShrinking: false, mutant: m.name });
  if (r.failed[0]) console.log(seed, Date.now() - t, r.failed[0].message.slice(0, 100));
}
worker.stop(); program.remove(); console.log('done');
