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
  let phone: TestDevice;
  let laptop: TestDevice;
  let onPhone: StoredSession;
  let onLaptop: StoredSession;
  let groupId: string;

  beforeEach(async () => {
    server = await WorldServer.open();
    ({ groupId, phone, laptop, onPhone, onLaptop } = await memberOnTwoDevices(server));
  });

  afterEach(() => server.close());

  const shown = async () => {
    const view = await laptop.view(groupId);
    return {
      simple: view.get('simpleResponse', onPhone.memberId)?.data.payload,
      preference: view.get('preference', onPhone.memberId)?.data.answers,
    };
  };
  const given = async (kind: string): Promise<Record<string, unknown>> => {
    const row = await server.db('given_answers').where({ kind }).whereNull('replaced_at').first('answer');
    return JSON.parse(row?.answer ?? '{}') as Record<string, unknown>;
  };

  test('fault list 5: a phone with an older, open answer comes back and publishes nothing', async () => {
    await savePreference(phone.device, onPhone, aPreference({ flightBudget: 71 }));
    server.pass(60_000);
    await saveSimpleResponse(laptop.device, onLaptop, aPayload({ ...amounts, budgetPrivate: true }));
    await laptop.sync(groupId);
    await phone.sync(groupId);
    await laptop.sync(groupId);
    expect((await shown()).preference).toMatchObject({ flightBudget: null, budgetPrivate: true });
    // The member has not lost them.
    expect(await given('preference')).toMatchObject({ flightBudget: 71 });
  });

  test('every device of the group learns the register, without an amount', async () => {
    await saveSimpleResponse(laptop.device, onLaptop, aPayload({ ...amounts, budgetPrivate: true }));
    await laptop.sync(groupId);
    await phone.sync(groupId);
    const member = (await phone.view(groupId)).get('member', onPhone.memberId);
    expect(member?.data.budgetPrivacy).toMatchObject({ isPrivate: true });
  });

  test('a later answer that says so opens it again', async () => {
    await saveSimpleResponse(laptop.device, onLaptop, aPayload({ ...amounts, budgetPrivate: true }));
    await laptop.sync(groupId);
    await savePreference(phone.device, onPhone, aPreference({ flightBudget: 71 }));
    await phone.sync(groupId);
    await laptop.sync(groupId);
    server.pass(60_000);
    await saveSimpleResponse(laptop.device, onLaptop, aPayload(amounts));
    await laptop.sync(groupId);
    expect((await shown()).simple).toMatchObject(amounts);
  });

  test('fault list 6: after a restore both halves of an answer come back, in whichever order they are offered', async () => {
    for (const order of [
      [phone, laptop],
      [laptop, phone],
    ]) {
      const saved = await server.backup();
      await saveSimpleResponse(phone.device, onPhone, aPayload({ ...amounts, budgetPrivate: true }));
      await phone.sync(groupId);
      await laptop.sync(groupId);
      server.pass(1_000);
      // The laptop does not know the amounts: they stay what the server knows.
      await saveSimpleResponse(
        laptop.device,
        onLaptop,
        aPayload({ ...untold, budgetPrivate: true, range: 'domestic' }),
      );
      await laptop.sync(groupId);
      expect(await given('simpleResponse')).toMatchObject({ range: 'domestic', budgetMin: 600_000 });
      await server.restore(saved);
      for (const one of order) await one.sync(groupId);
      expect(await given('simpleResponse')).toMatchObject({
        range: 'domestic',
        budgetMin: 600_000,
        budgetMax: 1_000_000,
      });
      await laptop.sync(groupId);
      expect((await shown()).simple).toMatchObject({ ...untold, budgetPrivate: true, range: 'domestic' });
    }
  });
});
