import { pagePatterns } from '#shared/kernel/routes.ts';
import { api } from '#shared/protocol/endpoints.ts';

const paths = [...Object.values(api).map((one) => one.path), ...pagePatterns];
const steps = paths.flatMap((path) =>
  path.split('/').map((part, index, parts) => [parts[index - 1] ?? '', part] as const),
);
/** The words behind which one of our paths names something, each with the words that may stand there instead. */
const behind = new Map(steps.flatMap(([before, part]) => (/^[{:*]/.test(part) ? [[before, new Set<string>()]] : [])));
for (const [before, part] of steps) behind.get(before)?.add(part);

/**
 * `/api/groups/0192…/members/kim?x=1` -> `/api/groups/:/members/:`: a path holds capabilities (ids, share links) and
 * names of people, so anything that could be one is left out.
 */
export function pathShape(url: string): string {
  const [path = ''] = url.split('?');
  const parts = path.split('/');
  return parts
    .map((part, index) => {
      const words = behind.get(parts[index - 1] ?? '');
      return /^[a-z.-]{0,24}$/.test(part) && (words === undefined || words.has(part)) ? part : ':';
    })
    .join('/');
}
