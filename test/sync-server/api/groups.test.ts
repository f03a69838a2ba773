import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretPattern, shareUrlPattern, uuidPattern } from '#shared/kernel/ids.ts';
import { aGroupForm, someQuestions } from '#test/builders/group.ts';
import { anId, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());

describe('opening a group', () => {
  it('answers with the fields of the specification and the organiser secret', async () => {
    const answer = await world.post<Group>('/api/groups', aGroupForm());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.stringMatching(uuidPattern) as string,
      shareUrl: expect.stringMatching(shareUrlPattern) as string,
      organizerToken: expect.stringMatching(secretPattern) as string,
      name: '제주 봄 여행',
      description: '벚꽃 보러 가요',
      createdBy: '지우',
      createdAt: '2026-03-02T09:00:00.000Z',
      surveyType: 'default',
      customQuestions: null,
    });
  });

  it('needs only a name, a creator and an e-mail', async () => {
    const group = await world.ok<Group>(
      world.post('/api/groups', { name: 'Jeju', createdBy: 'Jiu', creatorEmail: 'a@b.co' }),
    );
    expect(group).toMatchObject({ description: '', surveyType: 'default', customQuestions: null });
  });

  it('takes the empty fields that the form of the specification sends', async () => {
    const group = await world.openGroup({ description: null, customQuestions: null, adminPassword: '' });
    expect(group.description).toBe('');
  });

  it('keeps the questions of a custom survey, and drops them from a default one', async () => {
    const custom = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
    expect(custom.customQuestions).toEqual(someQuestions);
    const plain = await world.openGroup({ surveyType: 'default', customQuestions: someQuestions });
    expect(plain.customQuestions).toBeNull();
  });

  it('makes another group each time', async () => {
    const [one, two] = [await world.openGroup(), await world.openGroup()];
    expect(one.id).not.toBe(two.id);
    expect(one.shareUrl).not.toBe(two.shareUrl);
    expect(one.organizerToken).not.toBe(two.organizerToken);
  });

  it('trims and composes what was typed', async () => {
    const group = await world.openGroup({ name: `  ${'제주'.normalize('NFD')} `, createdBy: '\tJiu\n' });
    expect(group).toMatchObject({ name: '제주', createdBy: 'Jiu' });
  });

  it('starts without members: the creator joins by the link like everybody', async () => {
    const group = await world.openGroup();
    expect(await world.members(group.id)).toEqual([]);
  });

  it('leaves out blank questions and options, and numbers the rest in its order', async () => {
    const { customQuestions } = await world.openGroup({
      surveyType: 'custom',
      customQuestions: {
        questions: [
          {
            id: 'c',
            type: 'multiple_choice',
            question: '어디로?',
            required: true,
            order: 9,
            options: ['산', ' ', '바다'],
          },
          { id: 'b', type: 'short_text', question: '  ', required: true, order: 4 },
          { id: 'a', type: 'short_text', question: '언제?', required: false, order: 2 },
        ],
      },
    });
    expect(customQuestions?.questions).toEqual([
      { id: 'a', type: 'short_text', question: '언제?', required: false, order: 0 },
      { id: 'c', type: 'multiple_choice', question: '어디로?', required: true, order: 1, options: ['산', '바다'] },
    ]);
  });

  const wrong: [string, string, Record<string, unknown>][] = [
    ['no name', 'name', { name: undefined }],
    ['a blank name', 'name', { name: '  \n ' }],
    ['a name of 121 characters', 'name', { name: 'x'.repeat(121) }],
    ['a name that is a number', 'name', { name: 7 }],
    ['a name that is a list', 'name', { name: ['a'] }],
    ['no creator', 'createdBy', { createdBy: undefined }],
    ['a blank creator', 'createdBy', { createdBy: ' ' }],
    ['a creator of 81 characters', 'createdBy', { createdBy: 'x'.repeat(81) }],
    ['no e-mail', 'creatorEmail', { creatorEmail: undefined }],
    ['an e-mail without a dot', 'creatorEmail', { creatorEmail: 'a@b' }],
    ['an e-mail without an at sign', 'creatorEmail', { creatorEmail: 'a.b.c' }],
    ['an e-mail with a space', 'creatorEmail', { creatorEmail: 'a b@c.de' }],
    ['an e-mail of 255 characters', 'creatorEmail', { creatorEmail: `${'x'.repeat(249)}@ab.cd` }],
    ['a description of 501 characters', 'description', { description: 'x'.repeat(501) }],
    ['a description that is an object', 'description', { description: {} }],
    ['an unknown survey type', 'surveyType', { surveyType: 'both' }],
    ['a custom survey without questions', 'customQuestions', { surveyType: 'custom' }],
    [
      'a custom survey with an empty list',
      'customQuestions.questions',
      { surveyType: 'custom', customQuestions: { questions: [] } },
    ],
    [
      'a custom survey of blank questions',
      'customQuestions.questions',
      {
        surveyType: 'custom',
        customQuestions: { questions: [{ id: 'a', type: 'short_text', question: ' ', required: true, order: 0 }] },
      },
    ],
    [
      'a choice with one option',
      'customQuestions.questions.0.options',
      {
        surveyType: 'custom',
        customQuestions: {
          questions: [{ id: 'a', type: 'multiple_choice', question: 'q', required: true, order: 0, options: ['only'] }],
        },
      },
    ],
    [
      'a question called __proto__',
      'customQuestions.questions.0.id',
      {
        surveyType: 'custom',
        customQuestions: {
          questions: [{ id: '__proto__', type: 'short_text', question: 'q', required: true, order: 0 }],
        },
      },
    ],
    [
      'two questions of one id',
      'customQuestions.questions',
      {
        surveyType: 'custom',
        customQuestions: {
          questions: [0, 1].map((order) => ({ id: 'a', type: 'short_text', question: 'q', required: true, order })),
        },
      },
    ],
    [
      '31 questions',
      'customQuestions.questions',
      {
        surveyType: 'custom',
        customQuestions: {
          questions: Array.from({ length: 31 }, (_, order) => ({
            id: `q${order}`,
            type: 'short_text',
            question: 'q',
            required: true,
            order,
          })),
        },
      },
    ],
    ['an admin password of 201 characters', 'adminPassword', { adminPassword: 'x'.repeat(201) }],
    ['an id of its own', 'id', { id: anId() }],
    ['a share link of its own', 'shareUrl', { shareUrl: aShareUrl() }],
    ['an organiser secret of its own', 'organizerToken', { organizerToken: 'x'.repeat(43) }],
    ['a key that the specification does not know', 'isAdmin', { isAdmin: true }],
    ['a key called constructor', 'constructor', { constructor: 1 }],
  ];
  it.each(wrong)('refuses %s and names the field', async (_what, field, over) => {
    const answer = await world.post('/api/groups', { ...aGroupForm(), ...over });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: [field] });
  });

  it('takes names at their limits: 120 characters, 80, 500, and emoji', async () => {
    const group = await world.openGroup({
      name: '가'.repeat(120),
      createdBy: 'x'.repeat(80),
      description: 'é'.repeat(500),
    });
    expect(group.name).toHaveLength(120);
    expect((await world.openGroup({ name: '🏝️ 여행 👨‍👩‍👧‍👦' })).name).toBe('🏝️ 여행 👨‍👩‍👧‍👦');
  });

  it('keeps an apostrophe, a tag and a quote as they are', async () => {
    const name = `O'Neil "<script>alert(1)</script>'; DROP TABLE groups; --`;
    const group = await world.openGroup({ name });
    expect(await world.ok(world.get(`/api/groups/${group.id}`))).toMatchObject({ name });
  });
});

