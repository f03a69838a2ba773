import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import { savePreference } from '#app/local/answers/responses.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';

/**
 * Saves an earlier answer once more. One whose private amounts are not on this device takes none away: the server keeps
 * those that it has.
 */
export function bringBack(device: Device, session: StoredSession, answers: PreferenceAnswers): Promise<string> {
  const { budgetPrivate = false, flightBudget, accommodationBudget, dailyBudget } = answers;
  const isWithheld =
    budgetPrivate && [flightBudget, accommodationBudget, dailyBudget].every((amount) => amount === null);
  return savePreference(device, session, answers, isWithheld);
}
