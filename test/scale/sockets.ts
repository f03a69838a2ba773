import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { io, type Socket } from 'socket.io-client';
import { aParty, anId, applied, dateVote, mutation, sync } from '#test/bench/device.ts';
import { line, median, ms, quantile, title } from '#test/bench/print.ts';
import { Programs } from '#test/worlds/program.ts';

const inAll = 5_000;
/** Sockets that are being opened at once. */
const atOnce = 50;
const writes = 10;
/** Groups that are written in, of many. */
const writtenIn = 100;

/** `npm run scale -- sockets`: as many open tabs as one process takes, all in one group and then over 4,900 groups. */
export async function measureSockets(): Promise<void> {
  const programs = new Programs();
  try {
    const program = await programs.start({ env: { METRICS: 'on' } });
    await inOneGroup(program.url, program.child.pid ?? 0);
    await overMany(program.url, program.child.pid ?? 0, 4_900);
  } finally {
    await programs.close();
  }
}

async function inOneGroup(url: string, pid: number): Promise<void> {
  const { groupId, members } = await aParty(url, 1);
  const before = memoryOf(pid);
  const [tabs, opening] = await open(url, () => groupId);
  const lags: number[] = [];
  for (let index = 0; index < writes; index += 1) {
    const heard = Promise.all(tabs.map(patch));
    const from = performance.now();
    await applied(sync(url, { groupId, tokens: [members[0]?.token ?? ''], mutations: [dateVote(index)] }));
    await heard;
    lags.push(performance.now() - from);
  }
  title(`${inAll} sockets in one group`);
  tell(opening, before, memoryOf(pid));
  line('a vote, until the last of them has it', `median ${ms(median(lags))}`, `most ${ms(Math.max(...lags))}`);
  for (const tab of tabs) tab.close();
  await none(url);
}

async function overMany(url: string, pid: number, groups: number): Promise<void> {
  const ids: string[] = [];
  for (let index = 0; index < groups; index += 1) ids.push((await aParty(url, 0)).groupId);
  const before = memoryOf(pid);
  const [tabs, opening] = await open(url, (index) => ids[index % groups] ?? '');
  const lags: number[] = [];
  for (let index = 0; index < writtenIn; index += 1) {
    const place = Math.floor((index * groups) / writtenIn);
    const heard = patch(tabs[place] as Socket);
    const from = performance.now();
    const name = mutation('addMember', { memberId: anId(), name: `n${index}` }, 'link');
    await applied(sync(url, { groupId: ids[place] ?? '', mutations: [name] }));
    await heard;
    lags.push(performance.now() - from);
  }
  title(`${inAll} sockets over ${groups} groups`);
  tell(opening, before, memoryOf(pid));
  line('a write, until the tab of its group has it', `median ${ms(median(lags))}`, `p99 ${ms(quantile(lags, 0.99))}`);
  for (const tab of tabs) tab.close();
}

function tell(opening: number, before: number, after: number): void {
  line('opening and subscribing all', ms(opening));
  line('memory of the server', `${before} MB before, ${after} MB with all of them`);
}

async function open(url: string, groupOf: (index: number) => string): Promise<[Socket[], number]> {
  const from = performance.now();
  const tabs: Socket[] = [];
  for (let first = 0; first < inAll; first += atOnce)
    tabs.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => tab(url, groupOf(first + index))))));
  return [tabs, performance.now() - from];
}

async function tab(url: string, groupId: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  // The server closes whoever does not answer: nobody may be there any more.
  socket.on('probe', (_question: unknown, answer: (nothing: object) => void) => {
    answer({});
  });
  await new Promise((resolve) => {
    socket.emit('subscribe', { proto: 1, groups: [{ groupId, cursor: null }] }, resolve);
  });
  return socket;
}

const patch = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('patch', resolve));

/** Waits until the server has noticed that all have left. */
async function none(url: string): Promise<void> {
  while (!/^moyeo_sockets 0$/m.test(await (await fetch(`${url}/metrics`)).text()))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** What is in memory, in megabytes; 0 where the system does not say. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1_000);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
