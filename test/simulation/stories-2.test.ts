import { describeStories } from './describe-stories.ts';

/** How many runs both halves have together. */
const runs = Number(process.env['SIMULATION_RUNS'] ?? 500);

describeStories(Math.ceil(runs / 2) + 1, runs);
