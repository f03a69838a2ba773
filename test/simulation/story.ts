import type { SimplePayload } from '#shared/survey/schema.ts';
import { ranges, tripTypes } from '#shared/survey/options.ts';
import { addDays } from '#shared/calendar/civil-date.ts';
import { lateRemovals } from '#shared/organizer/activity.ts';
import { createGroup, currentSession, rememberGroup } from '#app/local/groups.ts';
import { addMember, claimAgain, claimMember, findMemberByName, joinGroup, leaveGroup, logOut, setPin } from '#app/local/members.ts';
import { cleanUpDuplicates, deleteGroup, removeMember, restoreMember, rotateShareUrl, updateGroup } from '#app/local/organizer.ts';
import { discardParked, readView, retryParked } from '#app/local/outbox.ts';
import { saveSimpleResponse } from '#app/local/responses.ts';
import { applyPatch, applyAnswer } from '#app/sync/apply.ts';
import { gather } from '#app/sync/gather.ts';
import { Chance } from '#test/worlds/chance.ts';
import { checkDevice, checkEnd, checkGone } from './promises.ts';
import { SimulatedServer } from './server.ts';
import { SimulatedDevice, type Flight } from './simulated-device.ts';

export interface StoryOptions {
  steps: number;
  devices: number;
  /** Members are taken out, brought back and leave, the group is changed and deleted; on unless told. A stream of chance of its own. */
  organizer?: boolean;
}

/** What occurred, so that a run that tests nothing is seen. */
export type Counters = Record<string, number>;

const pins = ['1234', '24680'];
const names = ['Ara', 'Bo', 'Chul', 'Dana', ' ara ', 'Bo'];

