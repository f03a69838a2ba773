import type { OutboxEntry } from '#app/local/db.ts';
import { saveSimpleResponseInput, type SimplePayload } from '#shared/survey/schema.ts';

export interface RefusedAnswer {
  mid: string;
  code: string | undefined;
  payload: SimplePayload;
  madeAt: number;
}

/** This member's answers that the server did not take, the latest first. */
export function refusedAnswers(parked: readonly OutboxEntry[], memberId: string): RefusedAnswer[] {
  return parked
    .flatMap((entry) => {
      const input = entry.name === 'saveSimpleResponse' && entry.memberId === memberId ? saveSimpleResponseInput.safeParse(entry.input) : undefined;
      return input?.success ? [{ mid: entry.mid, code: entry.code, payload: input.data.payload, madeAt: entry.madeAt }] : [];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}
