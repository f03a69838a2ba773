import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import { draftKey, saveDraft } from '#app/local/answers/drafts.ts';
import { forgetGroup } from '#app/local/group/forget.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

test('a group that is taken off this device leaves no draft of any survey behind', async () => {
  const device = { db: new LocalDb('forget-group'), now: () => 1, random: new SeededRandom(1).bytes };
  for (const groupId of ['gone', 'stays']) {
    await device.db.groups.put({ groupId, shareUrl: groupId, name: groupId, openedAt: 1 });
    for (const key of [draftKey.survey, draftKey.preferences, draftKey.customSurvey])
      await saveDraft(device, key(groupId, 'm'), { typed: groupId });
  }
  expect(await forgetGroup(device, 'gone')).toBe(true);
  expect((await device.db.drafts.toArray()).map((draft) => draft.key).sort()).toEqual([
    'custom-survey/stays/m',
    'preferences/stays/m',
    'survey/stays/m',
  ]);
});
