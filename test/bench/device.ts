import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Cursor, ExchangeResponse, Mutation } from '#shared/protocol/sync.ts';
import { newId, newSecret, newShareUrl } from '#shared/kernel/ids.ts';

const random = (length: number): Uint8Array => new Uint8Array(randomBytes(length));
export const anId = (): string => newId(Date.now(), random);
export const aSecret = (): string => newSecret(random);

let lastTimestamp = 0;
export function mutation(name: string, input: unknown, actor: Mutation['actor']): Mutation {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return { mutationId: anId(), name, ver: 1, input, timestamp: lastTimestamp, actor };
}

export async function sync(
  url: string,
  body: { groupId: string; cursor?: Cursor | null; tokens?: string[]; mutations?: Mutation[] },
): Promise<ExchangeResponse> {
  const response = await fetch(`${url}/api/sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ proto: 1, cursor: null, tokens: [], mutations: [], ...body }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as ExchangeResponse;
}

/** One exchange, and the bytes of its answer's body as they came over the wire. */
export function weighedSync(
  url: string,
  body: { groupId: string; cursor: Cursor | null },
): Promise<{ answer: ExchangeResponse; bytes: number }> {
  const text = JSON.stringify({ proto: 1, tokens: [], mutations: [], ...body });
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/sync`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': 'gzip',
          'content-length': Buffer.byteLength(text),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const wire = Buffer.concat(parts);
          const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(wire) : wire;
          resolve({ answer: JSON.parse(plain.toString('utf8')) as ExchangeResponse, bytes: wire.length });
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** @throws when the answer is none that moves a cursor */
export function cursorOf(answer: ExchangeResponse): Cursor {
  if (answer.kind === 'reset') return { version: answer.version, nonce: answer.nonce };
  const tip = answer.kind === 'delta' ? answer.chain.at(-1) : undefined;
  if (!tip) throw new Error(answer.kind);
  return { version: tip[0], nonce: tip[1] };
}

export interface Party {
  groupId: string;
  members: { id: string; token: string }[];
}

export async function aParty(url: string, size: number): Promise<Party> {
  const groupId = anId();
  const form = {
    groupId,
    shareUrl: newShareUrl(random),
    organizerToken: newSecret(random),
    name: 'bench',
    description: '',
    createdBy: 'a',
    creatorEmail: 'a@b.co',
    surveyType: 'default',
  };
  await sync(url, { groupId, mutations: [mutation('createGroup', form, 'link')] });
  const members: Party['members'] = [];
  for (let index = 0; index < size; index += 1) {
    const member = { id: anId(), token: aSecret() };
    await applied(
      sync(url, {
        groupId,
        tokens: [member.token],
        mutations: [mutation('joinGroup', { memberId: member.id, name: `m${index}` }, 0)],
      }),
    );
    members.push(member);
  }
  return { groupId, members };
}

/** @throws when a write was not applied */
export async function applied(answered: Promise<ExchangeResponse>): Promise<ExchangeResponse> {
  const answer = await answered;
  if (answer.kind === 'lost' || answer.results.some((one) => one.code !== 'applied'))
    throw new Error(JSON.stringify(answer).slice(0, 300));
  return answer;
}

export const day = (index: number): string => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
/** @param actor the place of the voter's token in the request */
export const dateVote = (index: number, actor = 0): Mutation => mutation('castDateVote', { date: day(index) }, actor);
