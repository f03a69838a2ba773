import 'fake-indexeddb/auto';
import { copyFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { addMember, joinGroup } from '#app/local/group/members.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { castDateVote, withdrawDateVote } from '#app/local/group/votes.ts';
import { FaultyProxy } from '#test/chaos/faulty-proxy.ts';
import { ChaosDevice } from '#test/chaos/chaos-device.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { Programs, type Program } from '#test/worlds/program.ts';

let programs: Programs;
let proxy: FaultyProxy;
let devices: ChaosDevice[];
beforeEach(async () => {
  programs = new Programs();
  proxy = await FaultyProxy.start(new SeededRandom(1));
  // Only an address that stays while the server moves.
  proxy.isCalm = true;
  devices = [];
});
afterEach(async () => {
  for (const device of devices) device.close();
  await proxy.stop();
  await programs.close();
});

async function serve(): Promise<Program> {
  const program = await programs.start();
  proxy.targetPorts = [Number(new URL(program.url).port)];
  return program;
}

async function stop(program: Program): Promise<void> {
  program.child.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
}

async function aDevice(label: string): Promise<ChaosDevice> {
  const device = await ChaosDevice.open(label, proxy.url, new SeededRandom(devices.length + 10));
  devices.push(device);
  return device;
}

const sent = (device: ChaosDevice) => expect.poll(() => device.describe(), { timeout: 40_000 }).toBe('');
const state = async (device: ChaosDevice, groupId: string) => {
  const view = await readView(device.db, groupId);
  return [
    ...view.list('member').map((one) => one.data.name),
    ...view.list('dateVote').map((one) => one.data.date),
  ].sort();
};

describe('P8, S9: an older backup put back, with devices that go on', { timeout: 240_000 }, () => {
  it('is made whole by what the devices still know; what was withdrawn since stays withdrawn, and a group made since is there again', async () => {
    let program = await serve();
    const [one, two] = [await aDevice('one'), await aDevice('two')];
    const group = await createGroup(one.local, {
      name: '제주',
      description: '',
      createdBy: '지우',
      creatorEmail: 'jiu@example.com',
      surveyType: 'default',
    });
    const jiu = await joinGroup(one.local, group.groupId, '지우');
    one.watch([group.groupId]);
    await castDateVote(one.local, jiu, '2027-05-01');
    await castDateVote(one.local, jiu, '2027-05-02');
    await sent(one);
    await rememberGroup(two.local, group);
    two.watch([group.groupId]);
    await expect
      .poll(() => state(two, group.groupId), { timeout: 40_000 })
      .toEqual(['2027-05-01', '2027-05-02', '지우']);

    await stop(program);
    copyFileSync(programs.file, `${programs.file}.backup`);
    program = await serve();

    // After the backup: on both devices, and another group.
    const minji = await joinGroup(two.local, group.groupId, '민지');
    await castDateVote(two.local, minji, '2027-05-03');
    await withdrawDateVote(one.local, jiu, '2027-05-02');
    await addMember(one.local, group.groupId, '준호');
    const later = await createGroup(one.local, {
      name: '부산',
      description: '',
      createdBy: '지우',
      creatorEmail: 'jiu@example.com',
      surveyType: 'default',
    });
    await addMember(one.local, later.groupId, '서연');
    one.watch([group.groupId, later.groupId]);
    await sent(one);
    await sent(two);
    const before = ['2027-05-01', '2027-05-03', '민지', '준호', '지우'];
    for (const device of devices)
      await expect.poll(() => state(device, group.groupId), { timeout: 40_000 }).toEqual(before);

    await stop(program);
    for (const name of [programs.file, `${programs.file}-wal`, `${programs.file}-shm`]) rmSync(name, { force: true });
    copyFileSync(`${programs.file}.backup`, programs.file);
    await serve();
    for (const device of devices) await device.wake();

    // A third device knows nothing but what the server has.
    const third = await aDevice('third');
    await rememberGroup(third.local, group);
    await rememberGroup(third.local, later);
    third.watch([group.groupId, later.groupId]);
    await expect.poll(() => state(third, group.groupId), { timeout: 40_000 }).toEqual(before);
    await expect.poll(() => state(third, later.groupId), { timeout: 40_000 }).toEqual(['서연']);
    for (const device of [one, two]) {
      await sent(device);
      expect(await device.entries('rejected')).toEqual([]);
      await expect.poll(() => state(device, group.groupId), { timeout: 40_000 }).toEqual(before);
    }
  });
});
