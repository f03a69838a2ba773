import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { OrganizersCleanUp, OrganizersRemoval } from '#app/parts/managing/managing.tsx';
import { groupPeople } from '#app/parts/trip/group-people.ts';
import { fillDisk, groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { rowList } from '#test/shared/recommendation/groups.ts';

// Both parts are loaded when they are wanted: a busy machine takes its time.
beforeAll(() =>
  Promise.all([
    speak('en'),
    import('#app/parts/managing/remove-member.tsx'),
    import('#app/parts/managing/duplicates.tsx'),
  ]),
);
afterEach(cleanup);

/** Two members of one name, as two devices at once may make them. */
const twice = new GroupReplica(
  rowList([{}, {}]).map((row) => (row.kind === 'member' ? { ...row, data: { ...row.data, name: 'Bo' } } : row)),
);
const organizers = groupOf(twice, { isOrganizer: true });

function Managing({ group }: { group: GroupOnDevice }) {
  const [person] = groupPeople(group.view, group.groupId, group.waiting);
  return (
    <>
      {person && <OrganizersRemoval group={group} person={person} />}
      <OrganizersCleanUp group={group} />
    </>
  );
}

describe('what the organiser may do with members', () => {
  it('is offered to nobody else', async () => {
    const { screen } = show(<Managing group={organizers} />);
    // Both parts are loaded from here on: what is drawn next is drawn at once.
    await screen.findByRole('button', { name: 'Remove Bo from the group' });
    await screen.findByRole('button', { name: 'Clean up' });
    cleanup();
    expect(show(<Managing group={groupOf(twice)} />).screen.container.textContent).toBe('');
  });

  it('says nothing of duplicate names where there are none', async () => {
    const one = groupOf(new GroupReplica(rowList([{}])), { isOrganizer: true });
    const { screen } = show(<Managing group={one} />);
    await screen.findByRole('button', { name: /^Remove/u });
    expect(screen.queryByText(/duplicate/iu)).toBeNull();
  });

  it('is not offered on their own row', async () => {
    const three = new GroupReplica(rowList([{}, {}]));
    const [own, other] = groupPeople(three, 'g', new Set());
    if (!own || !other) throw new Error('no people');
    const session = { id: 's', groupId: 'g', memberId: own.id, name: own.name, secret: 's', state: 'active' as const };
    const group = groupOf(three, { isOrganizer: true, session });
    const { screen } = show(
      <>
        <OrganizersRemoval group={group} person={own} />
        <OrganizersRemoval group={group} person={other} />
      </>,
    );
    const removals = await screen.findAllByRole('button', { name: /^Remove/u });
    expect(removals.map((one) => one.getAttribute('aria-label'))).toEqual([`Remove ${other.name} from the group`]);
  });

  it('leaves the focus at the heading of the people when the row of a removed member goes', async () => {
    const { screen } = show(
      <section>
        <h2>People</h2>
        <Managing group={organizers} />
      </section>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Bo from the group' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('People');
    });
  });

  it('says "Delete failed" with the name when this device cannot store it', async () => {
    const { screen, device } = show(<Managing group={organizers} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Bo from the group' }));
    fillDisk(device);
    const buttons = screen.getByRole('dialog').querySelectorAll('button');
    for (const one of buttons) if (one.textContent === 'Remove') fireEvent.click(one);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Delete failed: Bo\./);
  });

  it('says "Cleanup failed" when this device cannot store it', async () => {
    const { screen, device } = show(<Managing group={organizers} />);
    const cleanUp = await screen.findByRole('button', { name: 'Clean up' });
    fillDisk(device);
    fireEvent.click(cleanUp);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Cleanup failed\./);
  });
});
