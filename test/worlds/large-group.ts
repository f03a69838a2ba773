import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import type { Group, RunningServer } from './running-server.ts';

/** A group whose few rows are large, 1.1 MB of JSON in all: 20 members who have written as much as they may. */
export async function aLargeGroup(world: RunningServer): Promise<Group> {
  const questions = Array.from({ length: 30 }, (_, order) => ({
    id: `q${order}`,
    type: 'short_text' as const,
    question: '?',
    required: false,
    order,
  }));
  const group = await world.openGroup({ surveyType: 'custom', customQuestions: { questions } });
  const responses = Object.fromEntries(questions.map(({ id }) => [id, '가'.repeat(600)]));
  for (let index = 0; index < 20; index += 1)
    await world.sync({
      groupId: group.id,
      tokens: [aSecret()],
      mutations: [
        aMutation('joinGroup', { memberId: anId(), name: `m${index}`, email: undefined }),
        aMutation('saveCustomResponse', { responses }),
      ],
    });
  return group;
}
