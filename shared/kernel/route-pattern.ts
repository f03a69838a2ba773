export const segments = (path: string): string[] => path.split('/').filter(Boolean);

/** Whether a path is of a pattern of react-router: `:name` is any part, a `*` at the end is any rest. */
export function isOfPattern(pattern: string, path: string): boolean {
  const [wanted, parts] = [segments(pattern), segments(path)];
  if (wanted.at(-1) === '*')
    return parts.length >= wanted.length && wanted.slice(0, -1).every((one, index) => one === parts[index]);
  return wanted.length === parts.length && wanted.every((one, index) => one.startsWith(':') || one === parts[index]);
}
