import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DecisionAct } from '#shared/decision/schema.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { Device } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { DecideSheet } from '#app/screens/group/decide-sheet.tsx';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList, rowsOf } from '#test/shared/recommendation/groups.ts';

vi.mock('#app/local/catalogue/catalogue.ts', () => ({ useCatalogue: () => ({ kind: 'failed' }) }));
beforeAll(() => speak('en'));
let shown: Device | undefined;
afterEach(async () => {
  cleanup();
  // What was typed is kept before the window goes: reads wait for the writes before them.
  for (let turn = 0; turn < 2; turn += 1) await shown?.db.drafts.count();
});

const asFirst = { id: 's', groupId: 'g', memberId: 'm0', name: 'Bo', secret: 's', state: 'active' } as const;

function sheetOf(view: GroupReplica, session?: GroupOnDevice['session']) {
  const group = groupOf(view, { isOrganizer: true, session });
  const trip = readTripState(group, 1_000);
  if (!trip) throw new Error('There is no group.');
  const onClose = vi.fn();
  const { screen, device } = show(<DecideSheet group={group} trip={trip} onClose={onClose} />);
  shown = device;
  const acts = () =>
    screen
      .getAllByRole('button', { hidden: true })
      .map((one) => one.textContent)
      .filter((text) => /Confirm|Set only|^Choose/.test(text));
  const placeToo = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Decide the destination too', hidden: true }));
  };
  const type = (place: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: /^(Name of the destination|Place)$/, hidden: true }), {
      target: { value: place },
    });
  };
  return { screen, device, onClose, acts, type, placeToo };
}

const ownRows = (questions: readonly object[] = []) =>
  rowList([{}, {}]).map((row) =>
    row.kind === 'group' && row.data
      ? { ...row, data: { ...row.data, surveyType: 'custom', customQuestions: { questions } } }
      : row,
  ) as Row[];
const withOwnQuestions = new GroupReplica(ownRows());

