import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/**
 * Answers with the file that the build has compressed (`vite.compressed.ts`) where the browser takes it. What follows serves files of the same directory.
 * @param directory of the built assets
 */
export function compressedAssets(directory: string): RequestHandler {
  const names = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : [];
  const compressed = new Set(names.filter((name) => name.endsWith('.br')).map((name) => `/${name}`));
  return (request, response, next) => {
    if (!compressed.has(`${request.path}.br`)) {
      next();
      return;
    }
    response.vary('Accept-Encoding');
    if (request.acceptsEncodings('br')) {
      response.set('Content-Encoding', 'br').type(extname(request.path));
      request.url = `${request.path}.br`;
    }
    next();
  };
}
