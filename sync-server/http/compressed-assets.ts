import express, { type RequestHandler } from 'express';

/**
 * Answers with the file that the build has compressed (`vite.compressed.ts`) where there is one and the browser takes it.
 * @param directory of the compressed files, called as in `assets`
 */
export function compressedAssets(directory: string, options: { immutable: boolean; maxAge: number }): RequestHandler {
  const files = express.static(directory, {
    ...options,
    index: false,
    redirect: false,
    setHeaders: (response) => {
      response.setHeader('Content-Encoding', 'br');
    },
  });
  return (request, response, next) => {
    if (request.acceptsEncodings('br')) files(request, response, next);
    else next();
  };
}
