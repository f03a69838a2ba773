import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

export const root = normalize(join(import.meta.dirname, '../..'));

/** The text of a file, by its path from the root of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every file of TypeScript in a folder and in those below it, as a path from the root. */
export function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** What Git knows of by these patterns. */
export const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');

/** The name of a file for what code calls by this name. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
