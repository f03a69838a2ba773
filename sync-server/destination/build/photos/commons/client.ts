import { z } from '#shared/kernel/z.ts';
import { ImportError } from '#server/destination/import/import-error.ts';
import type { PhotoPorts } from '../ports.ts';

export const commonsHome = 'https://commons.wikimedia.org';
/** Where Commons keeps its files. */
const fileOrigin = 'https://upload.wikimedia.org';
/** Between two requests, which are made one after the other. */
const pauseMs = 1_000;
const mostTries = 5;
/** The first wait where the server names none; doubled each time. */
const patienceMs = 5_000;
const longestWaitMs = 120_000;
const requestMs = 30_000;
const mostBytes = 40_000_000;

/** A refusal that has status 200: `maxlag` when the servers are behind, `ratelimited`. */
const refusal = z.object({ error: z.object({ code: z.string(), info: z.string() }) });
const isPassing = (code: string): boolean => code === 'maxlag' || code === 'ratelimited';

/** One file or question is refused, and asking again would not help. */
export class CommonsRefusal extends ImportError {}

/**
 * Requests to the API of Wikimedia Commons by its etiquette: one after the other with a pause between them, a user
 * agent that says who asks, `maxlag`, and waiting when told to.
 */
export class CommonsClient {
  private hasAsked = false;

  /**
   * @param base `commonsHome`, or a server that answers like it
   * @param userAgent with an address to write to
   */
  constructor(
    private readonly base: string,
    private readonly userAgent: string,
    private readonly ports: Pick<PhotoPorts, 'fetch' | 'wait'>,
  ) {}

  /** @returns the API's answer as JSON. @throws ImportError when there is none, also after waiting */
  async ask(query: Record<string, string>): Promise<unknown> {
    const address = new URL('/w/api.php', this.base);
    address.search = new URLSearchParams({ format: 'json', formatversion: '2', maxlag: '5', ...query }).toString();
    return this.patiently(address, async (response) => {
      const answer: unknown = await response.json();
      const refused = refusal.safeParse(answer);
      if (!refused.success) return answer;
      if (isPassing(refused.data.error.code)) return undefined;
      throw new CommonsRefusal(`Wikimedia Commons refuses the question: ${refused.data.error.info}`);
    });
  }

  /** @returns a file's bytes. @throws CommonsRefusal when the file lies elsewhere, is too large, or is not there */
  async download(from: string): Promise<Buffer> {
    const address = new URL(from);
    if (![fileOrigin, new URL(this.base).origin].includes(address.origin))
      throw new CommonsRefusal(`${from} is no file of Wikimedia Commons.`);
    return this.patiently(address, async (response) => {
      if (Number(response.headers.get('content-length')) > mostBytes) throw tooLarge(from);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (bytes.length > mostBytes) throw tooLarge(from);
      return bytes;
    });
  }

  /** Reads an answer; asks again, a few times, while the server has no time or the network fails. */
  private async patiently<T>(address: URL, read: (response: Response) => Promise<T | undefined>): Promise<T> {
    let missed: Missed = { why: '', waitMs: undefined };
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (tries > 0) await this.ports.wait(missed.waitMs ?? patienceMs * 2 ** (tries - 1));
      if (this.hasAsked) await this.ports.wait(pauseMs);
      this.hasAsked = true;
      const tried = await this.once(address, read);
      if ('found' in tried) return tried.found;
      missed = tried;
    }
    throw new ImportError(
      `${address.origin} does not answer (${missed.why}). Run the command again later: it goes on where it stopped.`,
    );
  }

  /** @throws CommonsRefusal when the server says that asking again would not help */
  private async once<T>(
    address: URL,
    read: (response: Response) => Promise<T | undefined>,
  ): Promise<{ found: T } | Missed> {
    try {
      const response = await this.ports.fetch(address, {
        headers: { 'User-Agent': this.userAgent },
        signal: AbortSignal.timeout(requestMs),
      });
      const { ok, status } = response;
      const found = ok ? await read(response) : undefined;
      if (found !== undefined) return { found };
      if (!ok) await response.body?.cancel();
      if (!ok && status !== 429 && status < 500)
        throw new CommonsRefusal(`${address.origin} answers ${status} to ${address.pathname}.`);
      return { why: ok ? 'it has no time' : String(status), waitMs: toldWait(response) };
    } catch (error) {
      // How fetch tells of a network that fails, a time limit, and an answer that is cut off.
      if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
        return { why: error.message, waitMs: undefined };
      throw error;
    }
  }
}

interface Missed {
  why: string;
  /** What the server asks to wait, at most `longestWaitMs`. */
  waitMs: number | undefined;
}

function toldWait({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? Math.min(longestWaitMs, seconds * 1_000) : undefined;
}

const tooLarge = (from: string): CommonsRefusal =>
  new CommonsRefusal(`${from} has more than ${mostBytes / 1_000_000} MB.`);
