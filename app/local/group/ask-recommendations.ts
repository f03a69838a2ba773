import type { Language } from '#shared/kernel/languages.ts';
import { LoadFailure, loadParts } from '#app/kernel/load-failure.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import { anonymousUserId } from '#app/local/device/user-id.ts';

/**
 * Tells the server that recommendations were asked for, so that they are computed there too. This device computes its
 * own from the same rows and waits for nothing: without a network, or where the server refuses, it shows the same
 * (docs/decisions/0022).
 */
export async function askForRecommendations(groupId: string, lang: Language): Promise<void> {
  const userId = anonymousUserId();
  try {
    const { postRecommendations } = await loadParts(import('#shared/recommendation/endpoints.ts'));
    await call(postRecommendations, { input: { groupId, lang, forceRefresh: false, ...(userId ? { userId } : {}) } });
  } catch (error) {
    if (!(error instanceof CallError || error instanceof Unreachable || error instanceof LoadFailure)) throw error;
  }
}
