import type { Api } from '#shared/protocol/endpoints.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';

/** What a creator types. */
export const aGroupForm = (over: Partial<InputOf<Api['postGroup']>> = {}): Record<string, unknown> => ({
  name: '제주 봄 여행',
  description: '벚꽃 보러 가요',
  createdBy: '지우',
  creatorEmail: 'jiu@example.com',
  surveyType: 'default',
  ...over,
});

/** What a creator types on a device. */
export const springTrip = {
  name: '봄 여행',
  description: '',
  createdBy: 'Ara',
  creatorEmail: 'ara@example.com',
  surveyType: 'default' as const,
};

export const someQuestions = {
  questions: [
    { id: 'q1', type: 'short_text' as const, question: '가고 싶은 곳은?', required: true, order: 0 },
    {
      id: 'q2',
      type: 'multiple_choice' as const,
      question: '언제가 좋아요?',
      required: false,
      order: 1,
      options: ['봄', '가을'],
    },
  ],
};
