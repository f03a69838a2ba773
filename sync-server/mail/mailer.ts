import type { Log } from '#server/kernel/log.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the address takes itself out by one click (RFC 8058). */
  unsubscribeUrl: string;
}

/** `refused`: for good (5xx), or an address that cannot be one. `failed`: it may succeed later. */
export type MailOutcome = 'sent' | 'failed' | 'refused';

export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
  /** What is under way has failed, at once: its message is tried again. */
  stop(): void;
}

/** Of one message, in milliseconds: less than its claim lasts. */
const wholeMs = 30_000;
const answerMs = 10_000;
/**
 * After a server that did not answer: what comes next has failed at once, so that a server that hangs does not hold up
 * notifications.
 */
const pauseMs = 60_000;
/**
 * Stricter than what a form takes: no quotes, commas, brackets or spaces, which mail programs read as something else.
 */
const plainAddress = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}.-]+$/u;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** A password goes over TLS alone, but to this machine itself. */
export function needsTls(url: string): boolean {
  const { hostname, username } = new URL(url);
  return username !== '' && !loopback.test(hostname);
}

interface MailServerSettings {
  url: string;
  from: string;
  /** What mail programs show instead of the address. */
  senderName: string;
  log: Log;
  /** How long the server may take for one answer, in milliseconds; `answerMs` unless told. */
  waitMs?: number;
}

/** Loads what sends mails, and connects only when there is one to send. */
export async function openMailer({
  url,
  from,
  senderName,
  log,
  waitMs = answerMs,
}: MailServerSettings): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
    requireTLS: needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const stopped = new AbortController();
  let pausedUntil = 0;
  return {
    async send({ to, unsubscribeUrl, ...content }) {
      if (!plainAddress.test(to)) return 'refused';
      if (performance.now() < pausedUntil) return 'failed';
      const message = {
        ...content,
        from: { name: senderName, address: from },
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        headers: {
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      };
      try {
        await ended(transport.sendMail(message), AbortSignal.any([stopped.signal, AbortSignal.timeout(wholeMs)]));
        return 'sent';
      } catch (error) {
        const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
        // The message of the error may hold the address.
        log.warn({ code, responseCode }, 'a mail was not taken');
        if (typeof responseCode !== 'number') pausedUntil = performance.now() + pauseMs;
        return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'failed';
      }
    },
    stop() {
      stopped.abort();
    },
  };
}

/** The promise's end, or the signal's, whichever is first. @throws where the signal was */
async function ended(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await Promise.race([
    work,
    new Promise((_, reject) => {
      if (signal.aborted) reject(new Error('stopped'));
      signal.addEventListener('abort', () => {
        reject(new Error('stopped'));
      });
    }),
  ]);
}
