import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cursor, ExchangeResponse, Unsubscribe, Patch } from '#shared/protocol/sync.ts';
import { addDays } from '#shared/calendar/civil-date.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Client, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
});
afterEach(() => world.close());

type Greeting = { groupId: string; answer: ExchangeResponse };

/** Says subscribe for groups, and waits for the answer. */
function subscribe(
  client: Client,
  groups: { groupId: string; cursor?: Cursor | null; token?: string }[],
): Promise<Greeting[]> {
  return new Promise((resolve) => {
    client.emit('subscribe', { proto: 1, groups: groups.map((one) => ({ cursor: null, ...one })) }, resolve);
  });
}

/** A tab that watches a group: it keeps rows as the protocol tells it to (rules P3, P4). */
class Tab {
  readonly patches: Patch[] = [];
  readonly unsubscribes: Unsubscribe[] = [];
  private readonly waiting: (() => void)[] = [];
  private greeted: Extract<ExchangeResponse, { kind: 'reset' }> | undefined;

  private constructor(readonly client: Client) {
    client.on('patch', (patch) => {
      this.patches.push(decodePatch(patch));
      this.tell();
    });
    client.on('unsubscribe', (unsubscribe) => {
      this.unsubscribes.push(unsubscribe);
      this.tell();
    });
    client.on('disconnect', () => {
      this.tell();
    });
  }

  static async watch(groupId: string, token?: string, client?: Client): Promise<Tab> {
    const tab = new Tab(client ?? (await world.connect()));
    const [greeting] = await subscribe(tab.client, [{ groupId, ...(token ? { token } : {}) }]);
    if (greeting?.answer.kind !== 'reset') throw new Error(String(greeting?.answer.kind));
    tab.greeted = greeting.answer;
    return tab;
  }

  /**
   * Patches about what came after the subscribe: a gathered patch may still tell of what the subscribe already held.
   */
  get news(): Patch[] {
    return this.patches.filter((patch) => (patch.chain.at(-1)?.[0] ?? 0) > (this.greeted?.version ?? 0));
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
  }

  /** Rows and version after every patch, or an error where one does not follow the one before. */
  get state(): { version: number; rows: string[] } {
    if (!this.greeted) throw new Error('not greeted');
    let at = { version: this.greeted.version, nonce: this.greeted.nonce };
    const rows = new Map(this.greeted.rows.map((row) => [`${row.kind}/${row.id}`, row]));
    for (const patch of this.patches) {
      const tip = patch.chain.at(-1);
      if (!tip || tip[0] <= at.version) continue;
      if (!patch.chain.some(([version, nonce]) => version === at.version && nonce === at.nonce))
        throw new Error(`a gap after version ${at.version}: ${JSON.stringify(patch.chain)}`);
      for (const row of patch.rows) if (row.version > at.version) rows.set(`${row.kind}/${row.id}`, row);
      for (const row of patch.gone) rows.delete(`${row.kind}/${row.id}`);
      at = { version: tip[0], nonce: tip[1] };
    }
    return {
      version: at.version,
      rows: [...rows.values()]
        .map((row) => JSON.stringify([row.kind, row.id, row.version, row.mutationId, row.data]))
        .sort(),
    };
  }

