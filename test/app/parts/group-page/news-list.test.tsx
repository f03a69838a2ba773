import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { News } from '#shared/activity/news.ts';
import { NewsList } from '#app/parts/group-page/news-words.tsx';
import { show } from '#test/builders/shown-group.tsx';
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
