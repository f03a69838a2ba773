import { createHash } from 'node:crypto';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import { accentStyle } from '#server/kernel/instance-color.ts';
import type { Instance } from '#server/kernel/instance-settings.ts';

/**
 * What the app is told of its instance, in the page itself: it knows it before anything is asked, and without a network
 * (`app/kernel/instance.ts`).
 */
export function instanceShell(instance: Instance | undefined, sendsMail: boolean, shell: string): string {
  const told = toldOf(instance, sendsMail);
  if (told === undefined) return shell;
  const { name } = told;
  const named =
    name === undefined
      ? shell
      : shell
          .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(name)}</title>`)
          .replace(
            /(<meta name="apple-mobile-web-app-title" content=")[^"]*/,
            (_, start) => start + escapeMarkup(name),
          );
  const style = instanceStyle(instance);
  return named
    .replace(/<html lang="\w+"/, (start) => `${start} data-instance="${escapeMarkup(JSON.stringify(told))}"`)
    .replace('</head>', (end) => (style === undefined ? end : `<style>${style}</style>\n  ${end}`));
}

interface Told {
  name?: string;
  imprintUrl?: string;
  asksCode?: true;
  sendsMail?: true;
}

/** Never the code itself. A colour tells the app nothing, but changes the page. */
function toldOf(instance: Instance | undefined, sendsMail: boolean): Told | undefined {
  const { name, imprintUrl, groupCode, color } = instance ?? {};
  if (!sendsMail && [name, imprintUrl, groupCode, color].every((one) => one === undefined)) return undefined;
  return {
    ...(name === undefined ? {} : { name }),
    ...(imprintUrl === undefined ? {} : { imprintUrl }),
    ...(groupCode === undefined ? {} : { asksCode: true }),
    ...(sendsMail ? { sendsMail } : {}),
  };
}

export const instanceStyle = (instance: Instance | undefined): string | undefined =>
  instance?.color === undefined ? undefined : accentStyle(instance.color);

/** As a CSP source. */
export const inlineStyle = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * What goes in front of the built service worker: it keeps the page by the mark of the build, which says nothing of the
 * instance. With another mark the worker is another one, and devices get the page anew as they get a new build.
 */
export const shellMark = (shell: string): string =>
  `self.shellMark="${createHash('sha256').update(shell).digest('hex').slice(0, 16)}";\n`;
