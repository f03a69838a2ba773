import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { simpleDates } from '#shared/answers/member-answers.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { afterAnswer } from '#shared/survey/after-answer.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { groupProgress } from '#app/parts/trip/group-people.ts';
import { formatRange } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';

interface Told {
  memberId: string;
  answer: SimplePayload;
  friends: readonly MemberDates[];
  people: readonly GroupPerson[];
  today: CivilDate;
  /** The answer is still on this device alone. */
  isWaiting: boolean;
}

/** What the answer changed for the group, as one sentence. */
export function doneSentence(t: Translate, language: Language, told: Told): string {
  const { memberId, answer, friends, people, today, isWaiting } = told;
  const { missing, counted } = groupProgress(people);
  const isLast = missing.every((one) => one.id === memberId);
  const after = afterAnswer(simpleDates(memberId, answer), friends, { today, isLast });
  switch (after.kind) {
    case 'all':
      return isWaiting ? t('survey.done.allWaiting') : t('survey.done.all', { count: counted.length });
    case 'joined':
      return t('survey.done.joined', { count: after.count, range: formatRange(language, after.range) });
    case 'moved':
      return t('survey.done.moved', { range: formatRange(language, after.range) });
    case 'first':
    case 'none':
    case 'same':
      return t(`survey.done.${after.kind}`);
  }
}
