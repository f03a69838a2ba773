import { read } from '#test/repository/files.ts';
import { namedTests, type NamedTest } from './named-tests.ts';

/** One edit of the product's code that breaks what a row says: `from` stands in `file` exactly once. */
export interface Break {
  file: string;
  from: string;
  to: string;
}

/**
 * A row of `docs/spec-table.md`: the section it stands in, the specification's sentence, the tests that it names, and
 * what was broken to see them fail.
 */
export interface SpecRow {
  section: string;
  says: string;
  named: NamedTest[];
  breaks: Break[];
  /** The cell as it stands. */
  broken: string;
}

/** A span of code in Markdown: two backticks around what has one in it. */
const span = '(``.+?``|`[^`]+`)';
const code = (text: string): string =>
  (text.startsWith('``') ? text.slice(3, -3) : text.slice(1, -1)).replaceAll('\\|', '|');

const breaksIn = (cell: string): Break[] =>
  [...cell.matchAll(new RegExp(`${span}: ${span} → (?:${span}|nothing)`, 'g'))].map(
    ([, file = '', from = '', to = '']) => ({ file: code(file), from: code(from), to: code(to) }),
  );

export function specRows(table: string = read('docs/spec-table.md')): SpecRow[] {
  return table
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [section = '', ...lines] = part.split('\n');
      return lines
        .filter((line) => line.startsWith('| ') && !line.startsWith('| Specification'))
        .map((line) => {
          const [, says = '', tests = '', broken = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
          return { section, says, named: namedTests(tests), breaks: breaksIn(broken), broken };
        });
    });
}