  private tell(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

async function serverState(groupId: string): Promise<Tab['state']> {
  const answer = await world.sync({ groupId });
  if (answer.kind !== 'reset') throw new Error(answer.kind);
  return {
    version: answer.version,
    rows: answer.rows.map((row) => JSON.stringify([row.kind, row.id, row.version, row.mutationId, row.data])).sort(),
  };
}

describe('subscribe', () => {
  it('answers like an exchange: a reset without a cursor, a delta with one, lost with an unknown one', async () => {
    const client = await world.connect();
    const [first] = await subscribe(client, [{ groupId: group.id }]);
    if (first?.answer.kind !== 'reset') throw new Error('no reset');
    expect({ now: world.clock.now, ...first.answer }).toEqual(await world.sync({ groupId: group.id }));
    const cursor = { version: first.answer.version, nonce: first.answer.nonce };
    await world.login(group.id, '민지');
    const [second] = await subscribe(client, [{ groupId: group.id, cursor }]);
    expect({ now: world.clock.now, ...second?.answer }).toEqual(await world.sync({ groupId: group.id, cursor }));
    const [third] = await subscribe(client, [{ groupId: group.id, cursor: { version: 9, nonce: 'unknown' } }]);
    expect(third?.answer).toEqual({ proto: 1, kind: 'lost' });
  });

  it('answers for several groups, each by itself', async () => {
    const deleted = await world.openGroup();
    await world.db('groups').where({ id: deleted.id }).update({ deleted_at: 1 });
    const ended = await world.login(group.id, '민지');
    await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken: ended.sessionToken }));
    const other = await world.openGroup();
    const answers = await subscribe(await world.connect(), [
      { groupId: anId() },
      { groupId: deleted.id },
      { groupId: group.id, token: ended.sessionToken },
      { groupId: other.id, token: aSecret() },
    ]);
    expect(answers.map((one) => one.answer.kind)).toEqual(['unknown', 'gone', 'forbidden', 'reset']);
    expect(answers.map((one) => one.groupId)).toEqual([answers[0]?.groupId, deleted.id, group.id, other.id]);
  });

  it('S8 brings a large group in brief: the tab asks by the exchange, which compresses, and hears what comes after', async () => {
    const ara = await world.login(group.id, 'Ara');
    const dates = Array.from({ length: 400 }, (_, day) => addDays('2027-01-01', day));
    for (const half of [dates.slice(0, 200), dates.slice(200)]) {
      await world.sync({
        groupId: group.id,
        tokens: [ara.sessionToken],
        mutations: half.map((date) => aMutation('castDateVote', { date })),
      });
    }
    const client = await world.connect();
    const starts: unknown[] = [];
    client.on('patch', ({ chain }) => starts.push(chain[0]));
    const [greeting] = await subscribe(client, [{ groupId: group.id }]);
    const { version, nonce } = (await world.sync({ groupId: group.id })) as Extract<
      ExchangeResponse,
      { kind: 'reset' }
    >;
    expect(greeting?.answer).toEqual({
      proto: 1,
      kind: 'delta',
      chain: [[version, nonce]],
      rows: [],
      gone: [],
      results: [],
    });
    await world.login(group.id, '민지');
    await expect.poll(() => starts.at(-1)).toEqual([version, nonce]);
  });

  it('S10 with an ended session brings no rows and no patches, also while others write', async () => {
    const ended = await world.login(group.id, '민지');
    await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken: ended.sessionToken }));
    const client = await world.connect();
    const patches: Patch[] = [];
    client.on('patch', (patch) => patches.push(decodePatch(patch)));
    const witness = await Tab.watch(group.id);
    const writes = Array.from({ length: 30 }, (_, index) =>
      world.sync({
        groupId: group.id,
        mutations: [aMutation('addMember', { memberId: anId(), name: `n${index}` }, { actor: 'link' })],
      }),
    );
    for (let times = 0; times < 10; times += 1) {
      const [greeting] = await subscribe(client, [{ groupId: group.id, token: ended.sessionToken }]);
      expect(greeting?.answer).toMatchObject({ kind: 'forbidden', why: 'revoked' });
      expect(greeting?.answer).not.toHaveProperty('rows');
    }
    await Promise.all(writes);
    const truth = await serverState(group.id);
    await witness.until(() => witness.state.version === truth.version);
    await subscribe(client, [{ groupId: group.id, token: ended.sessionToken }]);
    expect(patches).toEqual([]);
  });
});

