import { randomBytes, randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { Rows } from './replica.mjs';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const random = (/** @type {number} */ length) => Array.from(randomBytes(length), (byte) => base62[byte % 62]).join('');

/** Who has joined a room, by its name: the organiser's device in this process. @type {Map<string, { groupId: string, sessions: Map<string, string> }>} */
const rooms = new Map();

let lastTimestamp = 0;
function mutation(/** @type {string} */ name, /** @type {unknown} */ input, /** @type {unknown} */ actor) {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return { mutationId: randomUUID(), name, ver: 1, input, timestamp: lastTimestamp, actor };
}

async function exchange(/** @type {string} */ url, /** @type {unknown} */ body) {
  const response = await fetch(`${url}/api/sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(await response.text());
  return await response.json();
}

/** The product's protocol: writes and cold loads by the exchange, news by the socket. @type {import('./replica.mjs').Peer} */
export const peer = {
  isAcknowledged: true,
  async prepare({ url, room }) {
    const groupId = randomUUID();
    const { kind, results } = await exchange(url, {
      proto: 1,
      groupId,
      cursor: null,
      tokens: [],
      mutations: [
        mutation(
          'createGroup',
          {
            groupId,
            shareUrl: random(22),
            organizerToken: random(43),
            name: 'bench',
            description: '',
            createdBy: 'a',
            creatorEmail: 'a@b.co',
            surveyType: 'default',
          },
          'link',
        ),
      ],
    });
    if (kind !== 'reset' || results[0].code !== 'applied') throw new Error('no group');
    rooms.set(room, { groupId, sessions: new Map() });
  },
  async open({ url, room }) {
    const group = rooms.get(room);
    if (!group) throw new Error(`no room ${room}`);
    const { groupId, sessions } = group;
    const store = new Rows();
    const socket = io(url, { transports: ['websocket'], forceNew: true, autoConnect: false });
    /** @type {{ version: number, nonce: string } | null} */
    let cursor = null;
    /** @type {{ mutation: any, memberId: string }[]} */
    let queue = [];
    let isTalking = false;
    let isOnline = false;
    let isBehind = false;
    let quiet = () => {};

    // A patch leaves out what a vote's id says.
    const said = (/** @type {string} */ id) => ({
      date: id.slice(0, id.lastIndexOf(':')),
      memberId: id.slice(id.lastIndexOf(':') + 1),
    });
    const take = (/** @type {any[]} */ rows = []) => {
      for (const row of rows)
        if (row.kind === 'dateVote') store.take(row.id, { ...said(row.id), ...row.data, mutationId: row.mutationId });
    };
    const apply = (/** @type {any} */ answer) => {
      if (answer.kind === 'reset') cursor = { version: answer.version, nonce: answer.nonce };
      else if (answer.kind === 'delta') {
        // A large subscribe names the present point only.
        if (!follow(answer.chain)) {
          isBehind = true;
          void talk();
        }
      } else throw new Error(answer.kind);
      take(answer.rows);
    };
    const follow = (/** @type {[number, string][]} */ chain) => {
      const tip = chain.at(-1);
      if (!tip || (cursor && tip[0] <= cursor.version)) return true;
      if (!chain.some(([version, nonce]) => version === cursor?.version && nonce === cursor.nonce)) return false;
      cursor = { version: tip[0], nonce: tip[1] };
      return true;
    };
    /** What one request carries, as the app fills it: 200 mutations at most, in order, of as many people as it has room for sessions. */
    const nextRequest = () => {
      /** @type {string[]} */
      const members = [];
      /** @type {any[]} */
      const mutations = [];
      for (const one of queue.slice(0, 200)) {
        if (!members.includes(one.memberId) && members.push(one.memberId) > 8) break;
        mutations.push({ ...one.mutation, actor: members.indexOf(one.memberId) });
      }
      return { tokens: members.slice(0, 8).map((one) => sessions.get(one)), mutations };
    };
    /** One request in flight; what comes meanwhile shares the next. */
    const talk = async () => {
      if (isTalking || !isOnline) return;
      isTalking = true;
      while (isOnline && (queue.length > 0 || isBehind)) {
        isBehind = false;
        const request = nextRequest();
        const answer = await exchange(url, { proto: 1, groupId, cursor, ...request });
        if (answer.results.some((/** @type {any} */ one) => one.code !== 'applied'))
          throw new Error(JSON.stringify(answer.results[0]));
        queue = queue.slice(request.mutations.length);
        apply(answer);
      }
      isTalking = false;
      quiet();
    };
    socket.on('patch', (patch) => {
      if (cursor && follow(patch.chain)) take(patch.rows);
      else {
        isBehind = true;
        void talk();
      }
    });
    socket.on('head', ({ version }) => {
      if (!cursor || version > cursor.version) {
        isBehind = true;
        void talk();
      }
    });
    socket.on('probe', (_message, ack) => {
      ack();
    });
    return {
      async connect() {
        isOnline = true;
        if (!cursor) apply(await exchange(url, { proto: 1, groupId, cursor: null, tokens: [], mutations: [] }));
        void talk();
        await new Promise((resolve) => {
          socket.once('connect', () => {
            resolve(undefined);
          });
          socket.connect();
        });
        const [greeting] = await socket.emitWithAck('subscribe', { proto: 1, groups: [{ groupId, cursor }] });
        if (!isTalking) apply(greeting.answer);
      },
      disconnect: () => {
        isOnline = false;
        socket.disconnect();
      },
      put(id, value) {
        const { memberId } = value;
        if (!sessions.has(memberId)) {
          // Who has not joined yet joins by the same queue.
          sessions.set(memberId, random(43));
          queue.push({ mutation: mutation('joinGroup', { memberId, name: memberId.slice(0, 8) }, 0), memberId });
        }
        const one = mutation('castDateVote', { date: value.date }, 0);
        store.rows.set(id, { ...value, mutationId: one.mutationId });
        value.mutationId = one.mutationId;
        queue.push({ mutation: one, memberId });
        void talk();
      },
      settled: () =>
        queue.length === 0 && !isTalking
          ? Promise.resolve()
          : new Promise((resolve) => {
              quiet = () => {
                if (queue.length === 0) resolve();
              };
            }),
      get: (id) => store.rows.get(id),
      count: () => store.rows.size,
      listen: (hear) => {
        store.hear = hear;
      },
    };
  },
};
