#!/usr/bin/env node
// `moyeo VERB`: the built server and its commands, without the packages that building needs.
import './node-version.mjs';
import { existsSync } from 'node:fs';

const built = new URL('../dist/server/main.js', import.meta.url);
if (!existsSync(built)) {
  process.stderr.write('Moyeo is not built yet. Run npm run build once.\n');
  process.exit(1);
}
await import(built.href);