describe('patches', () => {
  it('P12 leave after the commit, to every tab that watches, and only to those', async () => {
    const other = await world.openGroup();
    const [one, two, elsewhere] = [await Tab.watch(group.id), await Tab.watch(group.id), await Tab.watch(other.id)];
    await world.login(group.id, '민지');
    for (const tab of [one, two]) {
      await tab.until(() => tab.news.length > 0);
      expect(tab.news).toHaveLength(1);
      expect(tab.state).toEqual(await serverState(group.id));
    }
    expect(elsewhere.news).toEqual([]);
  });

  it('reach tabs on every transport alike: a WebSocket, long polling, and one that changes from this to that meanwhile', async () => {
    const tabs = await Promise.all(
      [['websocket' as const], ['polling' as const], ['polling' as const, 'websocket' as const]].map((transports) =>
        Tab.watch(group.id, undefined, world.socket({}, transports)),
      ),
    );
    await world.login(group.id, '민지');
    await world.login(group.id, 'Ara');
    const state = await serverState(group.id);
    for (const tab of tabs) await tab.until(() => tab.state.version === state.version);
    expect(tabs.map((tab) => tab.state)).toEqual(tabs.map(() => state));
  });

  it('S8 sixty commits at once reach a tab without a gap, however many share a patch', async () => {
    const tab = await Tab.watch(group.id);
    const minji = await world.login(group.id, '민지');
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        world.sync({
          groupId: group.id,
          tokens: [minji.sessionToken],
          mutations: [
            index % 2
              ? aMutation('saveSimpleResponse', { payload: aPayload() }, { timestamp: index + 2 })
              : aMutation('addMember', { memberId: anId(), name: `n${index}` }, { actor: 'link' }),
          ],
        }),
      ),
    );
    const truth = await serverState(group.id);
    await tab.until(() => tab.state.version === truth.version);
    expect(tab.state).toEqual(truth);
    expect(tab.patches.flatMap((patch) => patch.chain).length).toBeGreaterThan(60);
  });

  it("S8 tabs that say subscribe in the middle of commits miss nothing: snapshot and patches are the server's state", async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => world.connect()));
    const tabs: Promise<Tab>[] = [];
    const writes: Promise<unknown>[] = [];
    for (let index = 0; index < 30; index += 1) {
      writes.push(
        world.sync({
          groupId: group.id,
          mutations: [aMutation('addMember', { memberId: anId(), name: `n${index}` }, { actor: 'link' })],
        }),
      );
      if (index % 5 === 2) tabs.push(Tab.watch(group.id, undefined, clients.pop()));
      if (index % 5 === 4) await writes[index - 2];
    }
    await Promise.all(writes);
    const truth = await serverState(group.id);
    for (const tab of await Promise.all(tabs)) {
      await tab.until(() => tab.state.version === truth.version);
      expect(tab.state).toEqual(truth);
    }
  });

  it('a refusal sends none', async () => {
    await world.login(group.id, '민지');
    const tab = await Tab.watch(group.id);
    await world.sync({
      groupId: group.id,
      tokens: [aSecret()],
      mutations: [aMutation('joinGroup', { memberId: anId(), name: '민지' })],
    });
    const before = tab.state.version;
    await world.login(group.id, '준');
    const truth = await serverState(group.id);
    expect(truth.version).toBe(before + 1);
    await tab.until(() => tab.state.version === truth.version);
    expect(tab.state).toEqual(truth);
  });

  it('never carry an e-mail', async () => {
    const tab = await Tab.watch(group.id);
    await world.ok(world.post('/api/members', { groupId: group.id, name: '준', email: 'jun@private.example' }));
    await tab.until(() => tab.news.length > 0);
    expect(JSON.stringify(tab.news)).not.toContain('private.example');
  });
});

