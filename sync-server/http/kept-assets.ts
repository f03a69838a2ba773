import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Router } from 'express';

const yearMs = 365 * 24 * 60 * 60 * 1000;
/** With the present one. */
const mostBuilds = 2;
/** Since it was replaced. */
const keptMs = 30 * 24 * 60 * 60 * 1000;
/** What has not been copied whole by then belongs to a start that was killed. */
const unfinishedMs = 60 * 60 * 1000;
/** Of starts that are killed one after the other no more stay than this, however quickly they come. */
const mostUnfinished = 4;
const isBuild = (name: string): boolean => /^[0-9a-f]{16}$/.test(name);
const isUnfinished = (name: string): boolean => name.startsWith('unfinished-');

/**
 * Keeps the hashed files of the app for the time after the next update: a tab that runs on asks for parts by the names
 * of its own build. Each build has a folder; its time says when it was started last, or replaced.
 * @param client the built app
 * @param kept where the program that takes the place of this one finds them
 * @param restMs after each file that has to be copied: others ask much of a server that has just started
 */
export async function keepAssets(client: string, kept: string, now: number, restMs = 0): Promise<void> {
  const assets = join(client, 'assets');
  const files = await filesOf(assets);
  const present = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  await mkdir(kept, { recursive: true });
  const known = await newestFirst(kept, isBuild);
  const isReplacing = known[0] !== undefined && known[0].name !== present;
  if (!existsSync(join(kept, present))) await keepWhole(assets, files, join(kept, present), restMs);
  await touch(join(kept, present), now);

  const before = known.filter(({ name }) => name !== present);
  // It was served until now, however long ago it was started.
  if (isReplacing) await touch(join(kept, known[0]?.name ?? ''), now - 1).catch(unlessGone);
  const gone = before.filter(({ at }, index) => index >= mostBuilds - 1 || (!isReplacing && now - at > keptMs));
  const unfinished = await newestFirst(kept, isUnfinished);
  const killed = unfinished.filter(({ at }, index) => index >= mostUnfinished || now - at > unfinishedMs);
  for (const { name } of [...gone, ...killed]) await rm(join(kept, name), { recursive: true, force: true });
}

/** What `express.static` of the present build has not found, as it was served before. @param kept see `keepAssets` */
export function keptAssets(kept: string): Router {
  const router = Router();
  router.get('/{*path}', (request, response, next) => {
    const find = async () => {
      const path = decodeURIComponent(request.path.slice(1));
      // No name of the build's begins with a dot.
      if (!/^(\w[\w.-]*\/)*\w[\w.-]*$/.test(path) || !existsSync(kept)) return undefined;
      const root = (await newestFirst(kept, isBuild))
        .map(({ name }) => join(kept, name))
        .find((build) => existsSync(join(build, path)));
      return root === undefined ? undefined : { path, root };
    };
    find()
      .then((found) => {
        if (found === undefined) next();
        // Without `root` nothing below a folder like `~/.moyeo` would be sent.
        else
          response.sendFile(found.path, { root: found.root, immutable: true, maxAge: yearMs }, (error) => {
            if (error) next(error);
          });
      })
      .catch(next);
  });
  return router;
}

/** Paths of the files in a folder and those below, in order. */
async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(directory.length + 1))
    .sort();
}

/** One file at a time: this goes on beside the first requests, and SQLite's statements run on the same few threads. */
async function keepWhole(from: string, files: readonly string[], whole: string, restMs: number): Promise<void> {
  const half = join(dirname(whole), `unfinished-${randomUUID()}`);
  try {
    for (const folder of new Set(files.map(dirname))) await mkdir(join(half, folder), { recursive: true });
    let areLinked = true;
    for (const file of files) {
      const paths = [join(from, file), join(half, file)] as const;
      areLinked &&= await isLinked(...paths);
      if (areLinked) continue;
      await copyFile(...paths);
      await pause(restMs);
    }
    await rename(half, whole);
  } catch (error) {
    // A full disk must not be filled further.
    await rm(half, { recursive: true, force: true });
    // Another process of the same build may have been quicker.
    if (!existsSync(whole)) throw error;
  }
}

/**
 * A second name of a file takes no room and a fifth of the time. Another file system, and a user who may not write the
 * file, have none.
 */
const isLinked = (file: string, name: string): Promise<boolean> =>
  link(file, name).then(
    () => true,
    () => false,
  );

async function newestFirst(kept: string, isMeant: (name: string) => boolean): Promise<{ name: string; at: number }[]> {
  const found: { name: string; at: number }[] = [];
  for (const name of (await readdir(kept)).filter(isMeant)) {
    const known = await stat(join(kept, name)).catch(unlessGone);
    if (known) found.push({ name, at: known.mtimeMs });
  }
  return found.sort((one, other) => other.at - one.at);
}

/** Another process takes out what is too old. */
function unlessGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

async function touch(path: string, at: number): Promise<void> {
  await utimes(path, at / 1000, at / 1000);
}
