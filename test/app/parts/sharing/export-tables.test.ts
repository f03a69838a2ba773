import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { texts } from '#test/builders/texts.ts';
import { exportGroup } from '#app/local/group/export.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { answersTable } from '#app/parts/sharing/exports/answers-table.ts';
import { talliesTable } from '#app/parts/sharing/exports/tallies-table.ts';
import { josa } from '#app/text/josa.ts';
import type { Translate } from '#app/text/text.ts';
import { someQuestions } from '#test/builders/group.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { aGroupRow, aMemberRow, aRow, rowsGroupId } from '#test/builders/rows.ts';

const member = (id: string, joinedAt: number) => aMemberRow(id, id, { joinedAt });
const simple = (id: string, over: Partial<ReturnType<typeof aPayload>> = {}) =>
  aRow('simpleResponse', id, { memberId: id, payload: aPayload(over), createdAt: 1, updatedAt: 2 });
const vote = (id: string, date: string) => aRow('dateVote', `${date}:${id}`, { memberId: id, date, votedAt: 1 });

const onDevice = (...rows: Row[]): GroupOnDevice => ({
  groupId: rowsGroupId,
  stored: { groupId: rowsGroupId, shareUrl: 's', name: '봄 여행', openedAt: 0 },
  view: new GroupReplica(rows),
  session: undefined,
  isOrganizer: false,
  waiting: new Set(),
});

const words = {} as Record<Language, Translate>;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'ko',
    resources: Object.fromEntries(languages.map((one) => [one, { translation: texts[one] }])),
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  i18n.services.formatter?.add('josa', (value: unknown, _language, options: { pair?: string }) =>
    josa(String(value), options.pair ?? ''),
  );
  for (const one of languages) words[one] = i18n.getFixedT(one);
});

describe('what everybody answered, as a table', () => {
  test('a line a member in the order of joining, who has not answered included; days as a spreadsheet sorts them', () => {
    const [head = [], ...lines] = answersTable(
      words.ko,
      'ko',
      onDevice(aGroupRow(), member('Bo', 2), member('Al', 1), simple('Bo')),
    );
    expect(head.slice(0, 3)).toEqual(['이름', '상태', '짧은 설문 · 갈 수 있는 날']);
    expect(lines.map((line) => line.slice(0, 3))).toEqual([
      ['Al', '답을 기다려요', ''],
      ['Bo', '답했어요', '2026-05-01/2026-05-05'],
    ]);
    expect(new Set([head, ...lines].map((line) => line.length)).size).toBe(1);
  });

  test('both surveys keep their own columns', () => {
    const long = aRow('preference', 'Bo', { memberId: 'Bo', answers: aPreference(), createdAt: 1, updatedAt: 1 });
    const [head = [], line = []] = answersTable(
      words.en,
      'en',
      onDevice(aGroupRow(), member('Bo', 1), simple('Bo'), long),
    );
    const days = head.flatMap((one, index) => (one.endsWith(texts.en.answers.question.dates) ? [line[index]] : []));
    expect(days).toEqual(['2026-05-01/2026-05-05', '2027-04-03/2027-04-05']);
  });

  test('two questions worded alike stay two columns', () => {
    const questions = [
      ...someQuestions.questions,
      { id: 'q3', type: 'short_text' as const, question: '가고 싶은 곳은?', required: false, order: 2 },
    ];
    const answers = aRow('customResponse', 'Bo', {
      memberId: 'Bo',
      responses: { q1: '바다', q3: '산' },
      createdAt: 1,
      updatedAt: 1,
    });
    const [head, line] = answersTable(
      words.ko,
      'ko',
      onDevice(aGroupRow({ surveyType: 'custom', customQuestions: { questions } }), member('Bo', 1), answers),
    );
    expect(head?.slice(2)).toEqual(['1. 가고 싶은 곳은?', '2. 언제가 좋아요?', '3. 가고 싶은 곳은?']);
    expect(line?.slice(2)).toEqual(['바다', '', '산']);
  });

  test('a private budget is in no table', () => {
    const hidden = { budgetPrivate: true, budgetTier: null } as const;
    const three = ['Al', 'Bo', 'Cy'].flatMap((id, index) => [member(id, index), simple(id, hidden)]);
    const cells = [
      ...answersTable(words.ko, 'ko', onDevice(aGroupRow(), ...three)),
      ...talliesTable(words.ko, 'ko', onDevice(aGroupRow(), ...three)),
    ].flat();
    expect(cells.filter((cell) => /만\s?원|₩/u.test(cell))).toEqual([]);
  });

  for (const language of languages) {
    test(`${language} has a word for every head and every cell`, () => {
      const long = aRow('preference', 'Bo', { memberId: 'Bo', answers: aPreference(), createdAt: 1, updatedAt: 1 });
      const all = onDevice(
        aGroupRow(),
        member('Bo', 1),
        simple('Bo', { subcats: ['history'] }),
        long,
        vote('Bo', '2026-05-01'),
        aRow('typeVote', 'adventure:Bo', { memberId: 'Bo', type: 'adventure', votedAt: 1 }),
      );
      for (const cell of [
        ...answersTable(words[language], language, all),
        ...talliesTable(words[language], language, all),
      ].flat())
        expect(cell).not.toMatch(/^[a-zA-Z]+\.[a-zA-Z]+|\{\{/);
    });
  }
});

describe('how many chose what', () => {
  test('days, wishes and votes, each with those it is counted of', () => {
    const lines = talliesTable(
      words.ko,
      'ko',
      onDevice(
        aGroupRow(),
        member('Al', 1),
        member('Bo', 2),
        member('Cy', 3),
        simple('Al'),
        simple('Bo', { availability: [{ start: '2026-05-05', end: '2026-05-06' }] }),
        vote('Al', '2026-05-05'),
        vote('Bo', '2026-05-05'),
      ),
    );
    expect(lines).toContainEqual(['갈 수 있는 날', '2026-05-05', '2', '2']);
    expect(lines).toContainEqual(['갈 수 있는 날', '2026-05-06', '1', '2']);
    expect(lines).toContainEqual(['하고 싶은 여행', '관광', '2', '2']);
    expect(lines.filter(([topic]) => topic === '날짜 투표').map(([, , people, of]) => [people, of])).toEqual([
      ['2', '3'],
    ]);
  });

  test('of budgets nothing below three people, because it would identify somebody', () => {
    const people = ['Al', 'Bo', 'Cy'].flatMap((id, index) => [member(id, index), simple(id)]);
    const budgets = (rows: Row[]) =>
      talliesTable(words.ko, 'ko', onDevice(aGroupRow(), ...rows)).filter(([topic]) => topic === '예산');
    expect(budgets(people.slice(0, 4))).toEqual([]);
    expect(budgets(people)).toContainEqual(['예산', '90~100만\u00a0원', '3', '3']);
  });
});

test('the whole group is what everybody sees of it: rows, and nothing of the queue', () => {
  const { groups } = exportGroup(onDevice(aGroupRow(), member('Bo', 1), simple('Bo')), Date.UTC(2026, 10, 20)) as {
    groups: { rows: { kind: string; data: unknown }[] }[];
  };
  expect(groups[0]?.rows.map((one) => one.kind)).toEqual(['group', 'member', 'simpleResponse']);
  expect(Object.keys(groups[0]?.rows[0] ?? {})).toEqual(['kind', 'id', 'data']);
});