describe('S10: unsubscribe', () => {
  it('S10 a logout unsubscribes the tabs of that session before the news of it, and no others', async () => {
    const [phone, laptop] = [await world.login(group.id, '민지'), await world.login(group.id, '민지')];
    const [out, stays] = [
      await Tab.watch(group.id, phone.sessionToken),
      await Tab.watch(group.id, laptop.sessionToken),
    ];
    await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken: phone.sessionToken }));
    await out.until(() => out.unsubscribes.length > 0);
    expect(out.unsubscribes).toEqual([{ groupId: group.id, why: 'revoked' }]);
    expect(out.news).toEqual([]);
    await world.login(group.id, '준');
    await stays.until(() => stays.news.some((patch) => patch.rows.length > 0));
    expect(stays.unsubscribes).toEqual([]);
    expect(out.news).toEqual([]);
  });

  it('S10 a session that a late join binds to a member who was removed meanwhile has ended: its tab hears no more', async () => {
    const memberId = anId();
    const join = () => aMutation('joinGroup', { memberId, name: '민지', email: undefined });
    await world.sync({ groupId: group.id, tokens: [aSecret()], mutations: [join()] });
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [aMutation('removeMember', { memberId }, { actor: 'organizer', timestamp: 5 })],
    });
    // The same device after a restore: it watches by the link, and what it had sent is sent again.
    const token = aSecret();
    const tab = await Tab.watch(group.id, token);
    const friend = aMutation('addMember', { memberId: anId(), name: '준' }, { actor: 'link' });
    const answer = await world.sync({ groupId: group.id, tokens: [token], mutations: [join(), friend] });
    expect(answer).toMatchObject({ results: [{ code: 'superseded' }, { code: 'applied' }] });
    await tab.until(() => tab.unsubscribes.length > 0);
    expect(tab.unsubscribes).toEqual([{ groupId: group.id, why: 'revoked' }]);
    expect(tab.news).toEqual([]);
  });
});

