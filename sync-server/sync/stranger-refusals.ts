import type { Result } from '#shared/protocol/sync.ts';

/** No copy of a request is expected after this time. */
const rememberedMs = 10 * 60 * 1000;
const mostRemembered = 2_000;

/**
 * What strangers were refused, in memory only and not for long: a late copy of the request is answered the same, and
 * nobody who has the link fills the database with refusals.
 */
export class StrangerRefusals {
  private readonly refusals = new Map<string, { result: Result; until: number }>();

  recall(groupId: string, mutationIds: readonly string[], now: number): [string, Result][] {
    return mutationIds.flatMap((id): [string, Result][] => {
      const found = this.refusals.get(`${groupId}:${id}`);
      return found && found.until > now ? [[id, found.result]] : [];
    });
  }

  remember(groupId: string, results: readonly Result[], now: number): void {
    for (const result of results)
      this.refusals.set(`${groupId}:${result.mutationId}`, { result, until: now + rememberedMs });
    // The oldest come first.
    for (const key of this.refusals.keys()) {
      if (this.refusals.size <= mostRemembered) return;
      this.refusals.delete(key);
    }
  }
}
