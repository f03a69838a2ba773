import type { CustomQuestions } from '#shared/custom-survey/schema.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { addDays } from '#shared/calendar/civil-date.ts';
import { lateRemovals } from '#shared/organizer/late-removals.ts';
import { ranges, tripTypes } from '#shared/travel/options.ts';
import { voteTypes } from '#shared/vote/schema.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { currentSession, readGroup, rememberGroup } from '#app/local/group/groups.ts';
import {
  addMember,
  claimMember,
  findMemberByName,
  joinGroup,
  leaveGroup,
  logOut,
  setPin,
} from '#app/local/group/members.ts';
import {
  cleanUpDuplicates,
  clearPin,
  removeMember,
  restoreMember,
  rotateShareUrl,
  updateGroup,
} from '#app/local/group/organizer.ts';
import { discardRejected, readView } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { saveCustomResponse, savePreference, saveSimpleResponse } from '#app/local/answers/responses.ts';
import { dismissEndedSession } from '#app/local/group/sessions.ts';
import { claimAgain, claimInsteadOfJoining, joinUnderAnotherName } from '#app/local/group/settle-join.ts';
import {
  castDateVote,
  castTypeVote,
  rateDestination,
  withdrawDateVote,
  withdrawTypeVote,
} from '#app/local/group/votes.ts';
import type { SeededRandom } from '#test/worlds/seeded-random.ts';
import { InvariantViolation } from '#test/simulation/invariants/invariant-violation.ts';
import type { SimulatedDevice, Tab } from './simulated-device.ts';

const pins = ['1234', '24680'];
const names = ['Ara', 'Bo', 'Chul', 'Dana', ' ara ', 'Bo'];
const dates = ['2027-04-03', '2027-04-10', '2027-05-01'];
const places = ['japan/osaka', 'korea/jeju', 'france'];

export const customQuestions: CustomQuestions = {
  questions: [
    { id: 'food', type: 'short_text', question: 'What do you eat?', required: true, order: 0 },
    { id: 'beds', type: 'multiple_choice', question: 'Beds?', required: false, order: 1, options: ['one', 'two'] },
  ],
};

/** What the people of a story are given. */
export interface Scenario {
  random: SeededRandom;
  count: (what: string) => void;
  groupId: string;
  shareUrl: string;
  groupName: string;
  isCustom: boolean;
  hasPins: boolean;
  /** The phone that made the group. */
  host: SimulatedDevice;
  /** Whether a link to the group can be opened already. */
  canBeFound: () => boolean;
}

/** Somebody does something on a page. */
export async function act(scenario: Scenario, tab: Tab): Promise<void> {
  const { random, groupId } = scenario;
  const { local, db, device } = tab;
  const known = await db.groups.get(groupId);
  if (!known) {
    // A link can be opened once the group exists for the server.
    if (!scenario.canBeFound()) return;
    await rememberGroup(local, { groupId, shareUrl: scenario.shareUrl, name: scenario.groupName });
    return;
  }
  // Screens wait for the group's rows.
  if ((await readGroup(db, groupId)).kind !== 'ready') return;
  if (device === scenario.host && random.hits(0.12)) {
    await organize(scenario, tab);
    return;
  }
  const session = await currentSession(db, groupId);
  if (session && random.hits(0.86)) await speak(scenario, tab, session);
  else if (random.hits(0.3)) await settleRefused(scenario, tab);
  else if (session && random.hits(0.5)) {
    await logOut(local, groupId);
    scenario.count('log out');
  } else await comeIn(scenario, tab);
}

async function comeIn({ random, count, groupId, hasPins }: Scenario, { local }: Tab): Promise<void> {
  const name = random.pick(names) ?? 'Ara';
  const existing = await findMemberByName(local, groupId, name);
  count(existing ? 'claim or clash' : 'join');
  if (existing && random.hits(0.7))
    await claimMember(
      local,
      groupId,
      existing.id,
      existing.data.name,
      hasPins && existing.data.hasPin && random.hits(0.8) ? random.pick(pins) : undefined,
    );
  else await joinGroup(local, groupId, name);
}

/** What a member says. */
async function speak(scenario: Scenario, { local, device }: Tab, session: StoredSession): Promise<void> {
  const { random, count, groupId } = scenario;
  const reportKept = (mutationId: string) => {
    device.reportedKept.add(mutationId);
  };
  const draw = random.next();
  if (draw < 0.3) {
    if (scenario.isCustom) {
      reportKept(
        await saveCustomResponse(
          local,
          session,
          random.hits(0.9)
            ? { food: `rice ${random.below(9)}`, ...(random.hits(0.5) ? { beds: 'two' } : {}) }
            : { beds: 'one' },
        ),
      );
      count('custom answer');
    } else if (draw < 0.2) {
      reportKept(await saveSimpleResponse(local, session, payload(random)));
      count('answer');
    } else {
      reportKept(await savePreference(local, session, preferences(random)));
      count('fifteen answers');
    }
  } else if (draw < 0.6) {
    const date = random.pick(dates) ?? '2027-04-03';
    reportKept(await (random.hits(0.6) ? castDateVote : withdrawDateVote)(local, session, date));
    count('date vote');
  } else if (draw < 0.75) {
    reportKept(
      await (random.hits(0.6) ? castTypeVote : withdrawTypeVote)(
        local,
        session,
        random.pick(voteTypes.slice(0, 3)) ?? 'relax',
      ),
    );
    count('type vote');
  } else if (draw < 0.88) {
    reportKept(await rateDestination(local, session, random.pick(places) ?? 'france', random.below(6)));
    count('rating');
  } else if (draw < 0.93) {
    await addMember(local, groupId, `${random.pick(names)}${random.below(4)}`);
    count('add member');
  } else if (draw < 0.96) {
    if (!scenario.hasPins) return;
    reportKept(await setPin(local, session, random.hits(0.8) ? (random.pick(pins) ?? null) : null));
    count('set PIN');
  } else if (random.hits(0.4)) {
    await leaveGroup(local, session);
    count('leave');
  }
}

