// Files as a server sends them, for vite.config.ts.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { fewAtOnce } from './app/kernel/few-at-once.ts';

const client = resolve(import.meta.dirname, 'dist/client');
/** Below that nothing is gained. */
const leastBytes = 1000;
const compress = promisify(brotliCompress);

/**
 * Each hashed file once more, compressed as tightly as it can be: a seventh less than what a server has time for at
 * each request.
 */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const files = readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(js|css|json)$/.test(file),
      );
      await fewAtOnce(files, 4, async (file) => {
        const content = readFileSync(join(client, 'assets', file));
        if (content.length < leastBytes) return;
        const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
        const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
        const place = join(client, '.compressed', file);
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, await compress(content, { params }));
      });
    },
  },
};
