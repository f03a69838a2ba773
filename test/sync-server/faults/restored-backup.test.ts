import 'fake-indexeddb/auto';
import { copyFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { addMember, joinGroup } from '#app/local/group/members.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { castDateVote, withdrawDateVote } from '#app/local/group/votes.ts';
import { FaultyProxy } from '#test/chaos/faulty-proxy.ts';
import { ChaosDevice } from '#test/chaos/chaos-device.ts';
import { SeededRandom } from '#test/worlds/seeded-random.ts';
import { Programs, type Program } from '#test/worlds/program.ts';

let programs: Programs;
let proxy: FaultyProxy;
let phones: ChaosDevice[];
beforeEach(async () => {
  programs = new Programs();
  proxy = await FaultyProxy.start(new SeededRandom(1));
  // Only an address that stays while the server moves.
  proxy.isCalm = true;
  phones = [];
});
afterEach(async () => {
  for (const phone of phones) phone.close();
  await proxy.stop();
  await programs.close();
});

async function serve(): Promise<Program> {
  const program = await programs.start();
  proxy.targetPort = Number(new URL(program.url).port);
  return program;
}

async function stop(program: Program): Promise<void> {
  program.child.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
}

async function aChaosDevice(label: string): Promise<ChaosDevice> {
  const phone = await ChaosDevice.open(label, proxy.url, new SeededRandom(phones.length + 10));
  phones.push(phone);
  return phone;
}

const sent = (phone: ChaosDevice) =>
  expect.poll(async () => (await phone.entries('pending')).length, { timeout: 40_000 }).toBe(0);
const state = async (phone: ChaosDevice, groupId: string) => {
  const view = await readView(phone.db, groupId);
  return [
    ...view.list('member').map((one) => one.data.name),
    ...view.list('dateVote').map((one) => one.data.date),
  ].sort();
};

describe('P8, S9: an older backup put back, with phones that go on', { timeout: 240_000 }, () => {
  it('is healed by what the phones still know; what was withdrawn since stays withdrawn, and a group made since is there again', async () => {
    let program = await serve();
    const [one, two] = [await aChaosDevice('one'), await aChaosDevice('two')];
    const group = await createGroup(one.device, {
      name: '제주',
      description: '',
      createdBy: '지우',
      creatorEmail: 'jiu@example.com',
      surveyType: 'default',
    });
    const jiu = await joinGroup(one.device, group.groupId, '지우');
    one.watch([group.groupId]);
    await castDateVote(one.device, jiu, '2027-05-01');
    await castDateVote(one.device, jiu, '2027-05-02');
    await sent(one);
    await rememberGroup(two.device, group);
    two.watch([group.groupId]);
    await expect
      .poll(() => state(two, group.groupId), { timeout: 40_000 })
      .toEqual(['2027-05-01', '2027-05-02', '지우']);

    await stop(program);
    copyFileSync(programs.file, `${programs.file}.backup`);
    program = await serve();

    // After the backup: on both phones, and another group.
    const minji = await joinGroup(two.device, group.groupId, '민지');
    await castDateVote(two.device, minji, '2027-05-03');
    await withdrawDateVote(one.device, jiu, '2027-05-02');
    await addMember(one.device, group.groupId, '준호');
    const later = await createGroup(one.device, {
      name: '부산',
      description: '',
      createdBy: '지우',
      creatorEmail: 'jiu@example.com',
      surveyType: 'default',
    });
    await addMember(one.device, later.groupId, '서연');
    one.watch([group.groupId, later.groupId]);
    await sent(one);
    await sent(two);
    const before = ['2027-05-01', '2027-05-03', '민지', '준호', '지우'];
    for (const phone of phones)
      await expect.poll(() => state(phone, group.groupId), { timeout: 40_000 }).toEqual(before);

    await stop(program);
    for (const name of [programs.file, `${programs.file}-wal`, `${programs.file}-shm`]) rmSync(name, { force: true });
    copyFileSync(`${programs.file}.backup`, programs.file);
    await serve();
    for (const phone of phones) await phone.wake();

    // A third phone knows nothing but what the server has.
    const third = await aChaosDevice('third');
    await rememberGroup(third.device, group);
    await rememberGroup(third.device, later);
    third.watch([group.groupId, later.groupId]);
    await expect.poll(() => state(third, group.groupId), { timeout: 40_000 }).toEqual(before);
    await expect.poll(() => state(third, later.groupId), { timeout: 40_000 }).toEqual(['서연']);
    for (const phone of [one, two]) {
      await sent(phone);
      expect(await phone.entries('rejected')).toEqual([]);
      await expect.poll(() => state(phone, group.groupId), { timeout: 40_000 }).toEqual(before);
    }
  });
});
