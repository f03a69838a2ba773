import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DeviceContext } from '#app/local/device/device.ts';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** A group's screen on a device that has the group `g`, drawn once. */
async function drawn() {
  const draw = vi.fn((group: GroupOnDevice) => <p>{group.view.list('member').length} people</p>);
  const { screen, device } = show(<GroupGate token="g">{draw}</GroupGate>);
  const rows = rowList([{}, {}]).map((row, index) => ({ ...row, groupId: 'g', version: index }));
  await act(async () => {
    await device.db.write([device.db.groups, device.db.rows], async () => {
      await device.db.groups.put({ groupId: 'g', shareUrl: 'a'.repeat(22), name: 'Spring', openedAt: 1 });
      await device.db.rows.bulkPut(rows);
    });
  });
  await screen.findByText('2 people');
  draw.mockClear();
  return { draw, screen, device };
}

test('a screen is not drawn anew because an exchange begins, ends or reaches the server', async () => {
  const { draw } = await drawn();
  for (const change of [
    { sending: 1 },
    { sending: 0, reach: 'online' },
    { isLive: true },
    { reach: 'offline' },
  ] as const)
    act(() => {
      reportConnection(change);
    });
  expect(draw).not.toHaveBeenCalled();
});

test('a screen is drawn anew when a row of its group changes', async () => {
  const { draw, screen, device } = await drawn();
  const [member] = (await device.db.rows.toArray()).filter((row) => row.kind === 'member');
  await act(async () => {
    await device.db.write([device.db.rows], async () => {
      await device.db.rows.put({ ...member, id: 'another' } as never);
    });
  });
  await screen.findByText('3 people');
  expect(draw).toHaveBeenCalled();
});

test.each([404, 410])(
  'a link that is known here without its rows is asked for again: %i, and there is no group',
  async (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'gone', code: 'group_gone' }, { status })));
    reportConnection({ reach: 'online' });
    const shareUrl = 'b'.repeat(22);
    history.replaceState(null, '', `/join/${shareUrl}`);
    const { screen, device } = show(<GroupGate token={shareUrl}>{() => null}</GroupGate>);
    await act(async () => {
      await device.db.groups.put({ groupId: 'g', shareUrl, name: 'Spring', openedAt: 1 });
    });
    await screen.findByRole('heading', { level: 1, name: 'Group not found' });
  },
);

test('a link that the organizer has replaced since opens the group that is on this device', async () => {
  const { device } = await drawn();
  const former = 'd'.repeat(22);
  await device.db.groups.update('g', { formerShareUrls: [former] });
  cleanup();
  const { findByText } = render(
    <DeviceContext value={device}>
      <MemoryRouter>
        <GroupGate token={former}>{(group) => <p>{group.stored.name} is here</p>}</GroupGate>
      </MemoryRouter>
    </DeviceContext>,
  );
  expect(await findByText('Spring is here')).toBeTruthy();
});

test('of a link that the server does not know the third cause is said too, and it is asked again at a press', async () => {
  const asked = vi.fn(() =>
    Promise.resolve(Response.json({ error: 'none', code: 'group_not_found' }, { status: 404 })),
  );
  vi.stubGlobal('fetch', asked);
  const shareUrl = 'e'.repeat(22);
  history.replaceState(null, '', `/join/${shareUrl}`);
  const { screen } = show(<GroupGate token={shareUrl}>{() => null}</GroupGate>);
  await screen.findByText(/the friend who made it isn’t online yet/u);
  expect(screen.getByRole('status').textContent).toBe('Still looking for it.');
  const before = asked.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(asked.mock.calls.length).toBe(before + 1);
  });
});

test('a deleted group is not looked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'gone', code: 'group_gone' }, { status: 410 })));
  const shareUrl = 'f'.repeat(22);
  history.replaceState(null, '', `/join/${shareUrl}`);
  const { screen } = show(<GroupGate token={shareUrl}>{() => null}</GroupGate>);
  await screen.findByRole('heading', { level: 1, name: 'Group not found' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a deleted group of which this device has no rows is one that is not there', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  reportConnection({ reach: 'online' });
  const shareUrl = 'c'.repeat(22);
  const { screen, device } = show(<GroupGate token={shareUrl}>{() => null}</GroupGate>);
  await act(async () => {
    await device.db.groups.put({ groupId: 'g', shareUrl, name: 'Spring', openedAt: 1, archived: 'gone' });
  });
  await screen.findByRole('heading', { level: 1, name: 'Group not found' });
});

test('while a group loads, the tab says so, and its name as soon as it is known', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  reportConnection({ reach: 'online' });
  const shareUrl = 'a'.repeat(22);
  const { device } = show(<GroupGate token={shareUrl}>{() => null}</GroupGate>);
  await waitFor(() => {
    expect(document.title).toMatch(/^Loading the group — /);
  });
  await act(async () => {
    await device.db.groups.put({ groupId: 'g', shareUrl, name: 'Spring', openedAt: 1 });
  });
  await waitFor(() => {
    expect(document.title).toMatch(/^Spring — /);
  });
});
