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
import type { Chance } from '#test/worlds/chance.ts';
import { BrokenPromise } from './broken-promise.ts';
import type { Phone, Tab } from './phone.ts';

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
export interface Scene {
  chance: Chance;
  count: (what: string) => void;
  groupId: string;
  shareUrl: string;
  groupName: string;
  isCustom: boolean;
  hasPins: boolean;
  /** The phone that made the group. */
  host: Phone;
  /** Whether a link to the group can be opened already. */
  canBeFound: () => boolean;
}

/** Somebody does something on a page. */
export async function act(scene: Scene, tab: Tab): Promise<void> {
  const { chance, groupId } = scene;
  const { device, db, phone } = tab;
  const known = await db.groups.get(groupId);
  if (!known) {
    // A link can be opened once the group exists for the server.
    if (!scene.canBeFound()) return;
    await rememberGroup(device, { groupId, shareUrl: scene.shareUrl, name: scene.groupName });
    return;
  }
  // Screens wait for the group's rows.
  if ((await readGroup(db, groupId)).kind !== 'ready') return;
  if (phone === scene.host && chance.hits(0.12)) {
    await organize(scene, tab);
    return;
  }
  const session = await currentSession(db, groupId);
  if (session && chance.hits(0.86)) await speak(scene, tab, session);
  else if (chance.hits(0.3)) await settleRefused(scene, tab);
  else if (session && chance.hits(0.5)) {
    await logOut(device, groupId);
    scene.count('log out');
  } else await comeIn(scene, tab);
}

async function comeIn({ chance, count, groupId, hasPins }: Scene, { device }: Tab): Promise<void> {
  const name = chance.pick(names) ?? 'Ara';
  const existing = await findMemberByName(device, groupId, name);
  count(existing ? 'claim or clash' : 'join');
  if (existing && chance.hits(0.7))
    await claimMember(
      device,
      groupId,
      existing.id,
      existing.data.name,
      hasPins && existing.data.hasPin && chance.hits(0.8) ? chance.pick(pins) : undefined,
    );
  else await joinGroup(device, groupId, name);
}

/** What a member says. */
async function speak(scene: Scene, { device, phone }: Tab, session: StoredSession): Promise<void> {
  const { chance, count, groupId } = scene;
  const promise = (mutationId: string) => {
    phone.promised.add(mutationId);
  };
  const dice = chance.next();
  if (dice < 0.3) {
    if (scene.isCustom) {
      promise(
        await saveCustomResponse(
          device,
          session,
          chance.hits(0.9)
            ? { food: `rice ${chance.below(9)}`, ...(chance.hits(0.5) ? { beds: 'two' } : {}) }
            : { beds: 'one' },
        ),
      );
      count('custom answer');
    } else if (dice < 0.2) {
      promise(await saveSimpleResponse(device, session, payload(chance)));
      count('answer');
    } else {
      promise(await savePreference(device, session, preferences(chance)));
      count('fifteen answers');
    }
  } else if (dice < 0.6) {
    const date = chance.pick(dates) ?? '2027-04-03';
    promise(await (chance.hits(0.6) ? castDateVote : withdrawDateVote)(device, session, date));
    count('date vote');
  } else if (dice < 0.75) {
    promise(
      await (chance.hits(0.6) ? castTypeVote : withdrawTypeVote)(
        device,
        session,
        chance.pick(voteTypes.slice(0, 3)) ?? 'relax',
      ),
    );
    count('type vote');
  } else if (dice < 0.88) {
    promise(await rateDestination(device, session, chance.pick(places) ?? 'france', chance.below(6)));
    count('rating');
  } else if (dice < 0.93) {
    await addMember(device, groupId, `${chance.pick(names)}${chance.below(4)}`);
    count('add member');
  } else if (dice < 0.96) {
    if (!scene.hasPins) return;
    promise(await setPin(device, session, chance.hits(0.8) ? (chance.pick(pins) ?? null) : null));
    count('set PIN');
  } else if (chance.hits(0.4)) {
    await leaveGroup(device, session);
    count('leave');
  }
}

