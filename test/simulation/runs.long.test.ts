import { describeRuns, runs } from './describe-runs.ts';

describeRuns(runs.others);
