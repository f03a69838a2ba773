import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { QuestionBody } from '#app/parts/answers/question-body.tsx';
import { TypesCard } from '#app/screens/results/wish-cards.tsx';
import { RankingCard } from '#app/screens/summary/ranking-card.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const question = {
  id: 'q',
  type: 'multiple_choice' as const,
  question: 'Where?',
  required: false,
  order: 0,
  options: ['Golf', 'Skiing'],
};
const answered = { of: 2, answeredBy: 2 };
const choices = [
  { choice: 'golf' as const, headCount: 1, weight: 1 },
  { choice: 'ski' as const, headCount: 1, weight: 1 },
];
const ofQuestion = {
  ...answered,
  question,
  options: question.options.map((option) => ({ option, count: 1 })),
  texts: [],
};
const words = { golf: 'Golf', ski: 'Skiing' };
const types = { ...answered, choices };
const none = { of: 2, answeredBy: 0, choices: [] };

it.each<[string, ReactNode]>([
  ['an own question', <QuestionBody key="1" one={ofQuestion} people={[]} />],
  ['the summary', <RankingCard key="2" title="" ranking={types} word={(one) => words[one]} caption="" head="" />],
  ['the analysis', <TypesCard key="3" results={{ types, purposes: none } as never} />],
])('all that are equally wanted are bold: %s', (_, part) => {
  const { screen } = show(part);
  const sentence = [...screen.container.querySelectorAll('p')].find((one) => one.textContent.includes('Golf, Skiing'));
  expect(sentence?.querySelector('b')?.textContent).toBe('Golf, Skiing');
});
