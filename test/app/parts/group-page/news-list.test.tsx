import { cleanup, fireEvent, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { News } from '#shared/activity/news.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row, RowTypes } from '#shared/kernel/rows.ts';
import { draftKey, saveDraft } from '#app/local/answers/drafts.ts';
import { DeviceContext } from '#app/local/device/device.ts';
import { NewsSheet } from '#app/parts/group-page/news-sheet.tsx';
import { NewsList } from '#app/parts/group-page/news-words.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const at = (day: number, hour: number): number => new Date(2027, 0, day, hour).getTime();
const one = (kind: News['kind'], when: number): News => ({
  id: `${kind} ${when}`,
  kind,
  memberId: 'm0',
  actorName: 'Bo',
  subjectName: undefined,
  mutationId: undefined,
  at: when,
});

test('news stand under their day, which is said once, each with its time', () => {
  const news = [one('tripDecided', at(24, 21)), one('voted', at(24, 9)), one('joined', at(20, 8))];
  const { screen } = show(<NewsList news={news} people={[]} />);
  expect(screen.getAllByRole('heading').map((day) => day.textContent)).toEqual([
    'January 24, 2027',
    'January 20, 2027',
  ]);
  expect(screen.getAllByRole('list').map((list) => list.childElementCount)).toEqual([2, 1]);
  const times = screen.getAllByRole('listitem').map((line) => line.querySelector('time')?.textContent);
  expect(times.map((time) => time?.replaceAll(/\s/gu, ' '))).toEqual(['9:00 PM', '9:00 AM', '8:00 AM']);
});

const upTo = 'You’ve read up to here';

test('a line stands between what is newer than the last reading and the rest, also in the middle of a day', () => {
  const news = [one('voted', at(24, 21)), one('voted', at(24, 9)), one('joined', at(20, 8))];
  const { screen } = show(<NewsList news={news} people={[]} unread={news.slice(0, 1)} />);
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  const before = (other: HTMLElement) =>
    Boolean(screen.getByText(upTo).compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('listitem').map(before)).toEqual([false, true, true]);
  cleanup();
  // Between two days it stands before the heading of the older one.
  const { screen: days } = show(<NewsList news={news} people={[]} unread={news.slice(0, 2)} />);
  const [, older] = days.getAllByRole('heading');
  expect(days.getByText(upTo).compareDocumentPosition(older ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('all stand in the order of time; the line comes below the oldest that is new, so that one’s own newer act is above it', () => {
  const news = [one('voted', at(24, 22)), one('voted', at(24, 21)), one('joined', at(24, 9))];
  const { screen } = show(<NewsList news={news} people={[]} unread={news.slice(1, 2)} />);
  const times = screen.getAllByRole('listitem').map((line) => line.querySelector('time')?.dateTime);
  expect(times).toEqual([at(24, 22), at(24, 21), at(24, 9)].map((when) => new Date(when).toISOString()));
  const before = (other: HTMLElement) =>
    Boolean(screen.getByText(upTo).compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('listitem').map(before)).toEqual([false, false, true]);
});

test('what this device did and has not sent yet says so', () => {
  const news = [{ ...one('voted', at(24, 21)), mutationId: 'mine' }, one('voted', at(24, 9))];
  const { screen } = show(<NewsList news={news} people={[]} waiting={new Set(['mine'])} />);
  const isOnlyHere = (line: HTMLElement) => within(line).queryByText('Only on this device') !== null;
  expect(screen.getAllByRole('listitem').map(isOnlyHere)).toEqual([true, false]);
});

test('what this device has not sent stands first, above what others did later, and above the line', () => {
  const news = [
    one('voted', at(24, 21)),
    one('joined', at(24, 9)),
    { ...one('coming', at(23, 9)), mutationId: 'mine' },
  ];
  const { screen } = show(
    <NewsList news={news} people={[]} waiting={new Set(['mine'])} unread={news.slice(0, 1)} most={3} />,
  );
  const times = screen.getAllByRole('listitem').map((line) => line.querySelector('time')?.dateTime);
  expect(times).toEqual([at(23, 9), at(24, 21), at(24, 9)].map((when) => new Date(when).toISOString()));
  const before = (other: HTMLElement) =>
    Boolean(screen.getByText(upTo).compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('listitem').map(before)).toEqual([false, false, true]);
  cleanup();
  // Also where only the first lines are shown.
  const { screen: short } = show(<NewsList news={news} people={[]} waiting={new Set(['mine'])} most={1} />);
  expect(short.getAllByRole('listitem').map((line) => line.querySelector('time')?.dateTime)).toEqual([times[0]]);
});

test('without anything new, and without anything older, there is no such line', () => {
  const news = [one('voted', at(24, 21)), one('voted', at(24, 9))];
  for (const unread of [[], news]) {
    const { screen } = show(<NewsList news={news} people={[]} unread={unread} />);
    expect(screen.queryByText(upTo)).toBeNull();
    cleanup();
  }
});

const row = <K extends keyof RowTypes>(kind: K, id: string, data: RowTypes[K]): Row => ({
  kind,
  id,
  version: 1,
  timestamp: 1,
  mutationId: id,
  data,
});
const happened = (kind: 'datesFixed' | 'reminded', when: number) =>
  row('activity', kind, { kind, actorName: 'Bo', subjectName: null, subjectId: null, at: when });
const view = (...more: Row[]) =>
  new GroupReplica([row('member', 'm0', { name: 'Bo', claimed: true, joinedAt: at(20, 8) }), ...more]);

test('of the news one kind can be looked at alone; a kind that has not happened is not offered', () => {
  const vote = row('dateVote', 'v', { memberId: 'm0', date: '2027-04-02', votedAt: at(24, 9) });
  const group = groupOf(view(vote, happened('datesFixed', at(24, 21)), happened('reminded', at(22, 8))));
  const { screen } = show(<NewsSheet group={group} onClose={() => undefined} />);
  const kinds = within(screen.getByRole('group', { name: 'Show' }));
  expect(kinds.getAllByRole('button').map((kind) => kind.textContent)).toEqual(['All', 'Decisions', 'Votes']);
  const said = () => screen.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent);
  expect(said()).toHaveLength(4);
  fireEvent.click(kinds.getByRole('button', { name: 'Votes' }));
  expect(kinds.getByRole('button', { name: 'Votes' }).getAttribute('aria-pressed')).toBe('true');
  expect(said()).toEqual(['Bo voted.']);
  fireEvent.click(kinds.getByRole('button', { name: 'Decisions' }));
  expect(said()).toHaveLength(1);
  fireEvent.click(kinds.getByRole('button', { name: 'All' }));
  expect(said()).toHaveLength(4);
});

test('above news of which none is new the title says only what they are', () => {
  const { screen } = show(<NewsSheet group={groupOf(view())} onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'News' })).toBeDefined();
});

test('news of one kind alone are not asked which to show', () => {
  const { screen } = show(<NewsSheet group={groupOf(view())} onClose={() => undefined} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
});

test.each([
  [
    [happened('datesFixed', at(24, 21)), happened('reminded', at(25, 8))],
    'New since January 22, 2027: the dates are set.',
  ],
  [[happened('reminded', at(25, 8))], undefined],
])('below the title stands the weightiest of what is new', async (rows, line) => {
  const { screen, device } = show(null);
  await saveDraft(device, draftKey.newsMark('g'), at(22, 9));
  screen.rerender(
    <MemoryRouter>
      <DeviceContext value={device}>
        <NewsSheet group={groupOf(view(...rows))} onClose={() => undefined} />
      </DeviceContext>
    </MemoryRouter>,
  );
  await screen.findByText(upTo);
  expect(screen.queryByText(/^New since/u)?.textContent).toBe(line);
});

test('the open news say up to where this device has read them', async () => {
  const group = groupOf(view(happened('datesFixed', at(24, 21))));
  const { screen, device } = show(null);
  await saveDraft(device, draftKey.newsMark('g'), at(22, 0));
  screen.rerender(
    <MemoryRouter>
      <DeviceContext value={device}>
        <NewsSheet group={group} onClose={() => undefined} />
      </DeviceContext>
    </MemoryRouter>,
  );
  await screen.findByText(upTo);
});
