import { cleanup, fireEvent } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { City } from '#shared/destination/schema.ts';
import { DeviceContext } from '#app/local/device/device.ts';
import { decide } from '#app/local/group/decision.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { castPlaceVote } from '#app/local/group/votes.ts';
import { ProposeSheet } from '#app/parts/destination/propose-sheet.tsx';
import type * as Text from '#app/text/text.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

vi.mock('#app/local/catalogue/catalogue.ts', () => ({
  useCatalogue: () => ({ kind: 'loading' }),
  usePhoto: () => undefined,
}));
vi.mock('#app/text/text.ts', async (original) => ({
  ...(await original<typeof Text>()),
  loadTopics: () => Promise.resolve(),
}));
beforeAll(() => speak('en'));
afterEach(cleanup);

const city = { id: 'japan/fukuoka', coverImage: '/covers/japan/fukuoka.svg' } as City;

async function proposing(...names: string[]) {
  const { screen, device } = show(null);
  const sessions = [];
  for (const name of names) {
    const form = { name, description: '', createdBy: 'Bo', creatorEmail: 'bo@example.com', surveyType: 'default' };
    const { groupId } = await createGroup(device, { ...form, surveyType: 'default' });
    sessions.push({ groupId, session: await joinGroup(device, groupId, 'Sora') });
  }
  const onClose = vi.fn();
  const draw = (of: { place?: string; groupId?: string } = {}) => {
    screen.rerender(
      <MemoryRouter>
        <DeviceContext value={device}>
          <ProposeSheet key={of.groupId} city={city} name="Fukuoka" {...of} onClose={onClose} />
        </DeviceContext>
      </MemoryRouter>,
    );
  };
  return { screen, device, sessions, onClose, draw };
}

test('the picture of the place stands beside the question, which it does not lengthen; cancel leaves it', async () => {
  const { screen, onClose, draw } = await proposing('Spring');
  draw();
  const question = await screen.findByRole('heading', { name: 'Suggest Fukuoka to “Spring”?' });
  expect(question.querySelector('img')?.getAttribute('src')).toContain('fukuoka');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('each group says how many take part, when it goes, and how many places stand in its vote', async () => {
  const { screen, device, sessions, draw } = await proposing('Spring', 'Work');
  const [spring, work] = sessions;
  if (!spring || !work) throw new Error('Two groups');
  const dates = { start: '2027-04-02', end: '2027-04-05' };
  await decide(device, spring.groupId, { kind: 'dates', dates, place: null, word: '' }, null);
  await castPlaceVote(device, spring.session, 'japan/osaka');
  draw();
  const said = async (group: RegExp) =>
    (await screen.findByRole('radio', { name: group })).closest('label')?.textContent.replaceAll(/\s/gu, ' ');
  expect(await said(/Work/u)).toBe('Work1 person');
  expect((await said(/Spring/u))?.replaceAll('\u2060', '')).toBe('Spring1 person · Apr 2 – 5 · 1 place in the vote');
});

test('a few words go into the vote with it; none is said where none were written', async () => {
  const { screen, device, draw } = await proposing('Spring');
  draw();
  const words = await screen.findByRole('textbox', { name: /A few words/u });
  expect(words.getAttribute('maxlength')).toBe('80');
  fireEvent.change(words, { target: { value: 'Ramen at a stall' } });
  expect(screen.getByText('16/80 · Shown with your name in the vote.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add to the vote' }));
  const queued = async () =>
    (await device.db.outbox.toArray()).filter(({ name }) => name === 'castPlaceVote').map(({ input }) => input);
  await vi.waitFor(async () => {
    expect(await queued()).toEqual([{ destinationId: 'japan/fukuoka', note: 'Ramen at a stall' }]);
  });
});

test('a place that stands in the vote already takes no words', async () => {
  const { screen, device, sessions, draw } = await proposing('Spring');
  const [spring] = sessions;
  if (!spring) throw new Error('A group');
  await castPlaceVote(device, spring.session, 'japan/fukuoka');
  draw();
  expect(await screen.findByText('Already in the vote')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('of a place its city goes into the vote, and the words name the place; the group whose page it is on is chosen', async () => {
  const { screen, device, sessions, draw } = await proposing('Spring', 'Work');
  const [spring, work] = sessions;
  if (!spring || !work) throw new Error('Two groups');
  const isChosen = (name: string) =>
    (screen.getByRole('radio', { name: new RegExp(name) }) as HTMLInputElement).checked;
  draw({ place: 'Nakasu Yatai', groupId: spring.groupId });
  await vi.waitFor(() => {
    expect([isChosen('Spring'), isChosen('Work')]).toEqual([true, false]);
  });
  draw({ place: 'Nakasu Yatai', groupId: work.groupId });
  await vi.waitFor(() => {
    expect([isChosen('Spring'), isChosen('Work')]).toEqual([false, true]);
  });
  expect(
    await screen.findByText('Fukuoka goes into the vote on where to go, with your vote. Your note names Nakasu Yatai.'),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add to the vote' }));
  await vi.waitFor(async () => {
    const [vote] = (await device.db.outbox.toArray()).filter(({ name }) => name === 'castPlaceVote');
    expect(vote).toMatchObject({
      groupId: work.groupId,
      input: { destinationId: 'japan/fukuoka', note: 'Nakasu Yatai' },
    });
  });
});
