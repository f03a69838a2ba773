import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { DeleteGroup } from '#app/screens/organizer/delete-group.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const wrong = 'That’s not the group’s name. Type it exactly as shown.';

it.each([
  ['without what makes an emoji colourful', '⚽ Spring', false],
  ['in decomposed letters and with spaces around', '  ⚽ Spring  '.normalize('NFD'), false],
  ['another name', '⚽ Sprin', true],
])('takes the name %s', async (_how, typed, isRefused) => {
  const { screen } = show(<DeleteGroup group={groupOf(new GroupReplica([]))} name={'⚽\uFE0F  Spring'} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the group' }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: typed } });
  const form = screen.getByRole('textbox').closest('form');
  if (!form) throw new Error('The name is in a form.');
  fireEvent.submit(form);
  expect(screen.queryByText(wrong) !== null).toBe(isRefused);
});
