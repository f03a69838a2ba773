import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Router } from 'express';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/protocol/endpoints.ts';
import type { Endpoint, Schema } from '#shared/kernel/endpoint.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import { rowSchemas } from '#shared/protocol/rows.ts';
import { head, subscribe, unsubscribe, proto, rowEpoch, encodedPatch } from '#shared/protocol/sync.ts';
import { z } from '#shared/kernel/z.ts';
import { errorStatus } from '#shared/kernel/errors.ts';
import { aShareUrl } from '#test/builders/mutation.ts';
import { mountApi } from '#server/http/dispatch.ts';
import type { Services } from '#server/kernel/handler.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

const file = join(import.meta.dirname, 'wire.json');

const shape = (schema: Schema | undefined, io: 'input' | 'output'): unknown => {
  if (!schema) return undefined;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** Everything that devices, older builds and other programs see of the server. */
function wire(): unknown {
  return JSON.parse(
    JSON.stringify({
      proto,
      rowEpoch,
      calls: Object.fromEntries(
        Object.entries(api as Record<string, Endpoint>).map(([name, one]) => [
          name,
          {
            method: one.method,
            path: one.path,
            requiredRole: one.requiredRole,
            bodyBytes: one.bodyBytes,
            input: shape(one.input, 'input'),
            query: shape(one.query, 'input'),
            output: shape(one.output, 'output'),
          },
        ]),
      ),
      mutationDefinitions: Object.fromEntries(
        Object.entries(mutationDefinitions).map(([name, one]) => [
          name,
          {
            ver: (one as MutationDefinition<unknown>).ver,
            requiredRole: one.requiredRole,
            checksBase: (one as MutationDefinition<unknown>).checksBase,
            input: shape(one.input as Schema, 'input'),
          },
        ]),
      ),
      rows: Object.fromEntries(Object.entries(rowSchemas).map(([kind, schema]) => [kind, shape(schema, 'output')])),
      socket: {
        subscribe: shape(subscribe, 'input'),
        patch: shape(encodedPatch, 'output'),
        head: shape(head, 'output'),
        unsubscribe: shape(unsubscribe, 'output'),
      },
      errors: errorStatus,
    }),
  ) as unknown;
}

const howTo = [
  'The wire has changed: what older builds, queued writes and other programs rely on.',
  'If that is on purpose: (1) only add (a new optional field, call, mutation, kind or code); a mutation whose input changes gets a higher `ver`, and its schema still accepts earlier inputs,',
  'a change that old builds cannot follow a higher `proto`, rows that must be fetched anew a higher `rowEpoch`; (2) then run',
  '  UPDATE_WIRE=1 npx vitest run --project server test/sync-server/contract',
  'and commit test/sync-server/contract/wire.json with the change.',
].join('\n');

it('the wire is what wire.json says', () => {
  if (process.env['UPDATE_WIRE'] === '1') writeFileSync(file, `${JSON.stringify(wire(), null, 1)}\n`);
  expect(wire(), howTo).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

describe('paths', () => {
  it('no two calls have the same method and path', () => {
    const all = Object.values(api as Record<string, Endpoint>).map(
      (one) => `${one.method} ${one.path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('a path with a literal is matched before one with a parameter in its place', async () => {
    const world = await RunningServer.start();
    const group = await world.openGroup();
    expect(await world.ok(world.get(`/api/groups/share/${group.shareUrl}`))).toMatchObject({ id: group.id });
    expect((await world.get(`/api/groups/share/${aShareUrl()}`)).body.code).toBe('group_not_found');
    await world.close();
  });

  it('of two paths that fit one address the one that says more is mounted first, whatever their order in the contract', () => {
    const mounted: { method: string; parts: string[] }[] = [];
    const note = (method: string) => (path: string) => {
      mounted.push({ method, parts: path.split('/') });
    };
    const router = {
      get: note('GET'),
      post: note('POST'),
      put: note('PUT'),
      delete: note('DELETE'),
      all: () => undefined,
    };
    mountApi(router as unknown as Router, {} as Services, () => []);
    expect(mounted.length).toBe(Object.keys(api).length);
    for (const [later, general] of mounted.entries()) {
      for (const [earlier, special] of mounted.entries()) {
        const fits =
          general.method === special.method &&
          general.parts.length === special.parts.length &&
          later !== earlier &&
          general.parts.every((part, index) => part.startsWith(':') || part === special.parts[index]);
        if (fits) expect(earlier, special.parts.join('/')).toBeLessThan(later);
      }
    }
  });
});
