import { describeRuns } from './describe-runs.ts';

/** How many runs both halves have together. */
const runs = Number(process.env['SIMULATION_RUNS'] ?? 16);

describeRuns(1, Math.ceil(runs / 2));
