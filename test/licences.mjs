// `npm run licences`: the packages that are installed, those of builds and tests too, by licence. Ends with 1 for one that is not on the list, or whose version is not the locked one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Licences that ask for nothing but their text, and MPL, which binds its own files alone. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1', 'Unicode-3.0', 'Python-2.0', 'Zlib', 'MPL-2.0'],
]);
/** Of a tool on the operator's machine (sizes of photographs): nothing of it is handed on. LGPL. */
const isOfTool = (/** @type {string} */ path) => path.includes('/@img/sharp-libvips-');
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** One of `A OR B` is enough; of `A AND B` each must be allowed. */
const isAllowed = (/** @type {string} */ licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => allowed.has(part)));

/** @type {Record<string, { version?: string, license?: string, link?: boolean }>} */
const { packages } = read('package-lock.json');
/** @type {Map<string, number>} */
const counts = new Map();
const wrong = [];
for (const [path, locked] of Object.entries(packages)) {
  if (!path.startsWith('node_modules/') || locked.link || !existsSync(join(root, path))) continue;
  const { version, license, licenses } = read(`${path}/package.json`);
  // Old packages name a list of objects.
  const licence = license?.type ?? license ?? licenses?.[0]?.type ?? locked.license ?? 'none named';
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  if (!isAllowed(licence) && !isOfTool(path)) wrong.push(`${path}: ${licence}`);
  if (version !== locked.version) wrong.push(`${path}: ${version} is installed, ${locked.version} is locked`);
}
for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1]))
  process.stdout.write(`${String(count).padStart(4)}  ${licence}\n`);
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
