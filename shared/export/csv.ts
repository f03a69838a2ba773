/** The byte order mark, so that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet reads as a formula (OWASP, "CSV Injection"), the full-width forms of Asian keyboards included. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Rows of texts as CSV (RFC 4180) with a byte order mark. A text that would run as a formula begins with an apostrophe. */
export function csv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
