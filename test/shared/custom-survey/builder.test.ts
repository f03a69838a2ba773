import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  build,
  canRemove,
  canRemoveOption,
  checkBuilder,
  isBlank,
  readBuilder,
  startBuilder,
  toQuestions,
  type BuilderDraft,
  type BuilderMove,
} from '#shared/custom-survey/builder.ts';
import { customQuestions } from '#shared/custom-survey/schema.ts';
import { limits } from '#shared/kernel/limits.ts';

const play = (...moves: BuilderMove[]): BuilderDraft => moves.reduce(build, startBuilder());
const write = (id: string, text: string): BuilderMove => ({ kind: 'write', id, text });
const toChoice = (id: string): BuilderMove => ({ kind: 'retype', id, type: 'multiple_choice' });
const options = (id: string, ...texts: string[]): BuilderMove[] =>
  texts.map((text, index) => ({ kind: 'writeOption', id, index, text }));
const ids = (draft: BuilderDraft) => draft.questions.map((one) => one.id);

describe('making questions', () => {
  test('it starts with one empty, optional short-text question', () => {
    expect(startBuilder().questions).toEqual([
      { id: 'q1', type: 'short_text', question: '', required: false, options: [] },
    ]);
  });

  test('changing to multiple choice gives two empty options, changing away clears them', () => {
    const choice = play(toChoice('q1'));
    expect(choice.questions[0]).toMatchObject({ type: 'multiple_choice', options: ['', ''] });
    expect(
      build(build(choice, options('q1', '봄')[0] as BuilderMove), { kind: 'retype', id: 'q1', type: 'short_text' })
        .questions[0],
    ).toMatchObject({ type: 'short_text', options: [] });
  });

  test('choosing the type that it already has loses nothing', () => {
    expect(play(toChoice('q1'), ...options('q1', '봄', '가을'), toChoice('q1')).questions[0]?.options).toEqual([
      '봄',
      '가을',
    ]);
  });

  test('an option can be removed only while more than two remain', () => {
    const two = play(toChoice('q1'));
    const three = build(two, { kind: 'addOption', id: 'q1' });
    expect(build(two, { kind: 'removeOption', id: 'q1', index: 0 })).toEqual(two);
    expect(build(three, { kind: 'removeOption', id: 'q1', index: 0 }).questions[0]?.options).toHaveLength(2);
  });

  test('the last question cannot be removed', () => {
    expect(play({ kind: 'remove', id: 'q1' })).toEqual(startBuilder());
    expect(ids(play({ kind: 'add' }, { kind: 'remove', id: 'q1' }))).toEqual(['q2']);
  });

  test('a removed question can come back to its place, also after another one was added', () => {
    const before = play({ kind: 'add' }, { kind: 'add' }, write('q2', '언제가 좋아요?'));
    const removed = before.questions[1];
    if (!removed) throw new Error('there are three');
    const after = [
      { kind: 'remove', id: 'q2' },
      { kind: 'add' },
      { kind: 'putBack', question: removed, index: 1 },
    ].reduce((draft, one) => build(draft, one as BuilderMove), before);
    expect(ids(after)).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(build(after, { kind: 'putBack', question: removed, index: 0 })).toEqual(after);
  });

  test('questions move up and down one place, not beyond the ends', () => {
    const three = play({ kind: 'add' }, { kind: 'add' });
    expect(ids(build(three, { kind: 'raise', id: 'q3' }))).toEqual(['q1', 'q3', 'q2']);
    expect(ids(build(three, { kind: 'lower', id: 'q1' }))).toEqual(['q2', 'q1', 'q3']);
    expect(ids(build(three, { kind: 'raise', id: 'q1' }))).toEqual(['q1', 'q2', 'q3']);
    expect(ids(build(three, { kind: 'lower', id: 'q3' }))).toEqual(['q1', 'q2', 'q3']);
  });

  test('there are at most 30 questions and 20 options', () => {
    const questions = play(...Array.from({ length: 40 }, (): BuilderMove => ({ kind: 'add' })));
    expect(questions.questions).toHaveLength(limits.questions);
    const many = play(
      toChoice('q1'),
      ...Array.from({ length: 40 }, (): BuilderMove => ({ kind: 'addOption', id: 'q1' })),
    );
    expect(many.questions[0]?.options).toHaveLength(limits.options);
  });

  test('a short-text question has no options to add', () => {
    expect(play({ kind: 'addOption', id: 'q1' })).toEqual(startBuilder());
  });
});

