import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
 * Keeps the hashed files of the app for the time after the next update: a tab that runs on asks for parts by the names of its own build. Each build
 * has a folder; its time says when it was started last, or replaced.
 * @param client the built app
 * @param kept where the program that takes the place of this one finds them
 */
export async function keepAssets(client: string, kept: string, now: number): Promise<void> {
  const assets = join(client, 'assets');
  const files = await filesOf(assets);
  const present = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  await mkdir(kept, { recursive: true });
  const known = await newestFirst(kept, isBuild);
  const isReplacing = known[0] !== undefined && known[0].name !== present;
  if (!existsSync(join(kept, present))) await copyWhole(assets, files, kept, present);
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
async function copyWhole(from: string, files: readonly string[], kept: string, name: string): Promise<void> {
  const half = join(kept, `unfinished-${randomUUID()}`);
  try {
    for (const file of files) {
      const target = join(half, file);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(from, file), target);
    }
    await rename(half, join(kept, name));
  } catch (error) {
    // A full disk must not be filled further.
    await rm(half, { recursive: true, force: true });
    // Another process of the same build may have been quicker.
    if (!existsSync(join(kept, name))) throw error;
  }
}

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
