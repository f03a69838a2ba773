import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createGzip } from 'node:zlib';

/** @throws with what the command wrote to its error output, when it fails */
export function docker(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 });
}

export function dockerStatus(...args: string[]): number | null {
  return spawnSync('docker', args, { stdio: 'ignore' }).status;
}

export interface Compose {
  run: (...args: string[]) => string;
  status: (...args: string[]) => number | null;
}

/** `docker compose` over one file, as a project of its own: an instance that runs here keeps its volumes. */
export function composeFile(path: string, variables: Record<string, string>): Compose {
  const words = ['compose', '-p', 'moyeo-proof', '-f', path];
  const env = { ...process.env, ...variables };
  return {
    run: (...args) =>
      execFileSync('docker', [...words, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env }),
    status: (...args) => spawnSync('docker', [...words, ...args], { stdio: 'ignore', env }).status,
  };
}

/** @returns bytes of the image's layers, compressed by gzip as a registry keeps them */
export function compressedSize(image: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const saved = spawn('docker', ['save', image], { stdio: ['ignore', 'pipe', 'inherit'] });
    let bytes = 0;
    saved.once('error', reject);
    saved.stdout
      .pipe(createGzip())
      .on('data', (part: Buffer) => {
        bytes += part.length;
      })
      .once('end', () => {
        resolve(bytes);
      });
  });
}
