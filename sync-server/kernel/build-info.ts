import { readFileSync } from 'node:fs';

/** As package.json says. This file and its bundle lie equally deep below it. */
export const version: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
