import './world/no-broadcast.ts';
import { cpus } from 'node:os';
import { fewFaults, numberOption, option } from './command-line.ts';
import { replay } from './replay.ts';
import { runMany } from './run-many.ts';

/*
 * `npm run simulate -- --seeds N [--from K] [--steps M] [--workers W] [--mutant
 * name]`: N runs on every core, and one summary.
 * `npm run simulate -- --seed N [--steps M] [--devices D] [--without "page crash,restore"] [--mutant
 * name]`: one run, step by step.
 * `--kinds 3 --with "storage cloned"`: every run has three kinds of faults, that one among them. With `--mutant` the
 * product's code has that defect.
 */
const steps = numberOption('steps', 200);
process.exitCode =
  option('seed') === undefined
    ? await runMany({
        from: numberOption('from', 1),
        seeds: numberOption('seeds', 1_000),
        steps,
        workers: numberOption('workers', cpus().length),
        mutant: option('mutant'),
        few: fewFaults(),
      })
    : await replay(numberOption('seed', 1), steps);
