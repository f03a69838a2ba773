// `npm run check`: what reads the code without running it, two at a time. Plain JavaScript, no packages.
import { npm } from '../sync-server/install.mjs';
import { step } from './steps.mjs';

/** The two longest come first, so that both workers end at about the same time. */
const waiting = ['check:types', 'check:lint', 'check:layers', 'check:dead', 'check:format'];

/**
 * @param options `without` names parts that somebody else runs; `isPatient`, see `step`
 * @returns the result of every part
 */
export async function check({ without = [], isPatient = false } = {}) {
  const left = waiting.filter((name) => !without.includes(name));
  const results = [];
  const worker = async () => {
    for (let name = left.shift(); name; name = left.shift())
      results.push(await step(name, npm, ['run', '--silent', name], { quiet: true, isPatient }));
  };
  await Promise.all([worker(), worker()]);
  return results;
}

if (process.argv[1] === import.meta.filename) {
  const failed = (await check()).filter(({ status }) => status !== 0).map(({ name }) => name);
  if (failed.length > 0) process.stdout.write(`\nfailed: ${failed.join(', ')}\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
