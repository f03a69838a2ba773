import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { read, root } from '#test/repository/files.ts';

export interface NamedTest {
  file: string;
  title: string;
}

/** `file` › title, one per line of a table's cell. Anything else has an empty file. */
export function namedTests(cell: string): NamedTest[] {
  return cell.split('<br>').map((one) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(one.trim()) ?? [];
    return { file, title };
  });
}

/** Titles as they stand in the code; a table's (`%s is no e-mail`) and a pattern's (`${name}: …`) with their holes. */
const titlesIn = new Map<string, ReadonlySet<string>>();

export function isThere({ file, title }: NamedTest): boolean {
  let titles = titlesIn.get(file);
  if (!titles) {
    const code = existsSync(join(root, file)) ? read(file) : '';
    titles = new Set(
      [...code.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1\s*,/g)].map(([, , text = '']) =>
        text.replace(/\\(['"`])/g, '$1'),
      ),
    );
    titlesIn.set(file, titles);
  }
  return titles.has(title);
}
