import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts that stand in the built page itself, each as a CSP source: `'sha256-…'`. */
export function inlineScripts(clientDirectory: string | undefined): string[] {
  const page = clientDirectory === undefined ? undefined : join(clientDirectory, 'index.html');
  if (page === undefined || !existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
