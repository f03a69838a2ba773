import { request as httpRequest, Agent, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import type { Knex } from 'knex';
import type { Api } from '#shared/protocol/endpoints.ts';
import type { InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import {
  proto,
  type ClientToServer,
  type ExchangeResponse,
  type ExchangeRequest,
  type ServerToClient,
} from '#shared/protocol/sync.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { createLog } from '#server/kernel/log.ts';
import { makePushKeys } from '#server/push/store.ts';
import type { ServerDeps } from '#server/server-deps.ts';
import { createServer, type MoyeoServer } from '#server/server.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { defaultStore, migratedStore, type FreshStore, type StoreName } from './stores.ts';

export interface Answer<T> {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Parsed JSON; `undefined` when the answer is not JSON. */
  body: T;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What every refusal looks like. */
export interface Refused {
  error: string;
  code: string;
  requestId: string;
  details?: string[];
}

export interface RequestParts {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
}

export type Group = OutputOf<Api['postGroup']>;
export type Login = OutputOf<Api['participantLogin']>;
export type Client = Socket<ServerToClient, ClientToServer>;

export type WorldOptions = Partial<
  Pick<
    ServerDeps,
    | 'publicUrl'
    | 'basePath'
    | 'serviceWorker'
    | 'rateLimits'
    | 'metrics'
    | 'tracing'
    | 'clientDirectory'
    | 'keptAssets'
    | 'instance'
    | 'photoDirectory'
    | 'socketLimit'
    | 'socketsPerAddress'
    | 'trustProxyHops'
    | 'requestTimeoutMs'
    | 'retentionMonths'
    | 'securityContact'
    | 'pushHosts'
    | 'sendsMail'
  >
> & {
  store?: StoreName;
  seed?: number;
};

interface LogLine {
  level: number;
  [key: string]: unknown;
}

/** A real server on a port of its own, over a fresh database. Time stands still unless the test moves it. */
export class RunningServer {
  readonly clock = { now: Date.UTC(2026, 2, 2, 9, 0, 0) };
  /** Everything that the server has logged. */
  readonly logged: LogLine[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private readonly clients: Client[] = [];

  private constructor(
    readonly random: SeededRandom,
    readonly db: Knex,
    private readonly store: FreshStore,
  ) {}

  private server!: MoyeoServer;

  static async start(options: WorldOptions = {}): Promise<RunningServer> {
    const store = await migratedStore(options.store ?? defaultStore);
    const db = await openDatabase(store.config);
    await makePushKeys(db);
    const world = new RunningServer(new SeededRandom(options.seed ?? 1), db, store);
    const log = createLog('trace', {
      write: (line: string) => {
        world.logged.push(JSON.parse(line) as LogLine);
      },
    });
    world.server = createServer({
      db,
      log,
      now: () => world.clock.now,
      random: world.random.bytes,
      publicUrl: options.publicUrl,
      rateLimits: options.rateLimits ?? false,
      trustProxyHops: options.trustProxyHops ?? 0,
      metrics: options.metrics ?? false,
      tracing: options.tracing,
      sendsMail: options.sendsMail ?? false,
      clientDirectory: options.clientDirectory,
      keptAssets: options.keptAssets,
      instance: options.instance,
      photoDirectory: options.photoDirectory,
      ...(options.basePath === undefined ? {} : { basePath: options.basePath }),
      ...(options.serviceWorker === undefined ? {} : { serviceWorker: options.serviceWorker }),
      ...(options.requestTimeoutMs === undefined ? {} : { requestTimeoutMs: options.requestTimeoutMs }),
      ...(options.securityContact === undefined ? {} : { securityContact: options.securityContact }),
      ...(options.pushHosts === undefined ? {} : { pushHosts: options.pushHosts }),
      ...(options.retentionMonths === undefined ? {} : { retentionMonths: options.retentionMonths }),
      ...(options.socketLimit === undefined ? {} : { socketLimit: options.socketLimit }),
      ...(options.socketsPerAddress === undefined ? {} : { socketsPerAddress: options.socketsPerAddress }),
    });
    await new Promise<void>((resolve, reject) => {
      world.server.http.once('error', reject);
      world.server.http.listen(0, '127.0.0.1', resolve);
    });
    return world;
  }

  get services(): MoyeoServer['services'] {
    return this.server.services;
  }

  get port(): number {
    return (this.server.http.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Later: what comes next is newer than what was. */
  pass(milliseconds: number): void {
    this.clock.now += milliseconds;
  }

  request<T = Refused>(
    method: string,
    path: string,
    { body, raw, headers = {} }: RequestParts = {},
  ): Promise<Answer<T>> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.agent,
          headers: {
            ...(body !== undefined && raw === undefined ? { 'content-type': 'application/json' } : {}),
            ...(content === undefined ? {} : { 'content-length': String(Buffer.byteLength(content)) }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(parts).toString('utf8');
            const isJson = /json/.test(response.headers['content-type'] ?? '') && text !== '';
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              body: (isJson ? JSON.parse(text) : undefined) as T,
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(content);
    });
  }

  get<T = Refused>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.request<T>('GET', path, { headers });
  }

  post<T = Refused>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.request<T>('POST', path, { body, headers });
  }

  /** @throws when the answer is not 200 */
  async ok<T>(answer: Promise<Answer<unknown>>): Promise<T> {
    const { status, text, body } = await answer;
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return body as T;
  }

  openGroup(form: Partial<InputOf<Api['postGroup']>> = {}): Promise<Group> {
    return this.ok<Group>(this.post('/api/groups', aGroupForm(form)));
  }

  login(ref: string, memberName: string, pin?: string): Promise<Login> {
    return this.ok<Login>(this.post(`/api/groups/${ref}/participant-login`, { memberName, pin }));
  }

  /** Whether a session is let in. */
  async isIn(ref: string, token: string): Promise<boolean> {
    return (await this.get(`/api/groups/${ref}/own-answers`, bearer(token))).status === 200;
  }

  members(ref: string): Promise<OutputOf<Api['listMembers']>> {
    return this.ok(this.get(`/api/groups/${ref}/members`));
  }

  /** One exchange, by the protocol's own call. @throws when it is not answered with 200 */
  sync(request: Partial<ExchangeRequest> & { groupId: string }): Promise<ExchangeResponse> {
    return this.ok<ExchangeResponse>(this.postSync(request));
  }

  /** The rows of this kind that a device without any is sent; none where it is sent no reset. */
  async rows(groupId: string, kind: string): Promise<{ id: string; data: Record<string, unknown> }[]> {
    const answer = await this.sync({ groupId });
    return answer.kind === 'reset' ? (answer.rows.filter((row) => row.kind === kind) as never) : [];
  }

  postSync<T = Refused>(request: Record<string, unknown>): Promise<Answer<T>> {
    return this.post<T>('/api/sync', { proto, cursor: null, tokens: [], mutations: [], ...request });
  }

  /** Connections that the server holds. */
  openConnections(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.http.getConnections((error, count) => {
        if (error) reject(error);
        else resolve(count);
      });
    });
  }

  /** A socket that is connected, and closed with the world. */
  async connect(extraHeaders: Record<string, string> = {}): Promise<Client> {
    const client = this.socket(extraHeaders);
    await new Promise<void>((resolve, reject) => {
      client.once('connect', resolve);
      client.once('connect_error', reject);
    });
    return client;
  }

  socket(extraHeaders: Record<string, string> = {}, transports: ('websocket' | 'polling')[] = ['websocket']): Client {
    const client: Client = io(this.url, { transports, reconnection: false, forceNew: true, extraHeaders });
    this.clients.push(client);
    return client;
  }

  /** Errors that the test expected: taken from the log, which must be without any at the end. */
  takeErrors(): LogLine[] {
    const errors = this.logged.filter((line) => line.level >= 50);
    for (const line of errors) this.logged.splice(this.logged.indexOf(line), 1);
    return errors;
  }

  /** @throws when the server has logged an error that nobody took */
  async close(): Promise<void> {
    for (const client of this.clients) client.disconnect();
    this.agent.destroy();
    await this.server.close();
    await this.store.remove();
    const errors = this.takeErrors();
    if (errors.length > 0)
      throw new Error(`the server logged errors:\n${errors.map((line) => JSON.stringify(line)).join('\n')}`);
  }
}
