import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * A peer's server in a process of its own, over an empty directory.
 * @param {string} name
 */
export async function startServer(name) {
  const directory = mkdtempSync(join(tmpdir(), 'moyeo-peers-'));
  const isOurs = name === 'moyeo';
  const child = spawn(
    process.execPath,
    isOurs ? ['dist/server/main.js'] : [join(import.meta.dirname, 'servers', `${name}.mjs`), directory],
    {
      cwd: isOurs ? root : import.meta.dirname,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        DATABASE_URL: `sqlite:${join(directory, 'moyeo.sqlite')}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const port = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        said += part;
        const found = /port (\d+)|localhost:(\d+)/.exec(said);
        if (found) resolve(found[1] ?? found[2]);
      });
    }
    child.once('exit', () => {
      reject(new Error(`${name} did not start: ${said}`));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMs(Number(child.pid)),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What all threads of a process have used of a processor, where the system tells (Linux). */
function cpuMs(/** @type {number} */ pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    );
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
