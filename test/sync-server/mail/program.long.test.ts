import { afterEach, beforeEach, expect, it } from 'vitest';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { afternoon } from '#test/builders/time-zone.ts';
import { MailServer } from '#test/worlds/mail-server.ts';
import { post, Programs } from '#test/worlds/program.ts';

let server: MailServer;
let programs: Programs;
beforeEach(async () => {
  server = await MailServer.start();
  programs = new Programs();
});
afterEach(async () => {
  await programs.close();
  await server.stop();
});

/**
 * A program that sends mails, and a member of a group there who has just been reminded.
 * @param below the path of its public address
 */
async function reminded(below = '') {
  // With PUBLIC_URL it tells its port in the log alone.
  const env = { SMTP_URL: server.url, PUBLIC_URL: `https://moyeo.example${below}`, LOG_LEVEL: 'trace', METRICS: 'on' };
  const program = programs.run({ env });
  const port = () => /"port":(\d+),"msg":"ready"/.exec(program.output.text)?.[1];
  await expect.poll(port, { timeout: 20_000 }).toBeDefined();
  const url = `http://127.0.0.1:${port()}${below}`;
  const { id: groupId, organizerToken } = await post(url, '/api/groups', aGroupForm());
  const jun = await post(url, `/api/groups/${String(groupId)}/participant-login`, {
    memberName: '준호',
    email: 'jun@example.com',
  });
  const request = { proto: 1, groupId, cursor: null, tokens: [jun['sessionToken']] };
  const zone = { day: null, endsAt: null, timeZone: afternoon(), quorum: 2 };
  const at = { timestamp: Date.now() };
  await post(url, '/api/sync', {
    ...request,
    organizerToken,
    mutations: [
      aMutation('setDeadline', zone, { actor: 'organizer', ...at }),
      aMutation('noteReminder', { memberIds: [String(jun['memberId'])] }, at),
    ],
  });
  return { program, url };
}

it('the program sends a mail when SMTP_URL is set', { timeout: 60_000 }, async () => {
  const { program, url } = await reminded();
  await expect.poll(() => server.arrived.length, { timeout: 20_000 }).toBe(1);
  expect(server.arrived[0]).toMatchObject({ from: 'moyeo@moyeo.example', to: ['jun@example.com'] });
  const figures = async () => (await fetch(`${url}/metrics`)).text();
  await expect.poll(figures).toContain('moyeo_mails_total{outcome="sent"} 1');
  expect(program.output.text).not.toContain('jun@example.com');
});

it('a mail of a server below a path of its host has links that lead there', { timeout: 60_000 }, async () => {
  const { url } = await reminded('/trips/moyeo');
  await expect.poll(() => server.arrived.length, { timeout: 20_000 }).toBe(1);
  const leave = server.arrived[0]?.headers.get('list-unsubscribe') ?? '';
  expect(leave).toMatch(/^<https:\/\/moyeo\.example\/trips\/moyeo\/api\/unsubscribe\//);
  expect((await fetch(leave.slice(1, -1).replace('https://moyeo.example/trips/moyeo', url))).status).toBe(200);
});

it('a mail that is refused is counted, and the log does not name the address', { timeout: 60_000 }, async () => {
  server.status = 550;
  const { program, url } = await reminded();
  const figures = async () => (await fetch(`${url}/metrics`)).text();
  await expect.poll(figures, { timeout: 20_000 }).toContain('moyeo_mails_total{outcome="given_up"} 1');
  expect(program.output.text).toContain('a mail was not taken');
  expect(program.output.text).not.toContain('jun@example.com');
});

it('the program stops cleanly while a mail server says nothing', { timeout: 60_000 }, async () => {
  server.status = 0;
  const { program } = await reminded();
  await expect.poll(() => server.asked, { timeout: 20_000 }).toBe(1);
  program.child.kill('SIGTERM');
  expect(await program.ended).toEqual({ code: 0, signal: null });
});