describe('why a survey cannot be created', () => {
  test('only blank questions: at least one is required', () => {
    expect(checkBuilder(play({ kind: 'add' }, write('q2', '  \n ')))).toEqual([
      { reason: 'question_missing', id: 'q1' },
    ]);
    expect(toQuestions(startBuilder())).toBeUndefined();
  });

  test('a multiple-choice question with fewer than two options that say something', () => {
    const draft = play(write('q1', '언제?'), toChoice('q1'), ...options('q1', '봄', ' '));
    expect(checkBuilder(draft)).toEqual([{ reason: 'options_few', id: 'q1' }]);
    expect(toQuestions(draft)).toBeUndefined();
  });

  test('two options that look the same to a reader', () => {
    for (const same of ['봄', ' 봄 ', '봄'.normalize('NFD')]) {
      expect(checkBuilder(play(write('q1', '언제?'), toChoice('q1'), ...options('q1', '봄', same)))).toEqual([
        { reason: 'options_same', id: 'q1', option: 1 },
      ]);
    }
    expect(
      checkBuilder(play(write('q1', 'When?'), toChoice('q1'), ...options('q1', 'In  spring', 'in Spring'))),
    ).toHaveLength(1);
  });

  test('blank options beside two good ones are none of it', () => {
    expect(
      checkBuilder(
        play(write('q1', '언제?'), toChoice('q1'), { kind: 'addOption', id: 'q1' }, ...options('q1', '봄', '', '가을')),
      ),
    ).toEqual([]);
  });

  test('a blank question is not checked: it is left out', () => {
    expect(checkBuilder(play(write('q1', '어디?'), { kind: 'add' }, toChoice('q2')))).toEqual([]);
  });
});

describe('the survey as it is sent', () => {
  test('blank questions and options are left out, and what remains is numbered in order', () => {
    const draft = play(
      { kind: 'add' },
      { kind: 'add' },
      write('q2', ' 언제가 좋아요? '),
      toChoice('q2'),
      { kind: 'addOption', id: 'q2' },
      ...options('q2', '봄', ' ', '가을'),
      write('q3', '어디?'),
      { kind: 'require', id: 'q3', required: true },
      { kind: 'raise', id: 'q3' },
    );
    expect(toQuestions(draft)).toEqual({
      questions: [
        { id: 'q3', type: 'short_text', question: '어디?', required: true, order: 0 },
        {
          id: 'q2',
          type: 'multiple_choice',
          question: '언제가 좋아요?',
          required: false,
          order: 1,
          options: ['봄', '가을'],
        },
      ],
    });
  });

  const anId = fc.integer({ min: 1, max: 6 }).map((number) => `q${number}`);
  const someText = fc.oneof(fc.constantFrom('', ' ', '봄', '가을', 'x'.repeat(500)), fc.string());
  const aMove: fc.Arbitrary<BuilderMove> = fc.oneof(
    fc.record({ kind: fc.constant('add' as const) }),
    fc.record({ kind: fc.constant('write' as const), id: anId, text: someText }),
    fc.record({
      kind: fc.constant('retype' as const),
      id: anId,
      type: fc.constantFrom('short_text' as const, 'multiple_choice' as const),
    }),
    fc.record({ kind: fc.constant('require' as const), id: anId, required: fc.boolean() }),
    fc.record({
      kind: fc.constantFrom('raise' as const, 'lower' as const, 'remove' as const, 'addOption' as const),
      id: anId,
    }),
    fc.record({ kind: fc.constant('writeOption' as const), id: anId, index: fc.nat(5), text: someText }),
    fc.record({ kind: fc.constant('removeOption' as const), id: anId, index: fc.nat(5) }),
  );

  test('whatever is done, a survey without problems is one that the group takes, in the order of the builder', () => {
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 40 }), (moves) => {
        const draft = play(...moves);
        const made = toQuestions(draft);
        expect(made === undefined).toBe(checkBuilder(draft).length > 0);
        if (!made) return;
        expect(customQuestions.safeParse(made).success).toBe(true);
        expect(made.questions.map((one) => one.order)).toEqual(made.questions.map((_, index) => index));
        expect(made.questions.map((one) => one.id)).toEqual(
          draft.questions.filter((one) => !isBlank(one.question)).map((one) => one.id),
        );
      }),
    );
  });

  test('whatever is done, one question and two options per choice stay, and the draft survives being kept', () => {
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 40 }), (moves) => {
        const draft = play(...moves);
        expect(draft.questions.length).toBeGreaterThan(0);
        for (const one of draft.questions)
          if (one.type === 'multiple_choice') expect(one.options.length).toBeGreaterThanOrEqual(2);
        expect(draft.questions.every((one) => canRemoveOption(one) === one.options.length > 2)).toBe(true);
        expect(canRemove(draft)).toBe(draft.questions.length > 1);
        expect(readBuilder(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
  });

  test('what is no draft is not read as one', () => {
    const one = startBuilder();
    for (const kept of [
      undefined,
      null,
      'x',
      {},
      { questions: [], next: 1 },
      { ...one, next: 1 },
      { questions: [...one.questions, ...one.questions], next: 9 },
    ])
      expect(readBuilder(kept)).toBeUndefined();
  });
});