describe('reading a group', () => {
  it('is the same by its id, by its share link in the place of the id, and by its share link', async () => {
    const { organizerToken: _, ...group } = await world.openGroup();
    for (const path of [group.id, group.shareUrl, `share/${group.shareUrl}`, `share/${group.id}`]) {
      expect(await world.ok(world.get(`/api/groups/${path}`)), path).toEqual(group);
    }
  });

  it('never shows the organiser secret again', async () => {
    const group = await world.openGroup();
    expect((await world.get(`/api/groups/${group.id}`)).text).not.toContain(group.organizerToken);
  });

  it('answers an unknown id, an unknown share link and what is neither alike', async () => {
    const paths = [
      `/api/groups/${anId()}`,
      `/api/groups/${aShareUrl()}`,
      `/api/groups/share/${aShareUrl()}`,
      `/api/groups/share/${anId()}`,
      '/api/groups/1',
      `/api/groups/${"' OR 1=1 --".replaceAll(' ', '%20')}`,
      '/api/groups/%00',
      `/api/groups/${'%00'.repeat(22)}`,
    ];
    for (const path of paths) {
      const answer = await world.get(path);
      expect(answer.status, path).toBe(404);
      expect({ ...answer.body, requestId: '' }, path).toEqual({
        error: '모임을 찾을 수 없어요. 링크를 다시 확인해 주세요.',
        code: 'group_not_found',
        requestId: '',
      });
    }
  });

  it('takes an id only exactly as it is', async () => {
    const group = await world.openGroup();
    expect((await world.get(`/api/groups/${group.id.toUpperCase()}`)).status).toBe(404);
    expect((await world.get(`/api/groups/${group.id}%20`)).status).toBe(404);
  });

  it('says of a deleted group, by id and by share link, that it is gone, and nothing else of it', async () => {
    const group = await world.openGroup();
    await world.db('groups').where('id', group.id).update({ deleted_at: world.clock.now });
    for (const path of [
      group.id,
      group.shareUrl,
      `share/${group.shareUrl}`,
      `${group.id}/members`,
      `${group.shareUrl}/members`,
    ]) {
      const answer = await world.get(`/api/groups/${path}`);
      expect([answer.status, answer.body.code], path).toEqual([410, 'group_gone']);
      expect(answer.text).not.toContain(group.name);
    }
  });
});