/** What a person makes of a refusal. */
async function settleRefused({ random, count, hasPins, groupId }: Scenario, { local, device }: Tab): Promise<void> {
  const ended = random.pick(device.sessions().filter((one) => one.state === 'ended'));
  if (ended && random.hits(0.3)) {
    await dismissEndedSession(local, ended.id);
    count('ended session dismissed');
    return;
  }
  const entry = random.pick(device.outbox().filter((one) => one.state === 'rejected' && one.groupId === groupId));
  if (!entry) return;
  count(`settled ${entry.code}`);
  const before = new Set(device.outbox().map((one) => one.mutationId));
  const name = (entry.input as { name?: string }).name;
  const other = entry.name === 'joinGroup' && name ? await findMemberByName(local, groupId, name) : undefined;
  if (entry.name === 'claimMember' && hasPins && random.hits(0.5))
    await claimAgain(local, entry.mutationId, random.pick(pins) ?? '1234');
  else if (entry.name === 'joinGroup' && random.hits(0.4))
    await joinUnderAnotherName(local, entry.mutationId, `${name ?? 'Ara'} ${random.below(20)}`);
  else if (other && random.hits(0.5))
    await claimInsteadOfJoining(local, entry.mutationId, { id: other.id, name: other.data.name });
  else if (random.hits(0.5)) {
    await retryRejected(local, entry.mutationId);
    // Rule P6: under its old mutation id the server would only say again what it said before.
    if (device.outbox().some((one) => one.mutationId === entry.mutationId && one.state === 'pending'))
      throw new InvariantViolation('S3', `${entry.name} ${entry.mutationId} goes again under the mid that was refused`);
  } else await discardRejected(local, entry.mutationId);
  const after = new Set(device.outbox().map((one) => one.mutationId));
  for (const mutationId of before) if (!after.has(mutationId)) device.discarded.add(mutationId);
}

/** What only the organiser may do. */
async function organize({ random, count, groupId, hasPins }: Scenario, { local, db }: Tab): Promise<void> {
  const view = await readView(db, groupId);
  const members = view.list('member').sort((a, b) => (a.id < b.id ? -1 : 1));
  const member = random.pick(members);
  const gone = random.pick(lateRemovals(view, local.now()));
  const draw = random.next();
  if (draw < 0.3 && member) {
    await removeMember(local, groupId, member.id);
    count('remove member');
    if (random.hits(0.3)) await restoreMember(local, groupId, member.id);
  } else if (draw < 0.55 && gone) {
    await restoreMember(local, groupId, gone.memberId);
    count('restore member');
  } else if (draw < 0.7 && hasPins && member?.data.hasPin) {
    await clearPin(local, groupId, member.id);
    count('clear PIN');
  } else if (draw < 0.7 && member) {
    const excused = view.get('group', groupId)?.data.excused ?? [];
    await updateGroup(local, groupId, {
      excused: excused.includes(member.id) ? excused.filter((id) => id !== member.id) : [...excused, member.id],
    });
    count('excuse');
  } else if (draw < 0.85) {
    const number = random.below(9);
    await updateGroup(
      local,
      groupId,
      hasPins && number > 5 ? { requiresPin: number > 6 } : { name: `여행 ${number}` },
    );
    count(hasPins && number > 5 ? 'require PINs' : 'rename group');
  } else if (draw < 0.94) {
    await rotateShareUrl(local, groupId);
    count('rotate link');
  } else {
    await cleanUpDuplicates(local, groupId);
    count('clean up');
  }
}

function payload(random: SeededRandom): SimplePayload {
  const start = addDays('2027-04-01', random.below(60));
  return {
    availability: [{ start, end: addDays(start, random.below(9)) }],
    originCountryIso2: 'KR',
    originAirport: null,
    range: random.pick(ranges) ?? 'domestic',
    budgetTier: 'mid',
    budgetCurrency: null,
    budgetMin: null,
    budgetMax: null,
    mainType: random.pick(tripTypes.filter((one) => one !== 'other')) ?? 'relax',
    subcats: [],
    otherDescription: null,
    seed: '2026-11-20',
    lang: 'ko',
    // Half of the answers keep their budget private; no further draw, so that the stories of old stay what they were.
    ...(Number(start.at(-1)) % 2 === 0 ? { budgetPrivate: true } : {}),
  };
}

function preferences(random: SeededRandom): PreferenceAnswers {
  const start = addDays('2027-04-01', random.below(60));
  return {
    dates: [{ start, end: addDays(start, random.below(9)) }],
    datesToAvoid: [],
    durationBucket: null,
    totalDays: 3 + random.below(9),
    originCountryIso2: 'KR',
    originAirport: null,
    flightBudget: random.below(100),
    accommodationBudget: null,
    dailyBudget: null,
    travelPurposes: [],
    travelStyles: [],
    preferredDestinationType: null,
    activityLevel: random.below(11),
    scheduleStyle: null,
    foodStyle: null,
    travelExperience: null,
    bucketList: '',
    tripWishlist: '',
  };
}
