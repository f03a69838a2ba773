import { execSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { unpackPictures } from './sync-server/destination/build/picture-pack.ts';
import { aheadOf } from './vite.ahead.ts';
import { findSharedChunks, sharedChunks } from './vite.chunks.ts';
import { compressed } from './vite.compressed.ts';
import { placeFiles } from './vite.places.ts';
import { findShell, placeOf, placeOfStyles } from './vite.shell.ts';
import { texts } from './vite.texts.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

/** The letters of link previews lie beside the bundle of the server. */
const fonts: Plugin = {
  name: 'fonts',
  writeBundle({ dir }) {
    cpSync('sync-server/pictures/fonts', resolve(dir ?? '', 'fonts'), { recursive: true });
  },
};

/**
 * The server beside the client. Packages that it needs stay outside it; those of building alone, which imports read
 * files with, come into it.
 */
const server: UserConfig = {
  plugins: [fonts],
  ssr: { noExternal: ['csv-parse', '@streamparser/json'] },
  define: { __BUILD__: JSON.stringify(buildName()) },
  build: {
    ssr: 'sync-server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
};

function buildName(): string {
  const name = process.env['BUILD_NAME'];
  if (name) return name;
  try {
    return execSync('git rev-parse --short HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch (notARepository) {
    return notARepository instanceof Error ? 'local' : 'unknown';
  }
}

/**
 * The page's own script is part of it: what says that a file is missing must not be a file that can be missing, and
 * what asks for files must not be waited for. It knows the files of the finished build. The server allows it by the
 * hash of its text (`sync-server/http/inline-scripts.ts`).
 */
const pageScript: Plugin = {
  name: 'page-script',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        define: { __AHEAD__: JSON.stringify(bundle ? aheadOf(bundle) : { files: [], words: '', screens: [] }) },
        build: {
          write: false,
          minify: true,
          target: ['es2022', 'chrome111', 'safari16.4', 'firefox115'],
          lib: { entry: resolve(import.meta.dirname, 'app/page-script.ts'), formats: ['iife'], name: 'pageScript' },
        },
      });
      const [first] = [built].flat();
      const script = first && 'output' in first ? first.output[0].code.trim() : undefined;
      if (script === undefined) throw new Error('The script of the page was not built.');
      // The other comments and what separates the tags are for whoever reads the source.
      return html
        .replace(/<!--(?! page-script)(?:(?!-->).)*-->\s*/gsu, '')
        .replace(/>\s+</gu, '><')
        .replace(/\s+(\/?>)?/gu, (_, end?: string) => end ?? ' ')
        .replace('<!-- page-script -->', () => `<script>${script}</script>`);
    },
  },
};

/**
 * Chunks are preloaded from beside the helper that asks for them, which lies in `assets`, and not from the root of the
 * host: one build is served below any path (BASE_PATH). Vite's relative base would write the place of the asking chunk
 * wherever one is asked for.
 */
const helper = '\0vite/preload-helper.js';
const preloadBeside: Plugin = {
  name: 'preload-beside',
  apply: 'build',
  transform(code, id) {
    if (id !== helper) return undefined;
    const beside = code.replace('return "/"+dep', 'return "../"+dep');
    if (beside === code) throw new Error('Vite has another way to preload chunks than this build expects.');
    return { code: beside, map: null };
  },
  generateBundle(_options, bundle) {
    const home = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(helper));
    if (!/^assets\/[^/]+$/.test(home?.fileName ?? ''))
      throw new Error('The helper that preloads chunks is not in assets.');
  },
};

/** Covers lie in `app/public` before Vite copies or serves them. */
const pictures: Plugin = { name: 'pictures', configResolved: unpackPictures };

