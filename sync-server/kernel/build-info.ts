import { readFileSync } from 'node:fs';

/** As package.json says. This file and its bundle lie equally deep below it. */
export const version: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

declare const __BUILD__: string | undefined;
/** `BUILD_NAME` of the build, or else its commit; `source` where nothing was built. */
export const build = typeof __BUILD__ === 'undefined' ? 'source' : __BUILD__;
