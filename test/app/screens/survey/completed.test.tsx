import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { simpleDates } from '#shared/answers/member-answers.ts';
import type { DoneView } from '#app/parts/answering/answer-flow.ts';
import { groupPeople } from '#app/parts/trip/group-people.ts';
import { Completed } from '#app/screens/survey/completed.tsx';
import { doneSentence } from '#app/screens/survey/done-sentence.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList, rowsOf, type Friend } from '#test/shared/recommendation/groups.ts';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  return speak('en');
});
afterEach(cleanup);

const answer = aPayload();

function shown(
  sent: DoneView<'simpleResponse'>['sent'],
  refused?: DoneView<'simpleResponse'>['refused'],
  friends: Friend[] = [aFriend(), aFriend()],
  acts: Row[] = [],
) {
  return show(
    <Completed
      head={{ groupId: 'g', name: 'g', memberName: 'm0' }}
      group={groupOf(new GroupReplica([...rowList(friends), ...acts]))}
      memberId="m0"
      today="2027-01-01"
      friends={[]}
      done={{
        kind: 'done',
        isSuccessor: true,
        answer,
        isWaiting: false,
        refused,
        sent,
        edit: () => undefined,
      }}
      earlier={<a href="/">Earlier</a>}
    />,
  ).screen;
}
const done = (sent: DoneView<'simpleResponse'>['sent']) => shown(sent).queryByText('Earlier');

it('after a first answer there are no earlier ones to see; after an edit and on a later visit there may be', () => {
  expect(done({ answer, wasEdit: false, text: '' })).toBeNull();
  cleanup();
  expect(done({ answer, wasEdit: true, text: '' })).toBeTruthy();
  cleanup();
  expect(done(undefined)).toBeTruthy();
});

it('an answer that the server rejected is not said to be completed', () => {
  const screen = shown({ answer, wasEdit: false, text: '' }, { code: 'date_passed' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Survey save failed');
  expect(screen.queryByText('Survey completed')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('the last answer opens the recommendations once it has been sent', () => {
  const people = groupPeople(rowsOf([aFriend(), aFriend()]), 'g', new Set());
  const friends = [simpleDates('m1', answer)];
  const say = (isWaiting: boolean) =>
    doneSentence((key: string) => key, 'en', {
      memberId: 'm0',
      answer,
      friends,
      people,
      today: '2026-01-01',
      isWaiting,
    });
  expect(say(false)).toBe('survey.done.all');
  expect(say(true)).toBe('survey.done.allWaiting');
});

it('leads to the recommendations once everybody has answered', () => {
  const link = (screen: ReturnType<typeof shown>) => screen.queryByRole('link', { name: 'See recommendations' });
  expect(link(shown({ answer, wasEdit: false, text: '' }))).toBeTruthy();
  cleanup();
  expect(link(shown({ answer, wasEdit: false, text: '' }, undefined, [aFriend(), {}]))).toBeNull();
  cleanup();
  expect(link(shown({ answer, wasEdit: false, text: '' }, { code: 'date_passed' }))).toBeNull();
});

it('an answer after the decision is told what it means: it is counted, and what is decided stays', () => {
  const told = /^The trip is already decided/;
  expect(shown(undefined).queryByText(told)).toBeNull();
  cleanup();
  const dates = { start: '2027-04-02', end: '2027-04-05' };
  const act = { kind: 'confirm', dates, place: null, word: '', actorName: 'Ara', base: null, at: 1 } as const;
  const acts = [aRow('decisionAct', 'x', act), aRow('decision', 'g', act)];
  expect(shown(undefined, undefined, undefined, acts).getByText(told)).toBeTruthy();
});
