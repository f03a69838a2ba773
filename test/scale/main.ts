import { statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { sqlite } from '#server/kernel/sqlite-connection.ts';
import { aParty, applied, cursorOf, dateVote, sync, type Party } from '#test/bench/device.ts';
import { line, median, ms, title } from '#test/bench/print.ts';
import { Programs } from '#test/worlds/program.ts';
import { copyGroup, idOfCopy } from './copy-group.ts';
import { measureSockets } from './sockets.ts';

/**
 * `npm run scale [-- 1000 10000 100000 | -- sockets]`: what a file of so many groups costs. One group of eight is made
 * through the API and copied. The built server runs on loopback and stops by itself.
 */
const members = 8;
const votes = 120;
const tries = 30;

const words = process.argv.slice(2);
const counts = words.length > 0 ? words.map(Number) : [1_000, 10_000];
if (words.includes('sockets')) await measureSockets();
else for (const groups of counts) await measure(groups);

async function measure(groups: number): Promise<void> {
  const programs = new Programs();
  try {
    const party = await fill(programs, groups);
    const bytes = statSync(programs.file).size;
    const startMs: number[] = [];
    for (let repetition = 0; repetition < 3; repetition += 1) {
      const from = performance.now();
      const program = await programs.start();
      startMs.push(performance.now() - from);
      program.child.kill('SIGTERM');
      await program.ended;
    }
    const { url } = await programs.start();
    const someCopy = (round: number) => 1 + ((round * 7_919) % (groups - 1));
    const cold = await timed((round) => sync(url, { groupId: idOfCopy(party.groupId, someCopy(round)) }));
    const [member] = party.members;
    const lookUp = await timed(async (round) => {
      const response = await fetch(`${url}/api/members/${idOfCopy(member?.id ?? '', someCopy(round))}`);
      if (!response.ok) throw new Error(await response.text());
    });
    let cursor = cursorOf(await sync(url, { groupId: party.groupId }));
    const vote = async (round: number) => {
      const mutations = [dateVote(votes + round)];
      cursor = cursorOf(
        await applied(sync(url, { groupId: party.groupId, cursor, tokens: [member?.token ?? ''], mutations })),
      );
    };
    const alone = await timed(vote);
    const from = performance.now();
    const backup = programs.run({ script: ['sync-server/moyeo.mjs', 'backup', `${programs.file}.backup`] });
    const beside: number[] = [];
    for (let round = tries; backup.child.exitCode === null && round < votes; round += 1) {
      const began = performance.now();
      await vote(round);
      beside.push(performance.now() - began);
    }
    const { code } = await backup.ended;
    const backupMs = performance.now() - from;
    if (code !== 0) throw new Error(backup.output.text);
    title(`${groups} groups of ${members}`);
    line('file', `${(bytes / 1e6).toFixed(0)} MB`, `${(bytes / groups / 1e3).toFixed(1)} kB a group`);
    line('start, from the process to its address', `median ${ms(median(startMs))}`);
    line('cold load of a group', `median ${ms(median(cold))}`);
    line('GET /api/members/:id', `median ${ms(median(lookUp))}`);
    line('one vote', `median ${ms(median(alone))}`, `beside the backup ${ms(median(beside))}`);
    line('backup beside the server', ms(backupMs));
  } finally {
    await programs.close();
  }
}

/** A database of `groups` groups, stopped cleanly. */
async function fill(programs: Programs, groups: number): Promise<Party> {
  const program = await programs.start();
  const party = await aParty(program.url, members);
  for (let vote = 0; vote < votes; vote += 1) {
    const tokens = [party.members[vote % members]?.token ?? ''];
    await applied(sync(program.url, { groupId: party.groupId, tokens, mutations: [dateVote(vote)] }));
  }
  program.child.kill('SIGTERM');
  await program.ended;
  const db = sqlite(programs.file, 'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;');
  await copyGroup(db, party.groupId, groups - 1);
  await db.destroy();
  // The file was changed while it was not served: this start reads its pages, and the next ones are what is measured.
  const checking = await programs.start();
  checking.child.kill('SIGTERM');
  await checking.ended;
  return party;
}

async function timed(act: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < tries; round += 1) {
    const from = performance.now();
    await act(round);
    times.push(performance.now() - from);
  }
  return times;
}
