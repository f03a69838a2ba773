import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Where the build reads and writes. */
export const folders = {
  root,
  build: join(root, 'sync-server/destination/build'),
  authored: join(root, 'shared/destination/authored'),
  catalogue: join(root, 'shared/destination/catalogue'),
  lines: join(root, 'shared/destination/lines'),
  public: join(root, 'app/public'),
  covers: join(root, 'app/public/covers'),
  maps: join(root, 'app/public/maps'),
  packages: join(root, 'node_modules'),
} as const;
