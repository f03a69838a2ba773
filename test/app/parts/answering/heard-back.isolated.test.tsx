import { cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HeardBack } from '#app/parts/answering/heard-back.tsx';
import type * as Text from '#app/text/text.ts';
import { findCountry } from '#shared/destination/core/read-core.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { speak } from '#test/builders/spoken.ts';

vi.mock('#app/local/catalogue/catalogue.ts', () => ({
  useCatalogue: () => ({ kind: 'ready', value: { core, findCountry } }),
}));
vi.mock('#app/text/text.ts', async (original) => ({
  ...(await original<typeof Text>()),
  loadTopics: () => Promise.resolve(),
}));
afterEach(cleanup);

/** The words of each list, by its title. */
async function readBack(text: string) {
  const screen = render(<HeardBack text={text} lives={{ iso2: 'KR', isAbroad: true }} />);
  const status = await screen.findByRole('status', {}, { timeout: 10_000 });
  const lists = within(status).queryAllByRole('list');
  const said: Record<string, (string | null)[]> = Object.fromEntries(
    lists.map((list) => [
      list.previousElementSibling?.textContent ?? '',
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ]),
  );
  return { screen, said, status };
}

test('what counts and what is left out stand in two lists, in the words of the reader', async () => {
  await speak('en');
  const { said } = await readBack(
    '오사카 말고 홋카이도, 온천이랑 휴식. 1인당 900달러까지. 비행 3시간 이내로 조용한 곳',
  );
  expect(said).toEqual({
    'Taken into account': [
      'Hot springs',
      'Relaxation',
      '홋카이도',
      'Up to $900 each',
      'Flights up to 3 hours',
      'Quiet places',
    ],
    'Left out': ['오사카'],
  });
});

test('an amount is told in its own currency', async () => {
  await speak('ko');
  expect((await readBack('1인당 80만원까지')).said).toEqual({ '추천에 이렇게 반영돼요': ['한 사람 80만\u00a0원까지'] });
  cleanup();
  expect((await readBack('1000 € par personne')).said).toEqual({ '추천에 이렇게 반영돼요': ['한 사람 €1,000까지'] });
});

test('a text of which nothing counts is told as such, and one that is changed is read again', async () => {
  await speak('ko');
  const { screen, status } = await readBack('다 같이 즐거우면 좋겠어요');
  expect(status.textContent).toBe('추천에 반영할 내용은 아직 없어요. 친구들에게는 쓴 그대로 보여요.');
  screen.rerender(<HeardBack text="다 같이 온천" lives={{ iso2: 'KR' }} />);
  expect((await screen.findByRole('listitem')).textContent).toBe('온천');
  screen.rerender(<HeardBack text=" " lives={{ iso2: 'KR' }} />);
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull(), 5_000);
});

test('of a group’s description what counts is told, and not that nothing does', async () => {
  await speak('en');
  const screen = render(<HeardBack text="Hot springs in Beppu, no museums" isOfGroup />);
  expect((await screen.findByRole('status', {}, { timeout: 10_000 })).textContent).toContain('Hot springs');
  screen.rerender(<HeardBack text="The six of us, at last" isOfGroup />);
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull(), 5_000);
});
