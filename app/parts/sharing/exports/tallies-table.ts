import { addDays } from '#shared/calendar/civil-date.ts';
import { dayRuns } from '#shared/dates/day-counts.ts';
import type { Ranking } from '#shared/statistics/ranking.ts';
import { tallyOptions } from '#shared/statistics/tally.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { BudgetPicture } from '#shared/money/budget-picture.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import { dateOptions } from '#shared/vote/date-options.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { Translate } from '#app/text/text.ts';
import { readGroupOverview, readTastes } from '#app/parts/trip/group-overview.ts';
import { priceText } from '#app/parts/answers/money-words.ts';
import { destinationKey } from '#app/parts/answers/option-words.ts';
import { readQuestions } from '#app/parts/answers/read-questions.ts';
import { typeName } from '#app/parts/trip/vote-words.ts';
import { isoRange } from './answers-table.ts';

/** How many people stand behind each day, vote and wish: a head, then a line each. */
export function talliesTable(t: Translate, language: Language, { groupId, view, waiting }: GroupOnDevice): string[][] {
  const overview = readGroupOverview({ groupId, view, waiting });
  if (!overview) return [];
  const { data, isCustom, people, answers, dates } = overview;
  const { types, purposes, styles, destinations, budget } = readTastes(view, answers);
  const members = view.list('member');
  const dateVotes = countedVotes(view.list('dateVote'), members).map((row) => ({
    memberId: row.data.memberId,
    option: row.data.date,
  }));
  const typeVotes = countedVotes(view.list('typeVote'), members).map((row) => ({
    memberId: row.data.memberId,
    option: row.data.type,
  }));
  const ranked = <T extends string>(topic: string, { answeredBy, choices }: Ranking<T>, word: (choice: T) => string) =>
    choices.map(({ choice, headCount }) => line(topic, word(choice), headCount, answeredBy));
  const wishes = isCustom
    ? []
    : [
        ...dayRuns(dates).runs.flatMap((run) =>
          run.counts.map((count, index) =>
            line(t('exports.topic.days'), addDays(run.start, index), count, dates.length),
          ),
        ),
        ...pricesOf(budget).map((prices) =>
          line(t('group.budget.title'), priceText(t, language, prices, 'KRW'), prices.headCount, budget.answeredBy),
        ),
        ...ranked(t('group.types.title'), types, (type) => t(`survey.types.${type}`)),
        ...ranked(t('answers.question.purposes'), purposes, (purpose) => t(`answers.purpose.${purpose}`)),
        ...ranked(t('answers.question.styles'), styles, (style) => t(`answers.style.${style}`)),
        ...ranked(t('answers.question.destination'), destinations, (type) => t(destinationKey(type))),
      ];
  const questions = isCustom ? readQuestions(data.customQuestions?.questions ?? [], answers) : [];
  return [
    [t('exports.head.topic'), t('exports.head.choice'), t('exports.head.people'), t('exports.head.of')],
    ...wishes,
    ...questions.flatMap(({ question, options, answeredBy }) =>
      options.map(({ option, count }) => line(question.question, option, count, answeredBy)),
    ),
    ...dateOptions(dates, dateVotes)
      .filter((one) => one.voters.length > 0)
      .map(({ option, window, voters }) =>
        line(
          t('exports.topic.dateVotes'),
          isoRange(window ?? { start: option, end: option }),
          voters.length,
          people.length,
        ),
      ),
    ...tallyOptions(typeVotes, voteTypes).map(({ option, headCount }) =>
      line(t('exports.topic.typeVotes'), typeName(t, option), headCount, people.length),
    ),
  ];
}

/** The steps of prices that may be shown: with private budgets the band alone, and nothing below three people. */
function pricesOf({ answeredBy, band, cells }: BudgetPicture): { from: number; to: number; headCount: number }[] {
  if (answeredBy < MIN_CONTRIBUTORS || !band) return [];
  return cells.length > 0 ? cells : [{ from: band.min, to: band.max, headCount: band.headCount }];
}

const line = (topic: string, choice: string, people: number, of: number): string[] => [
  topic,
  choice,
  String(people),
  String(of),
];