/** The router's package leads bundlers to its build for development, whose warnings nobody reads in production. */
const productionOfRouter = (file: string) =>
  resolve(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`);

/**
 * What only developer tools and warnings read: names given to components keep those in the bundle that nobody uses; an
 * icon's lines never change places, its names would be classes that no style knows, and 24 is its size without saying
 * so.
 */
const forDevelopers: readonly [file: RegExp, text: RegExp][] = [
  // Names, and "useHref() may be used only in the context of a <Router>".
  [
    /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    /^\w+\.displayName = "\w+";$|^ {2}invariant\(\n {4}!?useInRouterContext\(\),\n(?: {4}\/\/.*\n)* {4}(?:`[^`]*`|"[^"]*")\n {2}\);$/gm,
  ],
  [/\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, /^ {2}if \(iconData\.name\) \{[^}]*\}$/m],
  [/\/lucide-react\/dist\/esm\/shared\/src\/utils\/toLucideIconData\.mjs$/, /^ {2}if \(iconNode == null\) \{[^}]*\}$/m],
  [
    /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    /, key: "\w+"|^ {2}(?:name: "[\w-]+"|size: 24),\n|^ {2}aliases: \[[^\]]*\]\n/gm,
  ],
  // Warnings that i18next gives in its debug mode alone, which this app never sets.
  [/\/i18next\/dist\/esm\/i18next\.js$/, /^\s*this\.logger\.(?:warn|deprecate|log)\(.*\);$/gm],
  // What the API's own pages say of a call.
  [/\/shared\/[\w-]+\/(?:[\w-]+-)?endpoints\.ts$/, /^\s+summary:\s+.*,\n/gm],
];
const withoutNames: Plugin = {
  name: 'without-names',
  apply: 'build',
  transform(code, id) {
    const text = forDevelopers.find(([file]) => file.test(id))?.[1];
    return text && { code: code.replace(text, ''), map: null };
  },
};

const client: UserConfig = {
  root: 'app',
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: productionOfRouter('index') },
      { find: /^react-router\/dom$/, replacement: productionOfRouter('dom-export') },
      // What react-i18next takes from this package for older versions of React, React has.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
    ],
  },
  envDir: '..',
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    reportCompressedSize: false,
    target: ['es2022', 'chrome111', 'safari16.4', 'firefox115'],
    manifest: true,
    // Without it Safari 16 loads what a chunk imports only once it has the chunk; every browser would load the polyfill
    // with each page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A class that extends a member of another module is left out where nobody uses it.
      treeshake: { propertyReadSideEffects: false },
      input: { index: resolve(import.meta.dirname, 'app/index.html') },
      output: {
        codeSplitting: { groups: sharedChunks },
        // Places of their own, by which the service worker tells what it precaches from what it fetches afterwards.
        // Seven characters are the fewest that the bundler takes for this many chunks: every name stands in the list
        // that the entry preloads from.
        chunkFileNames: (chunk) => `assets/${placeOf(chunk)}[name]-[hash:7].js`,
        assetFileNames: ({ originalFileNames, names }) => {
          const lines = /destination\/lines\/(\w\w)\.json$/.exec(originalFileNames[0] ?? '');
          if (lines) return `assets/text/${lines[1]}-lines-[hash:7][extname]`;
          if (/catalogue\/core\.json$/.test(originalFileNames[0] ?? ''))
            return 'assets/later/catalogue-core-[hash:7][extname]';
          return `assets/${placeOfStyles(names[0])}[name]-[hash:7][extname]`;
        },
      },
    },
  },
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash][local]' } } },
  server: {
    port: 5173, // The shorthand would change the Host header, and the server would take the browser for a foreign site.
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/socket.io': { target: api, ws: true, changeOrigin: false },
    },
  },
  plugins: [
    react(),
    pictures,
    texts,
    placeFiles,
    findShell,
    findSharedChunks,
    pageScript,
    preloadBeside,
    withoutNames,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      // The manifest is served by the server in the visitor's language (sync-server/http/web-manifest.ts).
      manifest: false,
      injectManifest: {
        globIgnores: ['assets/rare/**'],
        globPatterns: [
          'index.html',
          'assets/**/*.{js,css}',
          'assets/text/*.json',
          'assets/later/*.json',
          'icons/favicon.svg',
        ],
      },
    }),
    compressed,
  ],
};

export default defineConfig(({ mode }) => (mode === 'server' ? server : client));
