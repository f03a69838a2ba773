// Runs commands one after the other or side by side and tells how long each took. Plain JavaScript, no packages.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * @param options `env` is added to the environment; with `quiet`, output appears when the command has ended, in one piece; with `isPatient`, what runs
 *   beside it has the processor first
 * @returns `{ name, status, seconds }`, and with `quiet` the `output`
 */
export function step(name, command, args, { env = {}, quiet = false, isPatient = false } = {}) {
  const startedAt = performance.now();
  if (!quiet) process.stdout.write(`\n== ${name}\n`);
  const child = spawn(command, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (isPatient && child.pid !== undefined) setPriority(child.pid, 10);
  const output = [];
  if (quiet) for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    const end = (status) => {
      const seconds = (performance.now() - startedAt) / 1000;
      const text = Buffer.concat(output).toString();
      if (quiet) process.stdout.write(`\n== ${name}\n${text}`);
      process.stdout.write(`-- ${name}: ${status === 0 ? 'ok' : 'failed'}, ${seconds.toFixed(1)} s\n`);
      resolve({ name, status, seconds, ...(quiet ? { output: text } : {}) });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      end(1);
    });
    child.once('close', (status) => end(status ?? 1));
  });
}
