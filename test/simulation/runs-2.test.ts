import { describeRuns } from './describe-runs.ts';

/** How many runs both halves have together. */
const runs = Number(process.env['SIMULATION_RUNS'] ?? 16);

describeRuns(Math.ceil(runs / 2) + 1, runs);
