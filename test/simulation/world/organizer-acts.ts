import { lateRemovals } from '#shared/organizer/late-removals.ts';
import {
  cleanUpDuplicates,
  clearPin,
  removeMember,
  restoreMember,
  rotateShareUrl,
  updateGroup,
} from '#app/local/group/organizer.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { actOnDecision } from './decision-acts.ts';
import type { Scenario } from './scenario.ts';
import type { Tab } from './tab.ts';

/** What only the organizer may do. */
export async function actAsOrganizer(scenario: Scenario, tab: Tab): Promise<void> {
  const { random, count, groupId, hasPins } = scenario;
  const { local, db } = tab;
  if (random.hits(0.25)) {
    await actOnDecision(scenario, tab);
    return;
  }
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
    await updateGroup(local, groupId, hasPins && number > 5 ? { requiresPin: number > 6 } : { name: `여행 ${number}` });
    count(hasPins && number > 5 ? 'require PINs' : 'rename group');
  } else if (draw < 0.94) {
    await rotateShareUrl(local, groupId);
    count('rotate link');
  } else {
    await cleanUpDuplicates(local, groupId);
    count('clean up');
  }
}
