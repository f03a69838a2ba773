/*
 * Reads a language's rules for days, numbers and lists. Chromium keeps them for all threads of a page, so that the page
 * itself has them at once and is not blocked for a tenth of a second on a phone (docs/decisions/0055). The worker's
 * name is the locale.
 */
const locale = self.name;
new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(0);
new Intl.NumberFormat(locale).format(0);
new Intl.ListFormat(locale).format(['', '']);
close();
