import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredSession } from '#app/local/device/db.ts';
import { savePreference, saveSimpleResponse } from '#app/local/answers/responses.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { memberOnTwoDevices, WorldServer, type TestDevice } from '#test/worlds/devices.ts';

const amounts = { budgetTier: null, budgetCurrency: 'KRW', budgetMin: 600_000, budgetMax: 1_000_000 } as const;
const untold = { budgetTier: null, budgetCurrency: null, budgetMin: null, budgetMax: null } as const;

describe('a private budget on two devices (P19)', () => {
  let server: WorldServer;
  let first: TestDevice;
  let second: TestDevice;
  let onFirst: StoredSession;
  let onSecond: StoredSession;
  let groupId: string;

  beforeEach(async () => {
    server = await WorldServer.open();
    ({ groupId, first, second, onFirst, onSecond } = await memberOnTwoDevices(server));
  });

  afterEach(() => server.close());

  const shown = async () => {
    const view = await second.view(groupId);
    return {
      simple: view.get('simpleResponse', onFirst.memberId)?.data.payload,
      preference: view.get('preference', onFirst.memberId)?.data.answers,
    };
  };
  const given = async (kind: string): Promise<Record<string, unknown>> => {
    const row = await server.db('given_answers').where({ kind }).whereNull('replaced_at').first('answer');
    return JSON.parse(row?.answer ?? '{}') as Record<string, unknown>;
  };

  test('fault list 5: a device with an older, open answer comes back and publishes nothing', async () => {
    await savePreference(first.device, onFirst, aPreference({ flightBudget: 71 }));
    server.pass(60_000);
    await saveSimpleResponse(second.device, onSecond, aPayload({ ...amounts, budgetPrivate: true }));
    await second.sync(groupId);
    await first.sync(groupId);
    await second.sync(groupId);
    expect((await shown()).preference).toMatchObject({ flightBudget: null, budgetPrivate: true });
    // The member has not lost them.
    expect(await given('preference')).toMatchObject({ flightBudget: 71 });
  });

  test('every device of the group learns the register, without an amount', async () => {
    await saveSimpleResponse(second.device, onSecond, aPayload({ ...amounts, budgetPrivate: true }));
    await second.sync(groupId);
    await first.sync(groupId);
    const member = (await first.view(groupId)).get('member', onFirst.memberId);
    expect(member?.data.budgetPrivacy).toMatchObject({ isPrivate: true });
  });

  test('a later answer that says so opens it again', async () => {
    await saveSimpleResponse(second.device, onSecond, aPayload({ ...amounts, budgetPrivate: true }));
    await second.sync(groupId);
    await savePreference(first.device, onFirst, aPreference({ flightBudget: 71 }));
    await first.sync(groupId);
    await second.sync(groupId);
    server.pass(60_000);
    await saveSimpleResponse(second.device, onSecond, aPayload(amounts));
    await second.sync(groupId);
    expect((await shown()).simple).toMatchObject(amounts);
  });

  test('fault list 6: after a restore both halves of an answer come back, in whichever order they are offered', async () => {
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      const saved = await server.backup();
      await saveSimpleResponse(first.device, onFirst, aPayload({ ...amounts, budgetPrivate: true }));
      await first.sync(groupId);
      await second.sync(groupId);
      server.pass(1_000);
      // The second device does not know the amounts: they stay what the server knows.
      await saveSimpleResponse(
        second.device,
        onSecond,
        aPayload({ ...untold, budgetPrivate: true, range: 'domestic' }),
      );
      await second.sync(groupId);
      expect(await given('simpleResponse')).toMatchObject({ range: 'domestic', budgetMin: 600_000 });
      await server.restore(saved);
      for (const one of order) await one.sync(groupId);
      expect(await given('simpleResponse')).toMatchObject({
        range: 'domestic',
        budgetMin: 600_000,
        budgetMax: 1_000_000,
      });
      await second.sync(groupId);
      expect((await shown()).simple).toMatchObject({ ...untold, budgetPrivate: true, range: 'domestic' });
    }
  });
});