test('a group with its own questions confirms what is typed, and nothing while nothing is typed', async () => {
  const { screen, device, onClose, acts, type } = sheetOf(withOwnQuestions);
  expect(acts()).toEqual(['Confirm']);
  expect(screen.getByRole('textbox', { name: 'Place', hidden: true })).toBeTruthy();
  expect(screen.queryByText(/flights/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm', hidden: true }));
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Choose dates or a destination.');
  expect(await device.db.outbox.count()).toBe(0);
  expect(onClose).not.toHaveBeenCalled();
  type('Busan');
  await waitFor(() => {
    expect(acts()).toEqual(['Confirm Busan']);
  });
});

const decided: DecisionAct = {
  kind: 'confirm',
  dates: { start: '2027-04-02', end: '2027-04-05' },
  place: { id: null, name: 'Busan' },
  word: 'I book the hall',
  actorName: 'Ara',
  base: null,
  at: 1,
};
const reopened: DecisionAct = { ...decided, kind: 'reopen', dates: null, place: null, word: 'Too far', at: 2 };

test('a group with its own questions that decides again begins with what was decided, all of it', async () => {
  const { screen, device, onClose, acts, type } = sheetOf(
    new GroupReplica([
      ...ownRows(),
      aRow('decisionAct', 'x', decided),
      aRow('decisionAct', 'y', reopened),
      aRow('decision', 'g', reopened),
    ]),
  );
  expect(acts()).toEqual([expect.stringMatching(/^Confirm Apr\s2\s–\s5,\s2027, Busan$/)]);
  const valueOf = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
  expect(valueOf(/^First day/)).toBe('2027-04-02');
  expect(valueOf(/^Add a note/)).toBe('I book the hall');
  type('Jeju');
  await waitFor(() => {
    expect(acts()).toEqual([expect.stringMatching(/^Confirm Apr\s2\s–\s5,\s2027, Jeju$/)]);
  });
  fireEvent.click(screen.getByRole('button', { name: /^Confirm/, hidden: true }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  const [sent] = await device.db.outbox.toArray();
  expect(sent?.input).toMatchObject({
    dates: decided.dates,
    place: { id: null, name: 'Jeju' },
    word: 'I book the hall',
  });
});

test('what a group has answered most to its own questions stands above what is decided; one day is a whole stay', async () => {
  const options = ['Friday', 'Saturday'];
  const view = new GroupReplica([
    ...ownRows([{ id: 'q', type: 'multiple_choice', question: 'Which day?', required: true, order: 0, options }]),
    ...['m0', 'm1'].map((id) =>
      aRow('customResponse', id, { memberId: id, responses: { q: 'Saturday' }, createdAt: 1, updatedAt: 1 }),
    ),
  ]);
  const { screen, acts } = sheetOf(view);
  expect(screen.getByText('Which day?').parentElement?.textContent).toBe('Which day?Saturday · 2 people');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2027-01-15' } });
  await waitFor(() => {
    expect(acts()).toEqual([expect.stringMatching(/^Confirm Jan\s15,\s2027$/)]);
  });
});

test('where the answers give no dates, the sheet asks for them at once, without a single option to choose from', () => {
  const { screen } = sheetOf(withOwnQuestions);
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
  expect(screen.getByRole('group', { name: 'When', hidden: true })).toBeTruthy();
  expect(screen.getByLabelText('First day')).toBeTruthy();
});

test('of a typed place a page can be given: it becomes a candidate with it, and a wrong address stops the confirmation', async () => {
  const view = rowsOf([aFriend(), aFriend()]);
  const { screen, device, onClose, acts, type, placeToo } = sheetOf(view, asFirst);
  placeToo();
  type('Our inn');
  const link = await screen.findByLabelText(/^Link/);
  fireEvent.change(link, { target: { value: 'not an address' } });
  const confirm = () => {
    fireEvent.click(screen.getByRole('button', { name: /^Confirm/, hidden: true }));
  };
  await waitFor(() => {
    expect(acts()[0]).toMatch(/Our inn$/);
  });
  confirm();
  await waitFor(() => {
    expect(link.getAttribute('aria-invalid')).toBe('true');
  });
  expect(document.activeElement).toBe(link);
  expect(await device.db.outbox.count()).toBe(0);
  fireEvent.change(link, { target: { value: 'https://example.com/inn' } });
  await waitFor(() => {
    expect(link.getAttribute('aria-invalid')).not.toBe('true');
  });
  confirm();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  const sent = await device.db.outbox.toArray();
  expect(sent.map(({ name }) => name)).toEqual(['addTypedPlace', 'castPlaceVote', 'decide']);
  expect(sent[0]?.input).toMatchObject({ name: 'Our inn', url: 'https://example.com/inn' });
});

test('a group that votes for its dates is asked for them alone, by one button; with a place, for both', async () => {
  const { screen, device, onClose, acts, type, placeToo } = sheetOf(rowsOf([aFriend(), aFriend()]));
  expect(screen.getByRole('heading', { name: 'Choose these dates?', hidden: true })).toBeTruthy();
  expect(acts()).toEqual([expect.stringMatching(/^Choose Feb/)]);
  expect(screen.queryByRole('textbox', { name: 'Name of the destination', hidden: true })).toBeNull();
  placeToo();
  expect(screen.getByRole('heading', { name: 'Confirm this trip?', hidden: true })).toBeTruthy();
  expect(acts()).toEqual([
    'Set only the dates for now',
    expect.stringMatching(/^Confirm Feb.* without a destination$/),
  ]);
  type('Busan');
  await waitFor(() => {
    expect(acts()).toEqual([expect.stringMatching(/^Confirm Feb.*Busan$/), 'Set only the dates for now']);
  });
  // The field stays while somebody types something else.
  type('');
  await waitFor(() => {
    expect(acts()[0]).toBe('Set only the dates for now');
  });
  expect(screen.getByRole('textbox', { name: 'Name of the destination', hidden: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Set only the dates for now', hidden: true }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  const [sent] = await device.db.outbox.toArray();
  expect(sent?.input).toMatchObject({ kind: 'dates', place: null });
});

test('dates that are fixed are a line, which opens for others; nothing is chosen where', () => {
  const range = aFriend().simple?.availability?.[0];
  if (!range) throw new Error('They gave no days.');
  const fixed: DecisionAct = { ...decided, kind: 'dates', dates: { start: range.start, end: range.end }, place: null };
  const { screen } = sheetOf(
    new GroupReplica([
      ...rowList([aFriend(), aFriend()]),
      aRow('decisionAct', 'x', fixed),
      aRow('decision', 'g', fixed),
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Confirm this trip?', hidden: true })).toBeTruthy();
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Other dates', hidden: true }));
  expect(screen.getAllByRole('radio', { hidden: true }).length).toBeGreaterThan(1);
});

test('what it means to set only the dates is said with the button, and only where it can be done', () => {
  const { screen } = sheetOf(rowsOf([aFriend(), aFriend()]));
  const button = screen.getByRole('button', { name: /^Choose Feb/, hidden: true });
  const told = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(told)?.textContent).toBe(
    'You can choose the destination later. Until then, everyone keeps voting on it.',
  );
  cleanup();
  expect(sheetOf(withOwnQuestions).screen.queryByText(/keeps voting/)).toBeNull();
});

test('typed dates that are wrong stop the confirmation, and are not dropped in silence', async () => {
  const { screen, device, onClose, type, placeToo } = sheetOf(rowsOf([aFriend(), aFriend()]));
  placeToo();
  fireEvent.click(screen.getByRole('radio', { name: /Other dates/, hidden: true }));
  const from = await screen.findByLabelText('First day');
  const to = screen.getByLabelText('Last day');
  type('Busan');
  fireEvent.change(from, { target: { value: '2027-01-15' } });
  const confirm = () => {
    fireEvent.click(screen.getByRole('button', { name: /^Confirm/, hidden: true }));
  };
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /^Confirm/, hidden: true }).textContent).toBe('Confirm Busan');
  });
  confirm();
  await waitFor(() => {
    expect(document.activeElement).toBe(to);
  });
  expect(to.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(to, { target: { value: '2027-01-10' } });
  confirm();
  await waitFor(() => {
    expect(to.getAttribute('aria-invalid')).toBe('true');
  });
  expect(await device.db.outbox.count()).toBe(0);
  expect(onClose).not.toHaveBeenCalled();
});
