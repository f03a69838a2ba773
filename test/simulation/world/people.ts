import { currentSession, readGroup, rememberGroup } from '#app/local/group/groups.ts';
import { claimMember, findMemberByName, joinGroup, logOut } from '#app/local/group/members.ts';
import { names, pins } from './answers.ts';
import { actAsMember } from './member-acts.ts';
import { actAsOrganizer } from './organizer-acts.ts';
import { resolveRejected } from './rejection-acts.ts';
import type { Scenario } from './scenario.ts';
import type { Tab } from './tab.ts';

/** A person does one thing in a page. */
export async function act(scenario: Scenario, tab: Tab): Promise<void> {
  const { random, groupId } = scenario;
  const { local, db, device } = tab;
  const known = await db.groups.get(groupId);
  // Screens wait for the group's rows.
  const isReady = known !== undefined && (await readGroup(db, groupId)).kind === 'ready';
  if (!isReady || known.archived === 'closed' ? random.hits(0.5) : random.hits(0.02)) {
    await openPresentLink(scenario, tab);
    return;
  }
  if (!isReady) return;
  if (device === scenario.host && random.hits(0.12)) {
    await actAsOrganizer(scenario, tab);
    return;
  }
  const session = await currentSession(db, groupId);
  if (session && random.hits(0.86)) await actAsMember(scenario, tab, session);
  else if (random.hits(0.3)) await resolveRejected(scenario, tab);
  else if (session && random.hits(0.5)) {
    await logOut(local, groupId);
    scenario.count('log out');
  } else await comeIn(scenario, tab);
}

/** A link can be opened once the group exists for the server; one that a new link has replaced cannot. */
export async function openPresentLink(
  { count, groupId, groupName, presentLink }: Scenario,
  { local }: Tab,
): Promise<void> {
  const shareUrl = presentLink();
  if (shareUrl === undefined) return;
  await rememberGroup(local, { groupId, shareUrl, name: groupName });
  count('open link');
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
