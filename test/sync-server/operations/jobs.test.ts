import { afterEach, describe, expect, it, vi } from 'vitest';
import { Jobs, type JobsPorts } from '#server/kernel/jobs.ts';
import { createLog } from '#server/kernel/log.ts';
import { Programs } from '#test/worlds/program.ts';
import { freshStore, postgresUrl } from '#test/worlds/stores.ts';

const hourMs = 60 * 60 * 1000;

/** Jobs of one process; what became of them is told in `said`. */
function process(database: JobsPorts['database'], run: (stopped: AbortSignal) => Promise<Record<string, number>>) {
  const said: string[] = [];
  const jobs = new Jobs({
    database,
    log: createLog('silent'),
    jobs: [{ name: 'sweep', everyMs: hourMs, run }],
    ended: (name, outcome) => said.push(`${name} ${outcome}`),
  });
  return { jobs, said };
}

describe('a job', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs at the start and every time its hour comes, never twice at once, and goes on after a failure', async () => {
    vi.useFakeTimers();
    let running = 0;
    const run = vi.fn(async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((done) => setTimeout(done, 1.5 * hourMs));
      running -= 1;
      if (run.mock.calls.length === 1) throw new Error('no room');
      return {};
    });
    const { jobs, said } = process({ kind: 'sqlite', file: ':memory:' }, run);
    await vi.advanceTimersByTimeAsync(3.2 * hourMs);
    expect(said).toEqual(['sweep failed']);
    const stopped = jobs.stop();
    await vi.advanceTimersByTimeAsync(10 * hourMs);
    await stopped;
    expect(said).toEqual(['sweep failed', 'sweep done']);
  });

  it('is told of a stop, which waits for its present step alone; that is no failure', async () => {
    let steps = 0;
    let endStep = (): void => undefined;
    const { jobs, said } = process({ kind: 'sqlite', file: ':memory:' }, async (stopped) => {
      for (;;) {
        stopped.throwIfAborted();
        steps += 1;
        await new Promise<void>((done) => {
          endStep = done;
        });
      }
    });
    expect(steps).toBe(1);
    const stop = jobs.stop();
    endStep();
    await stop;
    expect([steps, said]).toEqual([1, []]);
  });
});

describe.runIf(postgresUrl)('on PostgreSQL', { timeout: 60_000 }, () => {
  it('one process of several does a job, and the next is free to when it has ended', async () => {
    const store = await freshStore('postgres');
    let end = (): void => undefined;
    let hasBegun = false;
    const first = process(store.config, () => {
      hasBegun = true;
      return new Promise((resolve) => {
        end = () => {
          resolve({});
        };
      });
    });
    await expect.poll(() => hasBegun).toBe(true);
    const others = [1, 2].map(() => process(store.config, () => Promise.resolve({})));
    await Promise.all(others.map(({ jobs }) => jobs.stop()));
    expect(others.map(({ said }) => said)).toEqual([[], []]);
    end();
    await first.jobs.stop();
    expect(first.said).toEqual(['sweep done']);
    const next = process(store.config, () => Promise.resolve({}));
    await next.jobs.stop();
    expect(next.said).toEqual(['sweep done']);
    await store.remove();
  });
});

describe('figures of jobs', { timeout: 60_000 }, () => {
  it('tell that the sweep and a backup were done', async () => {
    const programs = new Programs();
    const { url } = await programs.start({ env: { METRICS: 'on', BACKUP_EVERY: '1h' } });
    const figures = async () => (await fetch(`${url}/metrics`)).text();
    for (const name of ['sweep', 'backup']) {
      const done = new RegExp(`^moyeo_job_duration_seconds_count\\{name="${name}",outcome="done"\\} 1$`, 'm');
      await expect.poll(figures, { timeout: 30_000 }).toMatch(done);
      expect(await figures()).toContain(`moyeo_job_duration_seconds_count{name="${name}",outcome="failed"} 0`);
      expect(await figures()).toMatch(
        new RegExp(`^moyeo_job_last_success_timestamp_seconds\\{name="${name}"\\} \\d`, 'm'),
      );
    }
    await programs.close();
  });
});
