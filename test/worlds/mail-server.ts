import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface ArrivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  source: string;
  /** Unfolded and decoded, by lower-case name. */
  headers: Map<string, string>;
  /** Decoded. */
  text: string;
  html: string;
}

/** A mail server on this machine: it keeps what arrives, and answers as it is told. */
export class MailServer {
  readonly arrived: ArrivedMail[] = [];
  /** The code of the next answers to a recipient; 0: none at all. */
  status = 250;
  /** Recipients that were named, taken or not. */
  asked = 0;
  private readonly smtp: SMTPServer;

  private constructor() {
    this.smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) => {
        this.asked += 1;
        if (this.status === 0) return;
        done(this.status === 250 ? null : Object.assign(new Error('not taken'), { responseCode: this.status }));
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          this.arrived.push(parsed(Buffer.concat(parts).toString('latin1'), session));
          done();
        });
      },
    });
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await new Promise<void>((resolve) => {
      server.smtp.listen(0, '127.0.0.1', () => {
        resolve();
      });
    });
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.smtp.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.smtp.close(() => {
        resolve();
      });
    });
  }
}

function parsed(source: string, { envelope }: SMTPServerSession): ArrivedMail {
  const [head, body] = halves(source);
  const headers = headersIn(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => halves(part.replace(/^\r\n/, '')));
  const contentOf = (type: string) => {
    const found = parts.find(([own]) => headersIn(own).get('content-type')?.startsWith(type));
    return found ? decoded(found[1], headersIn(found[0]).get('content-transfer-encoding')) : '';
  };
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    source,
    headers,
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
  };
}

const halves = (text: string): [string, string] => {
  const at = text.indexOf('\r\n\r\n');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 4)];
};

const headersIn = (head: string): Map<string, string> =>
  new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), encodedWords(line.slice(at + 1).trim())];
      }),
  );

/** RFC 2047; blanks between two encoded words mean nothing. */
const encodedWords = (text: string): string =>
  text
    .replaceAll(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind, word = '']) =>
          kind?.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quoted(word.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    );

const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quoted(body.replaceAll('=\r\n', '')).toString('utf8').trim();
  return body.trim();
}
