import { expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { isPlaceOf } from '#app/parts/chrome/site-places.ts';
import { answerPath } from '#app/parts/answers/survey-path.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';

const answered = { simpleResponse: { payload: aPayload() }, preference: { answers: aPreference() } };
const view = (...kinds: (keyof typeof answered)[]) =>
  new GroupReplica(
    kinds.map((kind) => ({
      kind,
      id: 'm',
      version: 1,
      timestamp: 1,
      mutationId: kind,
      data: { memberId: 'm', ...answered[kind], createdAt: 1, updatedAt: 1 },
    })),
  );
const path = (surveyType: 'default' | 'custom', ...kinds: (keyof typeof answered)[]) =>
  answerPath({ surveyType, shareUrl: 'link' }, view(...kinds), 'g', 'm');

test('an answer is changed in the survey in which it was given', () => {
  expect(path('default', 'simpleResponse')).toBe('/preferences/link?edit');
  expect(path('default', 'preference')).toBe('/preferences/g/m');
  expect(path('default', 'simpleResponse', 'preference')).toBe('/preferences/link?edit');
  expect(path('custom')).toBe('/custom-survey/g/m');
  expect(path('default')).toBe('/preferences/g/m');
});

test('a link of the header is current on every page below it, in every language', () => {
  expect(
    ['/explore', '/explore/japan', '/explore/japan/kyoto', '/ja/explore', '/fr/explore/japan'].map((one) =>
      isPlaceOf(one, '/explore'),
    ),
  ).toEqual([true, true, true, true, true]);
  expect(['/', '/explorer', '/group/explore', '/create-group'].map((one) => isPlaceOf(one, '/explore'))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
