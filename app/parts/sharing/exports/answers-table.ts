import type { DateRange } from '#shared/calendar/date-range.ts';
import { memberAnswers } from '#shared/answers/member-answers.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { Translate } from '#app/text/text.ts';
import { customLines, preferenceLines, simpleLines, type AnswerLine } from '#app/parts/answers/answer-lines.ts';
import { groupPeople } from '#app/parts/trip/group-people.ts';

/** ISO 8601: a spreadsheet sorts it, and the year is there. */
export const isoRange = ({ start, end }: DateRange): string => (start === end ? start : `${start}/${end}`);

/**
 * What everybody answered: a head, then a line a member, a column a question of every survey that somebody answered.
 */
export function answersTable(t: Translate, language: Language, { groupId, view, waiting }: GroupOnDevice): string[][] {
  const data = view.get('group', groupId)?.data;
  const isCustom = data?.surveyType === 'custom';
  const people = groupPeople(view, groupId, waiting).map((person) => ({
    person,
    cells: new Map(linesOf(person.id).map(({ label, texts }) => [label, texts.join('; ')])),
  }));
  const columns = [...new Set(people.flatMap(({ cells }) => [...cells.keys()]))];
  return [
    [t('exports.head.name'), t('exports.head.state'), ...columns],
    ...people.map(({ person: { name, isDone, isExcused }, cells }) => [
      name,
      isDone ? t('group.members.done') : isExcused ? t('group.members.excused') : t('group.members.waiting'),
      ...columns.map((column) => cells.get(column) ?? ''),
    ]),
  ];

  function linesOf(memberId: string): AnswerLine[] {
    const { custom, preference, simple } = memberAnswers(view, memberId);
    // Two questions may be worded alike.
    if (isCustom)
      return custom
        ? customLines(data.customQuestions?.questions ?? [], custom).map((line, index) => ({
            ...line,
            label: `${index + 1}. ${line.label}`,
          }))
        : [];
    // Both surveys ask some things: each keeps its own columns.
    return [
      ...named(t('answers.survey.quick'), simple ? simpleLines(t, language, simple, isoRange) : []),
      ...named(t('answers.survey.long'), preference ? preferenceLines(t, language, preference, isoRange) : []),
    ];
  }
}

const named = (survey: string, lines: readonly AnswerLine[]): AnswerLine[] =>
  lines.map((line) => ({ ...line, label: `${survey} · ${line.label}` }));
