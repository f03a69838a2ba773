import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTypedAnswers } from '#shared/custom-survey/answering.ts';
import { draftKey, readDraft } from '#app/local/answers/drafts.ts';
import { saveCustomResponse } from '#app/local/answers/responses.ts';
import { LocalDb, type StoredSession } from '#app/local/device/db.ts';
import { DeviceContext, type Device } from '#app/local/device/device.ts';
import { createGroup, useGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { useAnswerFlow } from '#app/parts/answering/use-answer-flow.ts';
import { someQuestions } from '#test/builders/group.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

let made = 0;
let device: Device;
let groupId: string;
let session: StoredSession;
let save: typeof saveCustomResponse;

beforeEach(async () => {
  made += 1;
  let now = 1_000;
  device = { db: new LocalDb(`flow-${made}`), now: () => (now += 1), random: new SeededRandom(made).bytes };
  ({ groupId } = await createGroup(device, {
    name: '봄 여행',
    description: '',
    createdBy: 'Ara',
    creatorEmail: 'ara@example.com',
    surveyType: 'custom',
    customQuestions: someQuestions,
  }));
  session = await joinGroup(device, groupId, 'Bo');
  save = saveCustomResponse;
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  reportConnection({ reach: 'unknown' });
  vi.unstubAllGlobals();
  localStorage.clear();
});

let address: string;
/** The query of the address at last. */
let shownSearch: string;
beforeEach(() => {
  address = '/';
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={[address]}>
    <DeviceContext.Provider value={device}>{children}</DeviceContext.Provider>
  </MemoryRouter>
);

async function opened(opensOn: 'form' | 'answer' = 'form') {
  const group = renderHook(() => useGroup(groupId), { wrapper }).result;
  await waitFor(() => {
    expect(group.current.kind).toBe('ready');
  });
  const flow = renderHook(
    () => {
      const now = useGroup(groupId);
      const live = now.kind === 'ready' ? now : group.current;
      if (live.kind !== 'ready') throw new Error('The group is here.');
      const saved = live.view.get('customResponse', session.memberId)?.data.responses;
      shownSearch = useLocation().search;
      return useAnswerFlow({
        group: live,
        session,
        kind: 'customResponse',
        draftKey: draftKey.customSurvey(groupId, session.memberId),
        parse: readTypedAnswers,
        own: saved && { answer: saved, knowsBudget: true },
        start: saved ?? {},
        reopen: ({ responses }) => responses,
        save: (on, answer, _draft, base) => save(on, session, answer, base),
        opensOn,
      });
    },
    { wrapper },
  ).result;
  const at = async <V extends typeof flow.current.kind>(kind: V) => {
    await waitFor(() => {
      expect(flow.current.kind).toBe(kind);
    });
    return flow.current as Extract<typeof flow.current, { kind: V }>;
  };
  return { flow, at };
}

const reject = async (code: string) => {
  const entry = (await device.db.outbox.toArray()).find((one) => one.name === 'saveCustomResponse');
  if (!entry) throw new Error('An answer waits.');
  await device.db.outbox.update(entry.order, { state: 'rejected', code });
};

describe('a survey being answered', () => {
  it('keeps every change on this device, and is done when it is sent', async () => {
    const { at } = await opened();
    const form = await at('form');
    act(() => {
      form.change((before) => ({ ...before, q1: '부산' }));
    });
    expect((await at('form')).draft).toEqual({ q1: '부산' });
    expect(await readDraft(device, draftKey.customSurvey(groupId, session.memberId))).toEqual({ q1: '부산' });
    await act(async () => (await at('form')).send({ q1: '부산' }));
    expect(await at('done'), 'what is sent at once is not said to be only here').toMatchObject({ isWaiting: false });
    act(() => {
      reportConnection({ reach: 'offline' });
    });
    expect(await at('done')).toMatchObject({ isWaiting: true, refused: undefined, sent: { wasEdit: false } });
    expect(await readDraft(device, draftKey.customSurvey(groupId, session.memberId))).toBeUndefined();
  });

  it('stays a form with everything in it when this device cannot keep the answer', async () => {
    const { at } = await opened();
    const form = await at('form');
    act(() => {
      form.change(() => ({ q1: '부산' }));
    });
    const full = new Dexie.QuotaExceededError('The disk is full.');
    save = () => Promise.reject(full);
    const ready = await at('form');
    await act(() => ready.send({ q1: '부산' }));
    expect(await at('form')).toMatchObject({ draft: { q1: '부산' }, sendError: full, isSending: false });
  });

  it('waits for a choice where the server kept another answer, and goes on with the rejected one if that is wanted', async () => {
    await saveCustomResponse(device, session, { q1: '제주' });
    await reject('conflict');
    const { at } = await opened();
    const conflict = await at('conflict');
    expect(conflict.mine.input.responses).toEqual({ q1: '제주' });
    act(() => {
      conflict.edit();
    });
    const form = await at('form');
    expect(form).toMatchObject({ draft: { q1: '제주' }, isSuccessor: true });
    expect(form.conflictMutationId).toBe(conflict.mine.mutationId);
  });

  it('opens with what was answered where the server rejected it', async () => {
    await saveCustomResponse(device, session, { q1: '제주' });
    await reject('answer_invalid');
    const { at } = await opened();
    expect(await at('form')).toMatchObject({ draft: { q1: '제주' }, isEditing: false });
    const form = await at('form');
    act(() => {
      form.change((before) => ({ ...before, q2: 'x' }));
    });
    expect((await at('form')).draft).toEqual({ q1: '제주', q2: 'x' });
  });

  it('edits what was rejected, not what is saved', async () => {
    await saveCustomResponse(device, session, { q1: '부산' });
    await saveCustomResponse(device, session, { q1: '제주' });
    const [, second] = (await device.db.outbox.toArray()).filter((one) => one.name === 'saveCustomResponse');
    if (!second) throw new Error('Two answers wait.');
    await device.db.outbox.update(second.order, { state: 'rejected', code: 'answer_invalid' });
    const { at } = await opened('answer');
    const done = await at('done');
    expect(done.answer).toEqual({ q1: '부산' });
    act(() => {
      done.edit();
    });
    expect((await at('form')).draft).toEqual({ q1: '제주' });
  });

  it('opens on the answer, or on its questions where the address says so, until it is sent', async () => {
    await saveCustomResponse(device, session, { q1: '제주' });
    const { at: atAnswer } = await opened('answer');
    await atAnswer('done');
    cleanup();
    address = '/?edit';
    const { at } = await opened('answer');
    expect(await at('form')).toMatchObject({ draft: { q1: '제주' }, isEditing: true });
    await act(async () => (await at('form')).send({ q1: '부산' }));
    await at('done');
    await waitFor(async () => {
      expect((await at('done')).answer).toEqual({ q1: '부산' });
      expect(shownSearch).toBe('');
    });
  });

  it('says of an answer that is still on this device alone that it waits, also while it is changed', async () => {
    await saveCustomResponse(device, session, { q1: '제주' });
    reportConnection({ reach: 'offline' });
    address = '/?edit';
    const { at } = await opened('answer');
    expect(await at('form')).toMatchObject({ isEditing: true, isWaiting: true });
  });

  it('replaces what was rejected before it by sending', async () => {
    await saveCustomResponse(device, session, { q1: '제주' });
    await reject('answer_invalid');
    const { at } = await opened();
    expect((await at('form')).refused?.code).toBe('answer_invalid');
    await act(async () => (await at('form')).send({ q1: '부산' }));
    await at('done');
    const left = await device.db.outbox.where('state').equals('rejected').toArray();
    expect(left).toEqual([]);
  });

  it('fault list 4: a form that was opened before another answer came is sent on the row that it was opened on (P7)', async () => {
    const { at } = await opened();
    const form = await at('form');
    act(() => {
      form.change(() => ({ q1: '부산' }));
    });
    // Another page of the same member sends meanwhile.
    const other = await saveCustomResponse(device, session, { q1: '제주' });
    await act(async () => (await at('form')).send({ q1: '부산' }));
    const saves = (await device.db.outbox.toArray()).filter((one) => one.name === 'saveCustomResponse');
    expect(saves.map(({ mutationId, base }) => ({ isOther: mutationId === other, base }))).toEqual([
      { isOther: true, base: null },
      { isOther: false, base: null },
    ]);
  });
});
