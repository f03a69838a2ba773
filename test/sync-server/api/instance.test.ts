import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Instance } from '#server/kernel/instance-settings.ts';
import { parseMutation, prepareMutations } from '#server/sync/parse-mutations.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { groupForm } from '#shared/group/schema.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const groupCode = '바다로 가자 2026';
const instance: Instance = {
  name: '우리 & "여행"',
  imprintUrl: 'https://example.org/imprint?a=1&b=2',
  color: '#7a1fa2',
  groupCode,
};
const none: Instance = { name: undefined, imprintUrl: undefined, color: undefined, groupCode: undefined };
const shell =
  '<!doctype html><html lang="ko"><head><meta name="apple-mobile-web-app-title" content="모여" /><title>모여</title></head><body></body></html>';

let directory: string;
let world: RunningServer;
beforeAll(async () => {
  directory = temporaryDirectory();
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), shell);
  writeFileSync(join(directory, 'service-worker.js'), '/* worker */');
  world = await RunningServer.start({ clientDirectory: directory, instance });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

const withServer = async <T>(options: Instance | undefined, ask: (server: RunningServer) => Promise<T>): Promise<T> => {
  const server = await RunningServer.start({ clientDirectory: directory, instance: options });
  try {
    return await ask(server);
  } finally {
    await server.close();
  }
};

describe('who may open groups', () => {
  const open = (form: Record<string, unknown>) => world.post('/api/groups', aGroupForm(form));

  it('is whoever has the code; others are told in a sentence of their language', async () => {
    const missing = await world.post('/api/groups', aGroupForm(), { 'accept-language': 'en' });
    expect([missing.status, missing.body.code, missing.body.error]).toEqual([
      401,
      'group_code_missing',
      'Groups are created here with a code. Enter it and send again.',
    ]);
    for (const wrong of ['바다로 가자 2025', '바다로 가자 2026!', 'x'])
      expect((await open({ groupCode: wrong })).body.code).toBe('group_code_wrong');
    expect((await open({ groupCode: ` ${groupCode} ` })).status).toBe(200);
    expect(JSON.stringify(world.logged)).not.toContain(groupCode);
  });

  it('is everybody where the instance asks for none, with a code or without', async () => {
    await withServer(none, async (server) => {
      for (const form of [{}, { groupCode: 'whatever it was' }])
        expect((await server.post('/api/groups', aGroupForm(form))).status).toBe(200);
    });
  });

  it('refuses a group that waited on a device, keeps nothing of it, and takes it with the code, what came after it too', async () => {
    const groupId = anId();
    const token = aSecret();
    const input = {
      ...groupForm.parse(aGroupForm()),
      groupId,
      shareUrl: aShareUrl(),
      organizerToken: aSecret(),
    };
    const join = aMutation('joinGroup', { memberId: anId(), name: '지우' }, { actor: 0 });
    const create = (code?: string) =>
      aMutation('createGroup', { ...input, ...(code === undefined ? {} : { groupCode: code }) }, { actor: 'link' });
    for (const [code, said] of [
      [undefined, 'group_code_missing'],
      ['not this one', 'group_code_wrong'],
    ] as const) {
      const first = create(code);
      expect(await world.sync({ groupId, tokens: [token], mutations: [first, join] })).toMatchObject({
        kind: 'unknown',
        results: [{ mutationId: first.mutationId, code: said }],
      });
    }
    expect(await world.sync({ groupId, tokens: [token], mutations: [create(groupCode), join] })).toMatchObject({
      kind: 'reset',
      results: [{ code: 'applied' }, { code: 'applied' }],
    });
  });

  it('costs a stranger without the code no slow computation: the password of the organiser is not hashed', async () => {
    const prepared = async (code: string) => {
      const groupId = anId();
      const form = groupForm.parse(aGroupForm({ adminPassword: 'Zg7!kd02mQ', groupCode: code }));
      const input = { ...form, groupId, shareUrl: aShareUrl(), organizerToken: aSecret() };
      const mutations = [aMutation('createGroup', input, { actor: 'link' })];
      const { db, now, random } = world.services;
      const ports = { db, now, random, groupCode, onException: () => undefined };
      const request = { proto: 1 as const, groupId, cursor: null, tokens: [], mutations };
      return (await prepareMutations(ports, request, mutations.map(parseMutation))).size;
    };
    expect([await prepared('not this one'), await prepared(groupCode)]).toEqual([0, 1]);
  });

  it('leaves groups that are there as they are: joining needs no code', async () => {
    const group = (await open({ groupCode })).body as unknown as Group;
    expect((await world.login(group.id, '민지')).memberId).toEqual(expect.any(String));
  });
});

