import type { Language } from '#shared/kernel/languages.ts';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import type { Mail } from './mailer.ts';
import { words } from './words.ts';

/** Line ends and other controls, and marks that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- these are what must not get into a header
const unsafe = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/g;

/** What every mail of this server has. */
export interface Addressed {
  to: string;
  groupName: string;
  language: Language;
  /** What the mail is about. */
  link: string;
  unsubscribeUrl: string;
}

/** Sentences with `{{group}}` in the place of the group's name; `open` is the text of the link. */
interface Says {
  subject: string;
  what: string;
  open: string;
  why: string;
}

/**
 * One sentence, one link, why it came and how to end it: in words and as a page. It names the group and nothing else of
 * it.
 */
export function letter({ to, groupName, language, link, unsubscribeUrl }: Addressed, says: Says): Mail {
  const group = groupName.replaceAll(unsafe, ' ').trim();
  const fill = (sentence: string) => sentence.replaceAll('{{group}}', () => group);
  const [subject, what, why] = [fill(says.subject), fill(says.what), fill(says.why)];
  const stop = words[language].unsubscribe.link;
  return {
    to,
    unsubscribeUrl,
    subject,
    text: [what, `${says.open}\n${link}`, '-- ', why, `${stop}\n${unsubscribeUrl}`, ''].join('\n\n'),
    html: page(language, subject, [
      `<p>${escapeMarkup(what)}</p>`,
      `<p><a href="${escapeMarkup(link)}">${escapeMarkup(says.open)}</a></p>`,
      `<hr><p><small>${escapeMarkup(why)}<br>`,
      `<a href="${escapeMarkup(unsubscribeUrl)}">${escapeMarkup(stop)}</a></small></p>`,
    ]),
  };
}

/** A page without script, as short as a mail. @param body HTML @param head HTML that the head also has */
export const page = (language: Language, title: string, body: readonly string[], head = ''): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(title)}</title>${head}</head><body>`,
    ...body,
    '</body></html>',
  ].join('\n');
