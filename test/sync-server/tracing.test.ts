import { AsyncLocalStorage } from 'node:async_hooks';
import type { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedTracing, tracingBy, type TracingApi } from '#server/http/tracing.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

interface Kept {
  name: string;
  kind: number;
  attributes: Record<string, string | number>;
  /** The name of the span above it, or the `traceparent` of the request. */
  parent: unknown;
  hasFailed: boolean;
  hasEnded: boolean;
}

/** Stands in for `@opentelemetry/api` with an SDK: contexts are the name of the span that is present. */
function fakeApi(spans: Kept[], traceId = '0af7651916cd43dd8448eb211c80319c'): TracingApi {
  const present = new AsyncLocalStorage<unknown>();
  return {
    trace: {
      getTracer: () => ({
        startSpan(name, { kind, attributes }, parent) {
          const kept = { name, kind, attributes, parent, hasFailed: false, hasEnded: false };
          spans.push(kept);
          return {
            updateName: (next) => (kept.name = next),
            setAttributes: (more) => Object.assign(kept.attributes, more),
            setStatus: () => (kept.hasFailed = true),
            spanContext: () => ({ traceId }),
            end: () => {
              kept.hasEnded = true;
            },
            kept,
          };
        },
      }),
      setSpan: (_context, span) => (span as unknown as { kept: Kept }).kept.name,
    },
    context: { active: () => present.getStore(), with: (context, act) => present.run(context, act) },
    propagation: { extract: (_context, headers) => (headers as Record<string, string>)['traceparent'] },
  };
}

let spans: Kept[];
let world: RunningServer;
beforeEach(async () => {
  spans = [];
  world = await RunningServer.start({ tracing: tracingBy(fakeApi(spans)) });
});
afterEach(() => world.close());

describe('spans', () => {
  it('are one for a request, by its route, below the trace that it came with, and one for the exchange within', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const group = await world.openGroup();
    spans.splice(0);
    const mutations = [aMutation('joinGroup', { memberId: anId(), name: '지우' })];
    const body = { proto: 1, groupId: group.id, cursor: null, tokens: [aSecret()], mutations };
    await world.post('/api/sync', body, { traceparent });
    await expect.poll(() => spans.every((one) => one.hasEnded)).toBe(true);
    expect(spans).toMatchObject([
      {
        name: 'POST /api/sync',
        kind: 1,
        parent: traceparent,
        attributes: { 'http.request.method': 'POST', 'http.route': '/api/sync', 'http.response.status_code': 200 },
        hasFailed: false,
      },
      { name: 'exchange', kind: 0, parent: 'POST', attributes: { 'moyeo.mutations': 1 }, hasFailed: false },
    ]);
  });

  it('hold no id, name or secret', async () => {
    const group = await world.openGroup({ name: '비밀 모임' });
    await world.login(group.id, '민지');
    await world.get(`/api/groups/${group.id}?x=${group.shareUrl}`);
    const said = JSON.stringify(spans);
    for (const secret of [group.id, group.shareUrl, group.organizerToken, '민지', '비밀 모임'])
      expect(said).not.toContain(secret);
  });

  it('say that a request failed, and end all the same', async () => {
    await world.db.schema.renameTable('groups', 'groups_away');
    await world.get(`/api/groups/${anId()}`);
    await world.db.schema.renameTable('groups_away', 'groups');
    world.takeErrors();
    await expect.poll(() => spans.every((one) => one.hasEnded)).toBe(true);
    expect(spans.map((one) => [one.attributes['http.response.status_code'], one.hasFailed])).toEqual([[500, true]]);
  });
});

describe('there are none', () => {
  type Require = ReturnType<typeof createRequire>;
  const finds = (find: () => TracingApi) => find as unknown as Require;
  const misses = (code?: string) =>
    finds(() => {
      throw Object.assign(new Error('no module'), { code });
    });

  it('where @opentelemetry/api is not installed', () => {
    expect(installedTracing(misses('MODULE_NOT_FOUND'))).toBeUndefined();
    expect(() => installedTracing(misses())).toThrow('no module');
  });

  it('where no SDK takes them', () => {
    expect(installedTracing(finds(() => fakeApi([], '0'.repeat(32))))).toBeUndefined();
    expect(installedTracing(finds(() => fakeApi([])))).toBeDefined();
    expect(installedTracing(), 'in the tests themselves').toBeUndefined();
  });
});