describe('the page', () => {
  const told = (text: string) =>
    JSON.parse(
      (/data-instance="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll(/&#(\d+);/g, (_, code) =>
        String.fromCharCode(Number(code)),
      ),
    ) as unknown;

  it.each(['/', '/explore', `/group/${anId()}`, '/index.html', '/nothing'])(
    '%s says what the instance is, and never its code',
    async (path) => {
      const { text } = await world.get(path);
      expect(told(text)).toEqual({ name: instance.name, imprintUrl: instance.imprintUrl, asksCode: true });
      expect(text).not.toContain(groupCode);
      expect(text).toContain('<meta name="apple-mobile-web-app-title" content="우리 &#38; &#34;여행&#34;"');
    },
  );

  it('is titled with its name, in every language', async () => {
    expect((await world.get('/explore', { 'accept-language': 'fr' })).text).toContain(
      '<title>Explorer les destinations — 우리 &#38; &#34;여행&#34;</title>',
    );
    expect((await world.get(`/group/${anId()}`)).text).toContain('<title>우리 &#38; &#34;여행&#34;</title>');
  });

  it('has its colour as a style that the policy names by its hash', async () => {
    const { text, headers } = await world.get('/');
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(style).toContain('--action:light-dark(#7a1fa2,');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(String(headers['content-security-policy']).split(';')).toContain(`style-src 'self' 'sha256-${hash}'`);
  });

  it('is the built one, and so is the service worker, where the operator says nothing', async () => {
    await withServer(none, async (server) => {
      expect((await server.get(`/group/${anId()}`)).text).toBe(shell);
      expect((await server.get('/service-worker.js')).text).toBe('/* worker */');
      expect((await server.get('/')).headers['content-security-policy']).toContain("style-src 'self';");
    });
  });

  it('says whether mails are sent: the form of a new group tells what the address is for', async () => {
    const server = await RunningServer.start({ clientDirectory: directory, sendsMail: true });
    const { text } = await server.get('/create-group');
    await server.close();
    expect(told(text)).toEqual({ sendsMail: true });
  });

  it('reaches devices that keep it as a new build does: its mark stands before the service worker', async () => {
    const worker = (options: Instance) =>
      withServer(options, async (server) => (await server.get('/service-worker.js')).text);
    const marked = (await world.get('/service-worker.js')).text;
    expect(marked).toMatch(/^self\.shellMark="[0-9a-f]{16}";\n\/\* worker \*\/$/);
    expect(await worker(instance)).toBe(marked);
    expect(await worker({ ...instance, name: 'Another' })).not.toBe(marked);
    expect(await worker({ ...instance, groupCode: 'another code' })).toBe(marked);
  });
});

it('names the installed app, with its colour', async () => {
  for (const lang of ['ko', 'en']) {
    const { body } = await world.get<Record<string, unknown>>(`/manifest.webmanifest?lang=${lang}`);
    expect(body).toMatchObject({ name: instance.name, short_name: instance.name, theme_color: '#7a1fa2' });
  }
  const plain = await withServer(none, (server) =>
    server.get<Record<string, unknown>>('/manifest.webmanifest?lang=en'),
  );
  expect(plain.body).toMatchObject({ name: 'Moyeo - plan trips together', short_name: 'Moyeo' });
});
