import { describeRuns } from './describe-runs.ts';

/** How many runs both halves have together, of the thousands that `npm run proof` does. With far fewer something wanted does not occur. */
const runs = Number(process.env['SIMULATION_RUNS'] ?? 150);

describeRuns(1, Math.ceil(runs / 2));
