import { describeRuns, runs } from './describe-runs.ts';

describeRuns(Math.ceil(runs / 2) + 1, runs);
