import { describeRuns, runs } from './describe-runs.ts';

describeRuns(1, Math.ceil(runs / 2));
