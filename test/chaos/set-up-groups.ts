import type { CreatedGroup } from '#app/local/group/groups.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { until } from './patience.ts';
import { untilSent } from './settle.ts';
import type { Writer } from './writer.ts';

const groupCount = 4;

/** Everybody is in two groups; the last device is the laptop of somebody else, in one group, under the same name. */
export async function setUpGroups(writers: readonly Writer[]): Promise<void> {
  const groups: CreatedGroup[] = [];
  for (const [index, writer] of writers.slice(0, groupCount).entries())
    groups.push(await writer.open(`Group ${index}`));
  await untilSent(writers, 'the groups are open');
  const laptop = writers.at(-1);
  for (const [index, writer] of writers.entries()) {
    if (writer === laptop) continue;
    for (const group of [groups[index % groupCount], groups[(index + 1) % groupCount]])
      if (group) await writer.join(group);
  }
  const [owner] = writers;
  const [shared] = groups;
  if (!laptop || !owner || !shared) throw new Error('chaos needs devices');
  owner.shared.add(shared.groupId);
  await laptop.visit(shared);
  const twin = async () =>
    (await readView(laptop.device.db, shared.groupId)).list('member').find((one) => one.data.name === owner.name);
  await until(async () => (await twin()) !== undefined, 'the laptop sees its owner');
  const member = await twin();
  if (member) await laptop.claim(shared, { id: member.id, name: member.data.name });
}
