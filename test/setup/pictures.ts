import { unpackPictures } from '../../sync-server/destination/build/picture-pack.ts';

/** Tests read covers and previews in `app/public`; once per run, before all workers. */
export function setup(): void {
  unpackPictures();
}
