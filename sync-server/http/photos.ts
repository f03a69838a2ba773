import express, { type Router } from 'express';
import { isPhotoFile } from '#shared/destination/photo.ts';
import { DomainError } from '#shared/kernel/errors.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * The operator's photographs, mounted at `/photos`. A file's name has the hash of its content, so that any cache may
 * keep it for good.
 */
export function photoFiles(directory: string): Router {
  const router = express.Router();
  const files = express.static(directory, { immutable: true, maxAge: year, index: false, redirect: false });
  router.use((request, response, next) => {
    if (isPhotoFile(request.path.slice(1))) files(request, response, next);
    else next(new DomainError('not_found'));
  });
  return router;
}
