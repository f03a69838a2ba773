import { expect, test } from 'vitest';
import { activities, logActivity } from '#shared/activity/activity.ts';
import { activityKept, type ActivityKind } from '#shared/activity/schema.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';

const dayMs = 24 * 60 * 60 * 1000;
const log = (rows: GroupReplica, mutationId: string, kind: ActivityKind, actorName: string, at: number): void => {
  const run = rows.attempt({ timestamp: at, mutationId }, (draft) => {
    logActivity(draft, mutationId, { kind, actorName, at });
    return undefined;
  });
  run.keep();
};

test('nobody pushes out what the organiser did: a thousand names claimed and left', () => {
  const rows = new GroupReplica();
  log(rows, 'organiser-1', 'memberRemoved', '지우', 1);
  log(rows, 'organiser-2', 'linkRotated', '지우', 2);
  for (let index = 0; index < 1_000; index += 1) {
    log(rows, `claim-${index}`, 'nameClaimed', `x${index}`, 10 + index * 2);
    log(rows, `left-${index}`, 'memberLeft', `x${index}`, 11 + index * 2);
  }
  const kept = activities(rows);
  expect(kept).toHaveLength(activityKept);
  expect(kept.slice(-2).map((one) => one.data.kind)).toEqual(['linkRotated', 'memberRemoved']);
});

test('claims of one name within a day are one entry, the last; another name and another day are their own', () => {
  const rows = new GroupReplica();
  for (let index = 0; index < 50; index += 1) log(rows, `a-${index}`, 'nameClaimed', '민지', 1_000 + index);
  log(rows, 'b', 'nameClaimed', '준호', 1_100);
  log(rows, 'c', 'nameClaimed', '민지', 1_049 + dayMs);
  expect(activities(rows).map((one) => one.id)).toEqual(['c', 'b', 'a-49']);
  log(rows, 'c', 'nameClaimed', '민지', 1_049 + dayMs);
  expect(activities(rows)).toHaveLength(3);
});
