import { act, cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { PrivateBudget } from '#app/parts/answering/private-budget.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { rowList } from '#test/shared/recommendation/groups.ts';

// The form is loaded when it is wanted: a busy machine takes its time.
beforeAll(() => Promise.all([speak('en'), import('#app/parts/answering/pin-for-private.tsx')]));
afterEach(cleanup);

function aGroup(hasPin: boolean): GroupOnDevice {
  const rows = rowList([{}]).map((row) =>
    row.kind === 'member' ? { ...row, data: { ...row.data, ...(hasPin ? { hasPin } : {}) } } : row,
  );
  const view = new GroupReplica(rows);
  const [member] = view.list('member');
  if (!member) throw new Error('nobody');
  return groupOf(view, {
    session: {
      id: 's',
      groupId: 'g',
      memberId: member.id,
      name: member.data.name,
      secret: 'x'.repeat(43),
      state: 'active',
    },
  });
}

/** What is drawn lazily has been drawn. */
const settled = () =>
  act(async () => {
    await import('#app/parts/answering/pin-for-private.tsx');
  });

function Budget({ group }: { group: GroupOnDevice }) {
  const [isPrivate, setPrivate] = useState(false);
  return <PrivateBudget isPrivate={isPrivate} onChange={setPrivate} group={group} />;
}

describe('a private budget', () => {
  it('asks a member without a PIN for one, and keeps it', async () => {
    const { screen, device } = show(<Budget group={aGroup(false)} />);
    expect(screen.queryByRole('textbox', { name: /PIN/ })).toBeNull();
    fireEvent.click(screen.getByRole('switch'));
    const field = await screen.findByRole('textbox', { name: /PIN/ });
    expect(field.hasAttribute('required') || field.hasAttribute('aria-required'), 'the survey goes on without').toBe(
      false,
    );
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the PIN' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(await device.db.outbox.count()).toBe(0);
    fireEvent.change(field, { target: { value: '4821' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the PIN' }));
    await expect.poll(() => device.db.outbox.toArray()).toMatchObject([{ name: 'setPin', input: { pin: '4821' } }]);
  });

  it('asks nobody who has one', async () => {
    const { screen } = show(<Budget group={aGroup(true)} />);
    fireEvent.click(screen.getByRole('switch'));
    await settled();
    expect(screen.queryByRole('textbox', { name: /PIN/ })).toBeNull();
    expect(screen.getByRole('switch', { checked: true })).toBeTruthy();
  });
});
