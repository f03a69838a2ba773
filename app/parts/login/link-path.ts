import { pathIn } from '#app/kernel/base.ts';
import { shareUrlPattern } from '#shared/kernel/ids.ts';
import { isPage } from '#shared/kernel/routes.ts';

/**
 * The page that a pasted text leads to: a whole address (of any host: the same group may be reached by several names),
 * a path, or only the share link's token. The organiser's secret in the fragment is kept. Undefined: it leads nowhere
 * here.
 */
export function linkPath(text: string): string | undefined {
  const word = text
    .normalize('NFC')
    .split(/\s+/u)
    .find((one) => one.includes('/') || shareUrlPattern.test(one));
  if (!word) return undefined;
  if (shareUrlPattern.test(word)) return `/join/${word}`;
  // "moyeo.example/join/…" without its scheme is an address too.
  const candidates = word.includes('://')
    ? [word]
    : [`https://${word}`, `https://here.invalid/${word.replace(/^\/+/, '')}`];
  for (const candidate of candidates) {
    if (!/^https?:\/\//i.test(candidate) || !URL.canParse(candidate)) continue;
    const { pathname: asked, search, hash } = new URL(candidate);
    const pathname = pathIn(asked) || asked;
    // Two slashes would name another host.
    if (pathname !== '/' && !pathname.includes('//') && isPage(pathname)) return `${pathname}${search}${hash}`;
  }
  return undefined;
}
