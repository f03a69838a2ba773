// Files as a server sends them, for vite.config.ts.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { fewAtOnce } from './app/kernel/few-at-once.ts';

const directory = resolve(import.meta.dirname, 'dist/client/assets');
/** Below that nothing is gained. */
const leastBytes = 1000;
const compress = promisify(brotliCompress);

/**
 * Beside each file what it is compressed, as tightly as it can be: a seventh less than what a server has time for at each request. Names have hashes, so
 * that both are the same for ever.
 */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(js|css|json)$/.test(file),
      );
      await fewAtOnce(files, 4, async (file) => {
        const content = readFileSync(join(directory, file));
        if (content.length < leastBytes) return;
        const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
        const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(join(directory, `${file}.br`), await compress(content, { params }));
      });
    },
  },
};
