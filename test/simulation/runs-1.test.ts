import { describeRuns } from './describe-runs.ts';

/** How many runs both halves have together. With far fewer something wanted does not occur. */
const runs = Number(process.env['SIMULATION_RUNS'] ?? 500);

describeRuns(1, Math.ceil(runs / 2));