describe('a bad packet', () => {
  const packets: [string, unknown[]][] = [
    ['nothing', []],
    ['null', [null]],
    ['a string', ['subscribe']],
    ['a number', [1]],
    ['a list', [[]]],
    ['an object of another kind', [{ a: 1 }]],
    ['groups that are a string', [{ proto: 1, groups: 'all' }]],
    [
      'twenty-one groups',
      [{ proto: 1, groups: Array.from({ length: 21 }, () => ({ groupId: anId(), cursor: null })) }],
    ],
    ['an unknown key', [{ proto: 1, groups: [], admin: true }]],
    ['a deep one', [JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`) as unknown]],
    ['one called __proto__', [JSON.parse('{"__proto__":{"proto":1,"groups":[]}}') as unknown]],
    ['bytes', [new Uint8Array(100)]],
  ];
  it.each(packets)('closes that socket and nothing else: %s', async (_what, message) => {
    const client = await world.connect();
    const closed = new Promise((resolve) => client.once('disconnect', resolve));
    (client as unknown as { emit(name: string, ...words: unknown[]): void }).emit('subscribe', ...message);
    await closed;
    expect((await world.get('/api/health')).status).toBe(200);
    expect((await subscribe(await world.connect(), [{ groupId: group.id }]))[0]?.answer.kind).toBe('reset');
  });

  it('of more than 16 KiB closes that socket', async () => {
    const client = await world.connect();
    const closed = new Promise((resolve) => client.once('disconnect', resolve));
    (client as unknown as { emit(name: string, word: unknown): void }).emit('subscribe', 'x'.repeat(17 * 1024));
    await closed;
    expect((await world.get('/api/health')).status).toBe(200);
  });

  it('that nobody listens to is passed over', async () => {
    const client = await world.connect();
    const anyClient = client as unknown as { emit(name: string, ...words: unknown[]): void };
    anyClient.emit('patch', { groupId: group.id });
    anyClient.emit('constructor', {});
    anyClient.emit('__proto__', {});
    expect((await subscribe(client, [{ groupId: group.id }]))[0]?.answer.kind).toBe('reset');
  });

  it('of a later protocol closes, of an earlier one is asked to upgrade', async () => {
    const client = await world.connect();
    const upgrade = new Promise((resolve) => client.once('upgrade', resolve));
    (client as unknown as { emit(name: string, word: unknown): void }).emit('subscribe', { proto: 0, groups: [] });
    expect(await upgrade).toEqual({ min: 1 });
  });

  it('a client cannot publish: what it sends as a patch reaches no other tab', async () => {
    const tab = await Tab.watch(group.id);
    const client = await world.connect();
    (client as unknown as { emit(name: string, word: unknown): void }).emit('patch', {
      groupId: group.id,
      chain: [[1, 'x']],
      rows: [],
      gone: [],
    });
    await subscribe(client, [{ groupId: group.id }]);
    await world.login(group.id, '민지');
    await tab.until(() => tab.news.length > 0);
    expect(tab.news).toHaveLength(1);
  });

  it('sixty-one messages in ten seconds close the socket', async () => {
    const client = await world.connect();
    const closed = new Promise((resolve) => client.once('disconnect', resolve));
    // One that leaves no place for an answer counts as well.
    const untold = client as unknown as { emit(name: string, word: unknown): void };
    for (let count = 1; count < 60; count += 1) untold.emit('subscribe', { proto: 1, groups: [] });
    expect(await subscribe(client, [])).toEqual([]);
    expect(client.connected).toBe(true);
    untold.emit('subscribe', { proto: 1, groups: [] });
    expect(await closed).toBe('io server disconnect');
  });

  it('a subscribe without a place for the answer does no harm', async () => {
    const client = await world.connect();
    (client as unknown as { emit(name: string, word: unknown): void }).emit('subscribe', {
      proto: 1,
      groups: [{ groupId: group.id, cursor: null }],
    });
    expect((await subscribe(client, [{ groupId: group.id }]))[0]?.answer.kind).toBe('reset');
  });
});

describe('connecting', () => {
  const refused = (headers: Record<string, string>, transport: 'websocket' | 'polling') => {
    const client = world.socket(headers, [transport]);
    return new Promise<string>((resolve) => {
      client.once('connect', () => {
        resolve('connected');
      });
      client.once('connect_error', () => {
        resolve('refused');
      });
    });
  };

  it.each(['websocket', 'polling'] as const)(
    'from another site is refused, by %s; from our own address it is not',
    async (transport) => {
      expect(await refused({ origin: 'https://evil.example' }, transport)).toBe('refused');
      expect(await refused({ origin: 'null' }, transport)).toBe('refused');
      expect(await refused({ origin: world.url }, transport)).toBe('connected');
      expect(await refused({}, transport)).toBe('connected');
    },
  );

  it('over the limit of sockets is refused, and possible again when one has left', async () => {
    const small = await RunningServer.start({ socketLimit: 1 });
    const first = await small.connect();
    const second = small.socket();
    expect(
      await new Promise((resolve) => {
        second.once('connect', () => {
          resolve('connected');
        });
        second.once('connect_error', () => {
          resolve('refused');
        });
      }),
    ).toBe('refused');
    const left = new Promise((resolve) => first.once('disconnect', resolve));
    first.disconnect();
    await left;
    await expect
      .poll(async () => {
        const again = small.socket();
        return new Promise((resolve) => {
          again.once('connect', () => {
            resolve('connected');
          });
          again.once('connect_error', () => {
            resolve('refused');
          });
        });
      })
      .toBe('connected');
    await small.close();
  });

  it("does not serve the client's own script", async () => {
    expect((await world.get('/socket.io/socket.io.js')).text).not.toContain('function');
  });

  it('and saying nothing closes the socket after a while', { timeout: 20_000 }, async () => {
    const client = await world.connect();
    await new Promise((resolve) => client.once('disconnect', resolve));
    expect(client.connected).toBe(false);
  });
});

describe('closing the server', () => {
  it('ends every socket and stops listening', async () => {
    const small = await RunningServer.start();
    const client = await small.connect();
    const closed = new Promise((resolve) => client.once('disconnect', resolve));
    const port = small.port;
    await small.close();
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });
});
