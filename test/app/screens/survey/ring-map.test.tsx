import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { RingMap } from '#app/screens/survey/ring-map.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

it('a press on the distance that is chosen already chooses it, too: the survey goes on as it says', () => {
  const onChange = vi.fn();
  const { screen } = show(<RingMap country="KR" airport="" value="intl_short" describedBy="" onChange={onChange} />);
  fireEvent.click(screen.getByRole('radio', { name: /^Abroad, nearby/ }));
  expect(onChange.mock.calls).toEqual([['intl_short']]);
  fireEvent.click(screen.getByRole('radio', { name: /^Domestic/ }));
  expect(onChange.mock.calls).toEqual([['intl_short'], ['domestic']]);
});
