import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupNotices } from '#app/parts/group-page/group-notices.tsx';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const bo = groupOf(new GroupReplica(rowList([{}])));

test('a device whose member was removed gets no more changes (S10), and is told so as long as it shows the group', () => {
  const removed = { ...bo, stored: { ...bo.stored, archived: 'removed' as const } };
  const { screen } = show(<GroupNotices group={removed} />);
  expect(screen.getByText(/from before you were removed/)).toBeTruthy();
});

test('a group that goes on says nothing', () => {
  const { screen } = show(<GroupNotices group={bo} />);
  expect(screen.container.textContent).toBe('');
});
