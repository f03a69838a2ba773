import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PhotoPorts } from '#server/destination/build/photos/ports.ts';

/** A picture of one colour. */
export const aPicture = (width: number, height: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d6b' } })
    .toFormat(format)
    .toBuffer();

export function put(folder: string, file: string, content: Buffer | string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** Ports without a network whose lines are kept. */
export function ports(over: Partial<PhotoPorts> = {}): PhotoPorts & { said: string[]; warned: string[] } {
  const said: string[] = [];
  const warned: string[] = [];
  return {
    said,
    warned,
    fetch: () => Promise.reject(new Error('nothing is asked of a network')),
    wait: () => Promise.resolve(),
    say: (line) => said.push(line),
    warn: (line) => warned.push(line),
    ...over,
  };
}
