/**
 * What the operator makes of this instance; the server writes it into the page (`sync-server/http/instance-shell.ts`),
 * which the service worker keeps.
 */
export interface Instance {
  /** Stands where the app's name stands. */
  name?: string;
  imprintUrl?: string;
  /** Groups are opened with a code. */
  asksCode?: true;
  /** E-mails are sent. */
  sendsMail?: true;
}

export function instance(): Instance {
  const told = document.documentElement.dataset['instance'];
  return told === undefined ? {} : (JSON.parse(told) as Instance);
}
