import { createDecipheriv, createECDH, createHmac, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Arrived {
  /** Of the subscription that it was sent to. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A browser's push service on this machine: it keeps what arrives, and answers as it is told. */
export class PushService {
  readonly arrived: Arrived[] = [];
  /** The status of the next answers; with 0 there are none. */
  status = 201;
  private readonly http: Server;

  private constructor() {
    this.http = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        if (this.status > 0) response.writeHead(this.status).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.http.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }
}

/** What a browser keeps of a subscription. */
export class PushReceiver {
  private readonly ecdh: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly keys: { p256dh: string; auth: string };

  constructor(readonly endpoint: string) {
    const publicKey = this.ecdh.generateKeys();
    this.keys = { p256dh: publicKey.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  /**
   * Opens a message as the browser does (RFC 8291, RFC 8188). @throws when it was not encrypted for this subscription
   */
  open(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const secret = this.ecdh.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const material = expand(extract(this.auth, secret), info, 32);
    const pseudoRandom = extract(salt, material);
    const key = expand(pseudoRandom, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = expand(pseudoRandom, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  }
}

const extract = (salt: Buffer, material: Buffer): Buffer => createHmac('sha256', salt).update(material).digest();
const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
