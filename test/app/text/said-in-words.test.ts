import { expect, test } from 'vitest';
import type { TextKey } from '#app/text/text.ts';
import { texts } from '#test/builders/texts.ts';

/*
 * Sentences that the specification gives for notices and errors (`docs/spec-table.md`, sections 2, 5 and 8), in its
 * words, and the Korean twin by which a browser test sees each of them come from its cause. Sentences that a test of a
 * component or of the API sees in English are not here (`test/app/screens/failures.test.tsx`,
 * `test/sync-server/api/said.test.ts`).
 */
const sentences: [string, string, TextKey][] = [
  ['Failed to copy', '복사하지 못했어요', 'common.share.failedTitle'],
  ['Please copy the link manually.', '직접 복사해 주세요', 'common.share.failedText'],
  ['Failed to join', '들어가지 못했어요', 'join.failed.title'],
  ['Please try again.', '다시 해 주세요.', 'join.failed.text'],
  ['Recommendation generation failed', '추천을 만들지 못했어요', 'recommendations.nobody.title'],
  ['All members must finish the survey first', '모두 설문을 마치면 추천할 수 있어요.', 'recommendations.nobody.text'],
  ['Recommendation generation failed', '추천을 만들지 못했어요', 'recommendations.catalogue.missing'],
  ['Try again later', '잠시 뒤에 다시 시도해 주세요.', 'recommendations.catalogue.missingText'],
  ['Login required', '로그인 필요', 'results.tabs.loginRequired'],
  ['vote failed, try again', '저장하지 못했어요. 다시 눌러 주세요.', 'recommendations.hearts.notSaved'],
  ['Vote failed', '투표하지 못했어요', 'results.vote.failed'],
  ['Failed to fetch countries', '나라를 불러오지 못했어요', 'explore.failed.countries'],
  ['Failed to fetch cities', '도시를 불러오지 못했어요', 'explore.failed.cities'],
  ['Failed to fetch places', '장소를 불러오지 못했어요', 'explore.failed.places'],
  ['Group not found', '모임을 찾을 수 없어요', 'group.missing.title'],
  ['Group not found', '모임을 찾을 수 없어요', 'survey.early.missing'],
  ['Member not found', '참여자를 찾을 수 없어요', 'customSurvey.shared.missing.title'],
  ['Invalid link', '올바르지 않은 링크예요', 'results.invalid.title'],
  ['Country not found', '나라를 찾지 못했어요', 'explore.missing.country'],
  ['City not found', '도시를 찾지 못했어요', 'explore.missing.city'],
  ['Survey completed', '설문 완료', 'survey.done.completed'],
  ['Please enter the required information', '꼭 필요한 칸이 비어 있어요', 'createGroup.problem.missingTitle'],
  ['Please fill in all required fields', '모두 채워 주세요.', 'createGroup.problem.missingText'],
  ['Email format is invalid', '이메일 형식이 맞지 않아요', 'createGroup.problem.emailTitle'],
  ['Please enter a valid email address', '이메일 주소를 다시 확인해 주세요.', 'createGroup.problem.emailText'],
  ['Please enter a question', '질문을 적어 주세요', 'customSurvey.problem.question_missing.title'],
  ['At least one question is required', '질문이 하나 이상', 'customSurvey.problem.question_missing.text'],
  ['Not enough choices', '선택지가 부족해요', 'customSurvey.problem.options_few.title'],
  ['Multiple-choice questions need at least 2 choices', '선택지가 두 개 이상', 'customSurvey.problem.options_few.text'],
  ['Required question unanswered', '답하지 않은 필수 질문이 있어요', 'customSurvey.answer.missingTitle'],
  ['Please answer all required questions', '모두 답해 주세요.', 'customSurvey.answer.missingText'],
  ['Please enter a name', '이름을 적어 주세요', 'validation.name_missing'],
  ['Survey needed', '설문이 필요해요', 'summary.ai.surveyNeeded'],
  ['Please select a date', '날짜를 골라 주세요.', 'results.vote.chooseDate'],
  ['Please select a trip type', '여행 유형을 골라 주세요.', 'results.vote.chooseType'],
  ['The end date is earlier than the start date', '끝나는 날이 시작하는 날보다 빨라요.', 'validation.range_order'],
];

const find = (language: 'ko' | 'en', key: TextKey): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts[language]);

test.each(sentences)('"%s" is said in these words', (english, korean, key) => {
  expect(String(find('en', key)).toLowerCase()).toContain(english.toLowerCase());
  expect(find('ko', key)).toContain(korean);
});
