import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { NameForm } from '#app/screens/organizer/name-form.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowsOf } from '#test/shared/recommendation/groups.ts';

beforeAll(async () => {
  await speak('en');
});
afterEach(cleanup);

/** Of two members, m0 and m1, the first corrects their name. */
function opened() {
  const session = { id: 's', groupId: 'g', memberId: 'm0', name: 'm0', secret: 's', state: 'active' } as const;
  const { screen, device } = show(
    <NameForm group={groupOf(rowsOf([aFriend(), aFriend()]))} session={session} name="m0" />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change my name' }));
  const save = (name: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: /New name/ }), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  };
  return { screen, device, save };
}

test('a name is corrected with one write, and the form closes', async () => {
  const { screen, device, save } = opened();
  save('  Bo  ');
  await waitFor(() => {
    expect(screen.queryByRole('textbox')).toBeNull();
  });
  expect(await device.db.outbox.toArray()).toMatchObject([
    { name: 'changeName', actor: 's', memberId: 'm0', input: { name: 'Bo' } },
  ]);
});

test('no name, and one that somebody else has, are told at the field; nothing is written', async () => {
  const { screen, device, save } = opened();
  const field = screen.getByRole('textbox', { name: /New name/ });
  for (const [name, text] of [
    ['   ', /name/i],
    ['M1', /M1 is already in this group/],
  ] as const) {
    save(name);
    await waitFor(() => {
      expect(field.getAttribute('aria-invalid')).toBe('true');
    });
    expect(screen.container.textContent).toMatch(text);
  }
  expect(await device.db.outbox.count()).toBe(0);
});

test('the same name closes the form and writes nothing', async () => {
  const { screen, device, save } = opened();
  save('m0');
  await waitFor(() => {
    expect(screen.queryByRole('textbox')).toBeNull();
  });
  expect(await device.db.outbox.count()).toBe(0);
});
