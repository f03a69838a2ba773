import { readFileSync } from 'node:fs';

/** Packages of the two workspaces are used by files of the root; `test/architecture/packages.test.ts` says whether each of them is used. */
const tools = ['test/tools', 'sync-server/destination/build/tools'];
const packages = tools.flatMap((folder) =>
  Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).devDependencies),
);

export default {
  workspaces: {
    '.': {
      // What ends in an exclamation mark is the product and what builds it; `knip --production` sees nothing else, so what only tests use is found.
      entry: [
        'app/main.tsx!',
        'app/service-worker.ts!',
        'app/page-script.ts!',
        'sync-server/main.ts!',
        'vite.*.ts!',
        'sync-server/destination/build/main.ts!',
        'app/gallery/main.tsx',
        'test/**/*.test.{ts,tsx}',
        'playwright.config.ts',
        'test/browser/**/*.spec.ts',
        'test/{bench,scale,simulation,worlds,evaluation,chaos,storm,mutation}/*.{ts,tsx}',
        'test/setup/*.ts',
      ],
      project: [
        'app/**/*.{ts,tsx}!',
        '!app/gallery/**!',
        'shared/**/*.ts!',
        'sync-server/**/*.ts!',
        'migrations/**/*.ts!',
        'locales/**/*.ts!',
        'test/**/*.{ts,tsx}',
      ],
      // The types of TopoJSON are a package that only has types.
      ignoreDependencies: [...packages, 'topojson-specification'],
      // Beside the product’s own packages: lighthouse and mutation have packages of their own.
      ignore: ['bench/**'],
      ignoreBinaries: ['pgbouncer', 'prlimit', 'setpriv', 'unshare', 'knip', 'oxlint', 'playwright', 'oxfmt'],
    },
    ...Object.fromEntries(tools.map((folder) => [folder, { ignoreDependencies: packages }])),
  },
  ignoreExportsUsedInFile: true,
  rules: { types: 'off' },
};