/** One seed, one story: devices, faults and people drawn by chance; every promise checked after every step. */
export async function tellStory(seed: number, options: StoryOptions): Promise<Counters> {
  const chance = new Chance(seed);
  const fate = new Chance(seed + 1_000_003);
  const hasOrganizer = options.organizer ?? true;
  // scrypt is slow: PINs in some stories only.
  const hasPins = hasOrganizer && fate.hits(0.08);
  const counters: Counters = {};
  const count = (what: string) => { counters[what] = (counters[what] ?? 0) + 1; };
  let clock = Date.UTC(2026, 10, 20, 9);
  const server = await SimulatedServer.open(() => clock, chance);
  try {
    const mayRestore = chance.hits(0.3);
    const devices = Array.from({ length: options.devices }, (_, index) => new SimulatedDevice(`device-${index}`, chance, () => clock, chance.pick([0, 0, -3_600_000, 7_200_000]) ?? 0));
    const [host] = devices;
    if (!host) throw new Error('a story needs a device');
    const made = await createGroup(host.device, { name: '봄 여행', description: '', createdBy: 'Ara', creatorEmail: 'ara@example.com', surveyType: 'default' });
    const { groupId } = made;
    await host.noteQueue();
    let flights: Flight[] = [];
    let backup = await server.dump();

    for (let index = 0; index < options.steps; index += 1) {
      clock += chance.below(5_000);
      const one = chance.pick(devices) ?? host;
      await step(one);
      await one.noteQueue();
      await checkDevice(one, server, groupId);
    }
    await drain();
    await checkEnd(devices, server, groupId);
    // What the server ever refused, whether or not a person then did something about it.
    for (const codes of server.everAnswered.values()) if (codes.has('name_taken')) count('refused name_taken');
    if (hasOrganizer && fate.hits(0.2)) {
      await deleteGroup(host.device, groupId);
      await host.noteQueue();
      await drain();
      await checkGone(devices, groupId);
      count('group deleted');
    }
    return counters;

    async function step(one: SimulatedDevice): Promise<void> {
      const dice = chance.next();
      if (dice < 0.3) await act(one);
      else if (dice < 0.5) {
        if (flights.length < 12 && (await one.db.groups.get(groupId))) {
          const flight = await one.depart(groupId);
          if (flight) flights.push(flight);
          count(flight ? 'request' : 'nothing to ask');
        }
      } else if (dice < 0.8) await moveFlight();
      else if (dice < 0.95) await socket(one);
      else await misfortune(one);
    }

    /** A person does something. */
    async function act(one: SimulatedDevice): Promise<void> {
      const { device, db } = one;
      const known = await db.groups.get(groupId);
      if (!known) {
        // A link can be opened once the group exists for the server.
        if (server.stored.size > 0) await rememberGroup(device, { groupId, shareUrl: made.shareUrl, name: made.name });
        return;
      }
      if (hasOrganizer && fate.hits(0.25)) {
        await (one === host && fate.hits(0.7) ? organize() : decide(one));
        return;
      }
      const session = await currentSession(db, groupId);
      const dice = chance.next();
      if (!session) {
        const name = chance.pick(names) ?? 'Ara';
        const existing = await findMemberByName(device, groupId, name);
        if (existing && chance.hits(0.7)) await claimMember(device, groupId, existing.id, existing.data.name, hasPins && existing.data.hasPin && fate.hits(0.8) ? fate.pick(pins) : undefined);
        else await joinGroup(device, groupId, name);
        count(existing ? 'claim or clash' : 'join');
      } else if (dice < 0.75) {
        const view = await readView(db, groupId);
        const before = view.get('simpleResponse', session.memberId);
        await saveSimpleResponse(device, session, payload());
        count(before ? 'edit' : 'save');
      } else if (dice < 0.83) {
        await addMember(device, groupId, `${chance.pick(names)}${chance.below(4)}`);
        count('add member');
      } else if (dice < 0.88) {
        await logOut(device, groupId);
        count('log out');
      } else {
        const parked = await db.outbox.where('state').equals('parked').toArray();
        const entry = chance.pick(parked);
        if (!entry) return;
        count(`parked ${entry.code}`);
        const before = await db.outbox.toArray();
        if (entry.name === 'claimMember' && hasPins && fate.hits(0.5)) await claimAgain(device, entry.mid, fate.pick(pins) ?? '1234');
        else if (chance.hits(0.5)) await retryParked(device, entry.mid);
        else await discardParked(device, entry.mid);
        const after = new Set((await db.outbox.toArray()).map((other) => other.mid));
        for (const other of before) if (!after.has(other.mid)) one.discarded.add(other.mid);
      }
    }

    /** What only the organiser may do, on the device that made the group. */
    async function organize(): Promise<void> {
      if (!host) return;
      const { device, db } = host;
      const view = await readView(db, groupId);
      const members = view.list('member').sort((a, b) => (a.id < b.id ? -1 : 1));
      const member = fate.pick(members);
      const gone = fate.pick(lateRemovals(view, device.now()));
      const dice = fate.next();
      if (dice < 0.4 && member) {
        await removeMember(device, groupId, member.id);
        count('remove member');
        if (fate.hits(0.3)) {
          await restoreMember(device, groupId, member.id);
          count('undo removal');
        }
      } else if (dice < 0.65 && gone) {
        await restoreMember(device, groupId, gone.memberId);
        count('restore member');
      } else if (dice < 0.8 && member) {
        const excused = view.get('group', groupId)?.data.excused ?? [];
        await updateGroup(device, groupId, { excused: excused.includes(member.id) ? excused.filter((id) => id !== member.id) : [...excused, member.id] });
        count('excuse');
      } else if (dice < 0.88) {
        await updateGroup(device, groupId, { name: `여행 ${fate.below(9)}` });
        count('rename group');
      } else if (dice < 0.95) {
        await rotateShareUrl(device, groupId);
        count('rotate link');
      } else {
        await cleanUpDuplicates(device, groupId);
        count('clean up');
      }
    }

    /** What a member decides about their own name. */
    async function decide(one: SimulatedDevice): Promise<void> {
      const session = await currentSession(one.db, groupId);
      if (!session) return;
      if (hasPins && fate.hits(0.4)) {
        await setPin(one.device, session, fate.hits(0.8) ? (fate.pick(pins) ?? null) : null);
        count('set PIN');
      } else if (fate.hits(0.15)) {
        await leaveGroup(one.device, session);
        count('leave');
      }
    }

    /** A request or an answer gets on, is lost, comes twice. */
    async function moveFlight(): Promise<void> {
      const flight = chance.pick(flights);
      if (!flight) return;
      const dice = chance.next();
      if (flight.stage === 'going') {
        if (dice < 0.15) {
          count('request lost');
          flights = flights.filter((one) => one !== flight);
          await flight.fail();
        } else {
          flight.answer = await server.run(flight.request);
          if (dice > 0.9) {
            count('request twice');
            flight.answer = await server.run(flight.request);
          }
          flight.stage = 'coming';
        }
        return;
      }
      flights = flights.filter((one) => one !== flight);
      if (dice < 0.15) {
        count('answer lost');
        await flight.fail();
      } else if (dice < 0.2) {
        count('captive portal');
        await flight.arrive('<html>Welcome to the hotel</html>');
      } else if (dice < 0.3) {
        count('page crashed');
      } else {
        const { kind } = flight.answer as { kind: string };
        count(`answer ${kind}`);
        await flight.arrive(flight.answer);
        if (kind === 'forbidden' && (await flight.device.db.outbox.where('state').equals('parked').toArray()).some((entry) => entry.code === 'member_removed')) count('removed with a queue');
      }
      await checkDevice(flight.device, server, groupId);
    }

    /** News by socket: in order, late, or not at all. */
    async function socket(one: SimulatedDevice): Promise<void> {
      for (const { patch } of server.patches.splice(0)) for (const other of devices) other.socket?.push(patch);
      const dice = chance.next();
      if (!one.socket) {
        if (dice < 0.5 || !(await one.db.groups.get(groupId))) return;
        one.socket = [];
        const { request } = await gather(one.db, groupId);
        const answer = await server.greet(groupId, request.cursor);
        if (answer.kind === 'delta' || answer.kind === 'reset') {
          count('hello');
          await applyAnswer(one.db, { request: { ...request, mutations: [], tokens: [] }, sessions: [], isPartial: false }, answer, clock);
        }
        return;
      }
      const patch = one.socket.shift();
      if (dice < 0.1) {
        count('socket down');
        one.socket = undefined;
      } else if (patch && dice < 0.2) count('patch lost');
      else if (patch) count(`patch ${await applyPatch(one.db, patch)}`);
    }

    async function misfortune(one: SimulatedDevice): Promise<void> {
      const dice = chance.next();
      if (dice < 0.4) {
        // Reload or crash: whatever was on its way for this device is forgotten by it, though perhaps not by the server.
        count('crash');
        flights = flights.filter((flight) => flight.device !== one);
        one.socket = undefined;
      } else if (dice < 0.6) {
        one.skewMs += chance.below(7_200_000) - 3_600_000;
        count('clock jump');
      } else if (dice < 0.8) {
        backup = await server.dump();
        count('backup');
      } else if (mayRestore) {
        count('restore');
        await server.restore(backup);
        server.patches.length = 0;
        for (const other of devices) other.socket = undefined;
      }
    }

    /** The network heals: everybody gets to say and hear everything. */
    async function drain(): Promise<void> {
      for (const flight of flights) await flight.fail();
      flights = [];
      server.patches.length = 0;
      for (let round = 0; round < 12; round += 1) {
        for (const one of devices) {
          if (!(await one.db.groups.get(groupId))) continue;
          for (let again = 0; again < 8; again += 1) {
            const flight = await one.depart(groupId);
            if (!flight) break;
            await flight.arrive(await server.run(flight.request));
            await checkDevice(one, server, groupId);
          }
        }
      }
    }

    function payload(): SimplePayload {
      const start = addDays('2027-04-01', chance.below(60));
      return {
        availability: [{ start, end: addDays(start, chance.below(9)) }],
        originCountryIso2: 'KR',
        originAirport: null,
        range: chance.pick(ranges) ?? 'domestic',
        budgetTier: 'mid',
        budgetCurrency: null,
        budgetMin: null,
        budgetMax: null,
        mainType: chance.pick(tripTypes.filter((one) => one !== 'other')) ?? 'relax',
        subcats: [],
        otherDescription: null,
        seed: '2026-11-20',
        lang: 'ko',
      };
    }
  } finally {
    await server.db.destroy();
  }
}
