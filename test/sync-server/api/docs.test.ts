import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/protocol/endpoints.ts';
import { errorStatus } from '#shared/kernel/errors.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: { type: string } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: { properties: { code: { enum: string[] } } } } };
}
const read = () => world.ok<Document>(world.get('/api/docs/openapi.json'));

describe('openapi.json', () => {
  it('is OpenAPI 3.1 and names every call of the contract once', async () => {
    const document = await read();
    expect(document.openapi).toMatch(/^3\.1\./);
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => `${method.toUpperCase()} ${path} ${operation.operationId}`),
    );
    expect(operations.sort()).toEqual(
      Object.entries(api)
        .map(([name, one]) => `${one.method} ${one.path} ${name}`)
        .sort(),
    );
  });

  it('describes every parameter of a path, every body and every answer', async () => {
    const document = await read();
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const operation of Object.values(methods)) {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect((operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name)).toEqual(names);
        expect(operation.summary).not.toBe('');
        expect(operation.responses['200']?.content['application/json']?.schema).toBeTruthy();
        expect(operation.responses['default']?.content['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/Error',
        });
      }
    }
    expect(document.paths['/api/groups']?.['post']?.requestBody?.content['application/json']?.schema.type).toBe(
      'object',
    );
  });

  it('names every error code', async () => {
    expect((await read()).components.schemas.Error.properties.code.enum.sort()).toEqual(
      Object.keys(errorStatus).sort(),
    );
  });

  it('refers to nothing that it does not hold', async () => {
    const document = await read();
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => String(ref));
    expect(refs.length).toBeGreaterThan(0);
    for (const ref of refs) {
      let at: unknown = document;
      for (const part of ref.replace(/^#\//, '').split('/')) at = (at as Record<string, unknown>)[part];
      expect(at, ref).toBeTypeOf('object');
    }
  });
});

describe('the API page', () => {
  it('shows every call, without a script and without an outside host', async () => {
    const page = await world.get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    for (const name of Object.keys(api)) expect(page.text).toContain(`id="${name}"`);
    expect(page.text).not.toMatch(/<script|\sstyle="|\son[a-z]+="/);
    for (const [, address] of page.text.matchAll(/(?:src|href)="([^"]*)"/g)) expect(address).toMatch(/^\/(?!\/)/);
  });

  it('has a style sheet that calls nobody', async () => {
    const css = await world.get('/api/docs/style.css');
    expect(css.headers['content-type']).toMatch(/^text\/css/);
    expect(css.text).not.toMatch(/url\(|@import/);
  });

  it('has nothing else beside it', async () => {
    expect((await world.get('/api/docs/nothing')).body.code).toBe('not_found');
  });
});
