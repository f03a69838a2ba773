import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { findGaps } from '#shared/destination/core/gap.ts';
import { readCore } from '#shared/destination/core/read-core.ts';
import { coverFrames, drawCovers } from './covers.ts';
import { holidayFiles } from './holidays.ts';
import { namesFromIntl } from './country-names.ts';
import { files, generate, type Generated } from './generate.ts';
import { drawMaps } from './maps.ts';
import { folders } from './sources/paths.ts';
import { packFiles, unpackPictures } from './picture-pack.ts';
import { readAuthored } from './sources/authored.ts';

/**
 * `npm run catalogue -- build | check | gaps | names`: writes the built catalogue, the covers and the maps, says
 * whether the committed ones are what would be built, accepts the list of gaps as it now is, bakes the countries'
 * names.
 * `import`, `forget` and `imported` take rows of others into an instance's database, `photos` takes photographs into
 * its folder.
 */
const [command = ''] = process.argv.slice(2);
/** `build --data` and `check --data` leave the covers and maps alone. */
const isDataOnly = process.argv.includes('--data');

if (command === 'build') {
  unpackPictures();
  const generated = generate();
  write(wantedFiles(generated), generated);
  if (!isDataOnly) {
    console.log(`pictures packed in ${kilobytes(packFiles('pictures'))}`);
    console.log(`maps packed in ${kilobytes(packFiles('maps'))}`);
  }
} else if (command === 'check') {
  unpackPictures();
  const generated = generate();
  const wanted = wantedFiles(generated);
  const stale = [...wanted]
    .filter(
      ([path, text]) =>
        !existsSync(join(folders.root, path)) || readFileSync(join(folders.root, path), 'utf8') !== text,
    )
    .map(([path]) => path);
  const left = leftovers(wanted);
  for (const path of stale) console.error(`stale: ${path}`);
  for (const path of left) console.error(`left over: ${path}`);
  if (stale.length + left.length > 0) process.exitCode = 1;
  else console.log(`the built catalogue is up to date (${wanted.size} files)`);
} else if (command === 'names') {
  const names = Object.fromEntries(readAuthored().map(({ country }) => [country, namesFromIntl(country)]));
  const rows = Object.entries(names).map(([iso2, six]) => `  ${JSON.stringify(iso2)}: ${JSON.stringify(six)}`);
  writeFileSync(join(folders.build, 'country-names.json'), `{\n${rows.join(',\n')}\n}\n`);
} else if (command === 'gaps') {
  const gaps = findGaps(readCore(generate().core));
  writeFileSync(join(folders.catalogue, 'gaps.json'), `[\n${gaps.map((gap) => JSON.stringify(gap)).join(',\n')}\n]\n`);
  console.log(`${gaps.length} gaps`);
} else if (command === 'import' || command === 'forget' || command === 'imported') {
  // Not above: it reads the built catalogue, which `build` must be able to write anew when its form has changed.
  const { importCommand } = await import('../import/command.ts');
  process.exitCode = await importCommand(process.argv.slice(2));
} else if (command === 'photos') {
  const { photosCommand } = await import('./photos-command.ts');
  process.exitCode = await photosCommand(process.argv.slice(3), process.env, {
    fetch,
    wait: (milliseconds) => setTimeout(milliseconds),
    say: (line) => {
      console.log(line);
    },
    warn: (line) => {
      console.error(line);
    },
  });
} else {
  console.error(
    'npm run catalogue -- build | check | gaps | names | import FILE | forget SOURCE | imported | photos FOLDER',
  );
  process.exitCode = 2;
}

function wantedFiles(generated: Generated): Map<string, string> {
  const core = readCore(generated.core);
  return new Map([
    ...files(generated),
    ...[...holidayFiles()].map(([name, text]) => [join('shared/calendar/holidays', name), text] as const),
    ...(isDataOnly ? [] : [...drawCovers(core), ...drawMaps(core)]),
    ...coverFrames(core),
  ]);
}

function write(wanted: ReadonlyMap<string, string>, { authored }: Generated): void {
  for (const path of leftovers(wanted)) rmSync(join(folders.root, path));
  for (const [path, text] of wanted) {
    const target = join(folders.root, path);
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
      rmSync(target, { force: true });
      writeFileSync(target, text);
    }
  }
  const cities = authored.flatMap((country) => country.cities);
  console.log(
    `${authored.length} countries, ${cities.length} cities, ${cities.reduce((sum, city) => sum + city.places.length, 0)} places`,
  );
  report('core', wanted, /catalogue\/core\.json$/);
  report('places', wanted, /catalogue\/places\//);
  report('covers', wanted, /covers\//);
  report('maps', wanted, /public\/maps\//);
}

function report(title: string, wanted: ReadonlyMap<string, string>, pattern: RegExp): void {
  const texts = [...wanted].filter(([path]) => pattern.test(path)).map(([, text]) => text);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const zipped = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  console.log(`${title}: ${texts.length} files, ${kilobytes(bytes)}, gzip ${kilobytes(zipped)}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Built files whose country or city is no more. */
function leftovers(wanted: ReadonlyMap<string, string>): string[] {
  const places = ['shared/destination/catalogue/places', 'shared/destination/catalogue/place-names'].flatMap(existing);
  return [...places, ...(isDataOnly ? [] : ['app/public/covers', 'app/public/maps'].flatMap(existing))].filter(
    (path) => !wanted.has(path),
  );
}

function existing(folder: string): string[] {
  const absolute = join(folders.root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(json|svg)$/.test(path))
    .map((path) => `${folder}/${path}`);
}
