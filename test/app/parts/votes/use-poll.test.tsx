import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { castDateVote, withdrawDateVote } from '#app/local/group/votes.ts';
import { usePoll } from '#app/parts/votes/use-poll.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const session = { id: 's', groupId: 'g', memberId: 'm', name: 'Bo', secret: 'x', state: 'active' } as const;

function Poll() {
  const [picked, onPicked] = useState<readonly string[]>(['2027-04-03', '2027-04-04']);
  const poll = usePoll({
    picked,
    onPicked,
    cast: (device, date) => castDateVote(device, session, date),
    withdraw: (device, date) => withdrawDateVote(device, session, date),
    name: (date) => date,
  });
  return (
    <>
      <button onClick={() => void poll.vote()}>vote</button>
      <button onClick={() => poll.toggle('2027-04-03')}>choose</button>
      {poll.notice?.kind === 'voted' && <p>{poll.notice.count} voted</p>}
    </>
  );
}

test('two presses in a row vote once; what is chosen again later is voted for again', async () => {
  const { screen, device } = show(<Poll />);
  await act(() => device.db.sessions.put({ ...session }));
  const press = screen.getByText('vote');
  act(() => {
    press.click();
    press.click();
  });
  await screen.findByText('2 voted');
  fireEvent.click(press);
  const dates = async () => (await device.db.outbox.toArray()).map((one) => (one.input as { date: string }).date);
  expect(await dates()).toEqual(['2027-04-03', '2027-04-04']);
  fireEvent.click(screen.getByText('choose'));
  fireEvent.click(press);
  await waitFor(async () => {
    expect(await dates()).toEqual(['2027-04-03', '2027-04-04', '2027-04-03']);
  });
});
