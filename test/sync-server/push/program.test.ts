import { afterEach, beforeEach, expect, it } from 'vitest';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { afternoon } from '#test/builders/time-zone.ts';
import { post, Programs } from '#test/worlds/program.ts';
import { PushReceiver, PushService } from '#test/worlds/push-service.ts';

const hourMs = 60 * 60 * 1000;

let service: PushService;
let programs: Programs;
beforeEach(async () => {
  service = await PushService.start();
  programs = new Programs();
});
afterEach(async () => {
  await programs.close();
  await service.stop();
});

it('the program stops cleanly while a push service says nothing', { timeout: 60_000 }, async () => {
  service.status = 0;
  const program = await programs.start({ env: { PUSH_HOSTS: service.origin } });
  const { id: groupId, organizerToken } = await post(program.url, '/api/groups', aGroupForm());
  const login = (memberName: string) =>
    post(program.url, `/api/groups/${String(groupId)}/participant-login`, { memberName });
  await login('민지');
  const jun = await login('준호');
  const { endpoint, keys } = new PushReceiver(`${service.origin}/jun`);
  const subscribed = await fetch(`${program.url}/api/groups/${String(groupId)}/push-subscription`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${String(jun['sessionToken'])}` },
    body: JSON.stringify({ memberId: jun['memberId'], endpoint, keys, language: 'ko', timeZone: afternoon() }),
  });
  expect(subscribed.status).toBe(204);
  // Its end is near: who has not answered is told.
  const endsAt = Date.now() + hourMs;
  const day = new Date(endsAt - 12 * hourMs).toISOString().slice(0, 10);
  await post(program.url, '/api/sync', {
    proto: 1,
    groupId,
    cursor: null,
    tokens: [],
    organizerToken,
    mutations: [
      aMutation(
        'setDeadline',
        { day, endsAt, timeZone: afternoon(), quorum: null },
        { actor: 'organizer', timestamp: Date.now() },
      ),
    ],
  });
  await expect.poll(() => service.arrived.length, { timeout: 20_000 }).toBe(1);
  program.child.kill('SIGTERM');
  expect(await program.ended).toEqual({ code: 0, signal: null });
});
