import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Root may mount at once; anybody else in a user namespace of their own, where the system allows it. */
const isRoot = process.getuid?.() === 0;
const unshare = isRoot ? ['--mount'] : ['--mount', '--map-root-user'];

/** A file system of a few megabytes in the place of a directory, seen only by programs that run `under` it. */
export class SmallDisk {
  private constructor(
    private readonly holder: ChildProcess,
    private readonly directory: string,
  ) {}

  /** Whether this system lets us mount anything (Linux; root, or user namespaces). */
  static isPossible(): boolean {
    return (
      process.platform === 'linux' &&
      spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
    );
  }

  static async mount(directory: string, megabytes: number): Promise<SmallDisk> {
    const holder = spawn(
      'unshare',
      [
        ...unshare,
        'sh',
        '-c',
        `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && exec sleep 3600`,
        directory,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((done) => holder.stdout.once('data', done));
    return new SmallDisk(holder, directory);
  }

  get under(): string[] {
    return [
      'nsenter',
      '--target',
      String(this.holder.pid),
      '--mount',
      ...(isRoot ? [] : ['--user', '--preserve-credentials']),
      `--wd=${process.cwd()}`,
    ];
  }

  private path(name: string): string {
    return join('/proc', String(this.holder.pid), 'root', this.directory, name);
  }

  read(name: string): Buffer {
    return readFileSync(this.path(name));
  }

  /** Takes all the room that is left. */
  fill(): void {
    const ballast = openSync(this.path('ballast'), 'a');
    try {
      for (let bytes = 65_536; bytes >= 1; bytes = Math.floor(bytes / 2)) while (this.wrote(ballast, bytes));
    } finally {
      closeSync(ballast);
    }
  }

  private wrote(ballast: number, bytes: number): boolean {
    try {
      return writeSync(ballast, Buffer.alloc(bytes, 1)) === bytes;
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ENOSPC') return false;
      throw error;
    }
  }

  makeRoom(): void {
    rmSync(this.path('ballast'));
  }

  async unmount(): Promise<void> {
    const ended = new Promise((done) => this.holder.once('exit', done));
    this.holder.kill('SIGKILL');
    await ended;
  }
}
