import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DrillDown } from '#app/screens/recommendations/drill-down.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowsOf } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('while the catalogue is not here, the tab names the page and the group', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('scrollTo', () => undefined);
  const group = groupOf(rowsOf([aFriend(), aFriend()]));
  const data = group.view.get('group', 'g')?.data;
  if (!data) throw new Error('The group has no row.');
  show(
    <DrillDown
      group={group}
      data={{ ...data, name: 'Spring' }}
      people={[]}
      missing={[]}
      isPreview
      canHeart={false}
      withoutTastes={null}
    />,
  );
  await waitFor(() => {
    expect(document.title).toMatch(/Spring/);
  });
});
