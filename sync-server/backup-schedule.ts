import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from './kernel/database-file.ts';
import { EnvError } from './kernel/env-error.ts';
import type { Env } from './kernel/env.ts';
import type { JobEnded } from './kernel/jobs.ts';
import type { Log } from './kernel/log.ts';

const nameAt = (ms: number): string => `moyeo-${new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sqlite`;
const namePattern = /^moyeo-\d{8}T\d{6}Z\.sqlite$/;
/** What is not whole yet, or was left by a process that was killed. */
const halfPattern = /^moyeo-\d{8}T\d{6}Z\.sqlite\.half(-journal)?$/;
/** After a backup that failed. */
const retryMs = 15 * 60 * 1000;
/** Node's timers take no more. */
const longestTimerMs = 2_147_483_647;

export interface BackupSchedulePorts {
  settings: NonNullable<Env['backups']>;
  log: Log;
  now: () => number;
  ended: JobEnded;
  /** Makes a checked backup in the file; rejects when that fails. */
  run: (file: string) => Promise<void>;
}

/** Makes a backup when the newest one is older than `BACKUP_EVERY`, and keeps the newest `BACKUP_KEEP`. */
export class BackupSchedule {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly ports: BackupSchedulePorts) {
    try {
      openFolder(ports.settings.directory);
    } catch (error) {
      throw new EnvError(
        `BACKUP_DIRECTORY: ${ports.settings.directory} cannot be made or written (${String((error as { code?: unknown }).code)}). Name another folder, or give this user its rights.`,
      );
    }
    this.plan(this.dueIn());
  }

  /** Epoch milliseconds of the newest backup; 0 when there is none. */
  lastAt(): number {
    const { settings, now } = this.ports;
    const newest = this.names().at(-1);
    if (newest === undefined || isAhead(newest, now())) return 0;
    return Math.min(statSync(join(settings.directory, newest)).mtimeMs, now());
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private dueIn(): number {
    return Math.max(0, this.lastAt() + this.ports.settings.everyMs - this.ports.now());
  }

  private plan(inMs: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(
      () => {
        if (inMs > longestTimerMs) this.plan(this.dueIn());
        else void this.make();
      },
      Math.min(inMs, longestTimerMs),
    );
    this.timer.unref();
  }

  private async make(): Promise<void> {
    const { settings, log, now, ended, run } = this.ports;
    const from = performance.now();
    const seconds = () => (performance.now() - from) / 1_000;
    const file = join(settings.directory, nameAt(now()));
    this.removeHalves();
    try {
      await run(file);
    } catch (error) {
      log.error({ err: error }, 'a backup failed; the next try comes in 15 minutes');
      ended('backup', 'failed', seconds());
      rmSync(file, { force: true });
      this.removeHalves();
      this.plan(retryMs);
      return;
    }
    for (const old of this.names().slice(0, -settings.keep)) rmSync(join(settings.directory, old), { force: true });
    log.info({ bytes: statSync(file).size }, 'a backup was made and checked');
    ended('backup', 'done', seconds());
    this.plan(this.dueIn());
  }

  /** Each has a name of its own: on a full disk they would be what fills it. */
  private removeHalves(): void {
    const { directory } = this.ports.settings;
    for (const name of this.files().filter((one) => halfPattern.test(one))) rmSync(join(directory, name));
  }

  /**
   * Oldest first: the names sort by time. How old one of the future is nobody knows: the clock stood ahead, and it is
   * the first to go.
   */
  private names(): string[] {
    const names = this.files()
      .filter((name) => namePattern.test(name))
      .sort();
    const now = this.ports.now();
    return [...names.filter((name) => isAhead(name, now)), ...names.filter((name) => !isAhead(name, now))];
  }

  private files(): string[] {
    const { directory } = this.ports.settings;
    return existsSync(directory) ? readdirSync(directory) : [];
  }
}

const isAhead = (name: string, now: number): boolean => name > nameAt(now);

/** Runs `moyeo backup` as a process of its own: checking a backup takes processor time that requests would miss. */
export function backupByProcess(program: string): (file: string) => Promise<void> {
  return (file) =>
    new Promise((done, failed) => {
      const child = spawn(process.execPath, [...process.execArgv, program, 'backup', file], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (part: Buffer) => {
        said += part.toString('utf8');
      });
      child.once('error', failed);
      child.once('close', (code) => {
        if (code === 0) done();
        else failed(new Error(said.trim() || `moyeo backup ended with ${String(code)}`));
      });
    });
}
