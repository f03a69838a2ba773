import type { Language } from '#shared/kernel/languages.ts';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import type { Mail } from './mailer.ts';
import { words } from './words.ts';

/** Line ends and other controls, and marks that turn the direction of what follows. */
// eslint-disable-next-line no-control-regex -- these are what must not get into a header
const unsafe = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/g;

export interface Reminder {
  to: string;
  kind: 'deadline' | 'reminded';
  groupName: string;
  language: Language;
  /** The group's share link. */
  link: string;
  unsubscribeUrl: string;
}

/** Says that an answer is missing, in words and as a page. It names the group and nothing else of it. */
export function reminderMail({ to, kind, groupName, language, link, unsubscribeUrl }: Reminder): Mail {
  const say = words[language];
  const group = groupName.replaceAll(unsafe, ' ').trim();
  const fill = (sentence: string) => sentence.replaceAll('{{group}}', () => group);
  const lines = { subject: fill(say.subject), what: fill(say[kind]), why: fill(say.why) };
  return {
    to,
    unsubscribeUrl,
    subject: lines.subject,
    text: [lines.what, `${say.open}\n${link}`, '-- ', lines.why, `${say.unsubscribe.link}\n${unsubscribeUrl}`, ''].join(
      '\n\n',
    ),
    html: page(language, lines.subject, [
      `<p>${escapeMarkup(lines.what)}</p>`,
      `<p><a href="${escapeMarkup(link)}">${escapeMarkup(say.open)}</a></p>`,
      `<hr><p><small>${escapeMarkup(lines.why)}<br>`,
      `<a href="${escapeMarkup(unsubscribeUrl)}">${escapeMarkup(say.unsubscribe.link)}</a></small></p>`,
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
