import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { waitingText } from '#app/screens/group/waiting-text.ts';
import { useText } from '#app/text/text.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

function Waiting({ ids, me }: { ids: readonly string[]; me: string | undefined }) {
  const { t } = useText();
  const waiting = ids.map((id) => ({ id, name: id }));
  return <p>{waitingText(t, waiting, me)}</p>;
}

test.each([
  [['Olivia', 'Emma'], undefined, 'Waiting for Olivia and Emma to vote'],
  [['Olivia', 'Lucas', 'Hana'], 'Emma', 'Waiting for Olivia and 2 others to vote'],
  [['Olivia', 'Emma', 'Hana'], 'Emma', 'Waiting for you and 2 more to vote'],
  [['Emma'], 'Emma', 'Waiting for your vote'],
])('of %s without a vote, %s is told: %s', (ids, me, text) => {
  expect(show(<Waiting ids={ids} me={me} />).screen.getByText(text)).toBeTruthy();
});
