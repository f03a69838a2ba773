import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMutation, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

/*
 * What the server makes for who opens an address, outside of the calls. Nobody has a secret there.
 */

let world: RunningServer;
let directory: string;
beforeEach(async () => {
  directory = temporaryDirectory();
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets/app.js'), 'export {};');
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html lang="ko"><head><title>모여</title></head></html>',
  );
  world = await RunningServer.start({ rateLimits: true, clientDirectory: directory });
});
afterEach(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

const drawn = (shareUrl: string, language = 'en') => `/previews/drawn/groups/${shareUrl}/${language}.png`;

describe('pictures of a group that is renamed again and again', () => {
  it('are drawn so often for an address, and then no more; what is drawn is still shown, and pages go on', async () => {
    const group = await world.openGroup();
    const kept = drawn(aShareUrl());
    expect((await world.get(kept)).status).toBe(200);
    const caller = { address: '127.0.0.1', tokenHash: undefined, device: '', language: 'en' } as const;
    // Most of them at once: thirty drawings would take seconds.
    for (let times = 0; times < 25; times += 1) world.services.budget.draw(caller);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6 && statuses.at(-1) !== 429; turn += 1) {
      world.pass(10);
      await world.sync({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations: [
          aMutation('updateGroup', { name: `trip ${turn}` }, { actor: 'organizer', timestamp: world.clock.now }),
        ],
      });
      statuses.push((await world.get(drawn(group.shareUrl))).status);
    }
    expect(statuses.filter((one) => one === 200).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
    expect((await world.get(kept)).status).toBe(200);
    expect((await world.get(`/join/${group.shareUrl}`)).status).toBe(200);
    world.pass(10_000);
    expect((await world.get(drawn(group.shareUrl))).status).toBe(200);
  });
});

describe('a minute of pages', () => {
  it('is so many for an address, whichever they are; files and calls go on', async () => {
    const group = await world.openGroup();
    const made = [
      '/explore/japan',
      '/sitemap.xml',
      '/api/docs',
      '/covers/scenes/japan/wide-light.svg',
      `/api/calendars/${group.shareUrl}.ics`,
      `/join/${group.shareUrl}`,
    ];
    let times = 0;
    while (times < 700 && (await world.get(made[times % made.length] ?? '')).status === 200) times += 1;
    expect(times).toBe(600);
    for (const path of made) expect((await world.get(path)).status, path).toBe(429);
    expect((await world.get('/assets/app.js')).status).toBe(200);
    expect((await world.get(`/api/groups/${group.id}`)).status).toBe(200);
  });
});