/** What a person makes of a refusal. */
async function settleRefused({ chance, count, hasPins, groupId }: Scene, { device, phone }: Tab): Promise<void> {
  const ended = chance.pick(phone.sessions().filter((one) => one.state === 'ended'));
  if (ended && chance.hits(0.3)) {
    await dismissEndedSession(device, ended.id);
    count('ended session dismissed');
    return;
  }
  const entry = chance.pick(phone.outbox().filter((one) => one.state === 'rejected' && one.groupId === groupId));
  if (!entry) return;
  count(`settled ${entry.code}`);
  const before = new Set(phone.outbox().map((one) => one.mutationId));
  const name = (entry.input as { name?: string }).name;
  const other = entry.name === 'joinGroup' && name ? await findMemberByName(device, groupId, name) : undefined;
  if (entry.name === 'claimMember' && hasPins && chance.hits(0.5))
    await claimAgain(device, entry.mutationId, chance.pick(pins) ?? '1234');
  else if (entry.name === 'joinGroup' && chance.hits(0.4))
    await joinUnderAnotherName(device, entry.mutationId, `${name ?? 'Ara'} ${chance.below(20)}`);
  else if (other && chance.hits(0.5))
    await claimInsteadOfJoining(device, entry.mutationId, { id: other.id, name: other.data.name });
  else if (chance.hits(0.5)) {
    await retryRejected(device, entry.mutationId);
    // Rule P6: under its old mutation id the server would only say again what it said before.
    if (phone.outbox().some((one) => one.mutationId === entry.mutationId && one.state === 'pending'))
      throw new BrokenPromise('S3', `${entry.name} ${entry.mutationId} goes again under the mid that was refused`);
  } else await discardRejected(device, entry.mutationId);
  const after = new Set(phone.outbox().map((one) => one.mutationId));
  for (const mutationId of before) if (!after.has(mutationId)) phone.discarded.add(mutationId);
}

/** What only the organiser may do. */
async function organize({ chance, count, groupId, hasPins }: Scene, { device, db }: Tab): Promise<void> {
  const view = await readView(db, groupId);
  const members = view.list('member').sort((a, b) => (a.id < b.id ? -1 : 1));
  const member = chance.pick(members);
  const gone = chance.pick(lateRemovals(view, device.now()));
  const dice = chance.next();
  if (dice < 0.3 && member) {
    await removeMember(device, groupId, member.id);
    count('remove member');
    if (chance.hits(0.3)) await restoreMember(device, groupId, member.id);
  } else if (dice < 0.55 && gone) {
    await restoreMember(device, groupId, gone.memberId);
    count('restore member');
  } else if (dice < 0.7 && hasPins && member?.data.hasPin) {
    await clearPin(device, groupId, member.id);
    count('clear PIN');
  } else if (dice < 0.7 && member) {
    const excused = view.get('group', groupId)?.data.excused ?? [];
    await updateGroup(device, groupId, {
      excused: excused.includes(member.id) ? excused.filter((id) => id !== member.id) : [...excused, member.id],
    });
    count('excuse');
  } else if (dice < 0.85) {
    const number = chance.below(9);
    await updateGroup(
      device,
      groupId,
      hasPins && number > 5 ? { requiresPin: number > 6 } : { name: `여행 ${number}` },
    );
    count(hasPins && number > 5 ? 'require PINs' : 'rename group');
  } else if (dice < 0.94) {
    await rotateShareUrl(device, groupId);
    count('rotate link');
  } else {
    await cleanUpDuplicates(device, groupId);
    count('clean up');
  }
}

function payload(chance: Chance): SimplePayload {
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
    // Half of the answers keep their budget private; no further draw, so that the stories of old stay what they were.
    ...(Number(start.at(-1)) % 2 === 0 ? { budgetPrivate: true } : {}),
  };
}

function preferences(chance: Chance): PreferenceAnswers {
  const start = addDays('2027-04-01', chance.below(60));
  return {
    dates: [{ start, end: addDays(start, chance.below(9)) }],
    datesToAvoid: [],
    durationBucket: null,
    totalDays: 3 + chance.below(9),
    originCountryIso2: 'KR',
    originAirport: null,
    flightBudget: chance.below(100),
    accommodationBudget: null,
    dailyBudget: null,
    travelPurposes: [],
    travelStyles: [],
    preferredDestinationType: null,
    activityLevel: chance.below(11),
    scheduleStyle: null,
    foodStyle: null,
    travelExperience: null,
    bucketList: '',
    tripWishlist: '',
  };
}
