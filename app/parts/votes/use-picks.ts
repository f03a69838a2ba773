import { useEffect, useRef, useState } from 'react';
import { isCivilDate } from '#shared/calendar/civil-date.ts';
import { destinationId, voteType } from '#shared/vote/schema.ts';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { tryWrite } from '#app/local/device/use-write.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { noPicks, type Picks } from './poll-props.ts';

/**
 * What is chosen in a group's polls and not sent yet. It is a draft on this device, so that leaving, a reload and a
 * missing network do not lose it; each member on a shared device has their own.
 */
export function usePicks({
  groupId,
  session,
}: Pick<GroupOnDevice, 'groupId' | 'session'>): [Picks, (change: (before: Picks) => Picks) => void] {
  const device = useDevice();
  const [picks, setPicks] = useState(noPicks);
  // Two changes within one frame build on each other.
  const latest = useRef(noPicks);
  const key = session && draftKey.picks(groupId, session.memberId);
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    void tryWrite(device, (on) => readDraft(on, key)).then((result) => {
      if (isOver || result.kind === 'failed') return;
      const early = latest.current;
      latest.current = readPicks(result.value, early);
      setPicks(latest.current);
      // What was chosen before the earlier choice was here was kept without it.
      if (early !== noPicks) void tryWrite(device, (on) => saveDraft(on, key, latest.current));
    });
    return () => {
      isOver = true;
      // The next member's are their own.
      latest.current = noPicks;
    };
  }, [device, key]);
  const change = (how: (before: Picks) => Picks) => {
    latest.current = how(latest.current);
    setPicks(latest.current);
    if (key !== undefined) void tryWrite(device, (on) => saveDraft(on, key, latest.current));
  };
  return [picks, change];
}

/**
 * What is kept, read as from a stranger because an older build may have written it, and what was chosen before it was
 * here.
 */
function readPicks(value: unknown, early: Picks): Picks {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Picks, unknown>>;
  const all = (name: keyof Picks): unknown[] => {
    const list: unknown = kept[name];
    return [...new Set([...(Array.isArray(list) ? (list as unknown[]) : []), ...early[name]])];
  };
  return {
    dates: all('dates').filter((one): one is string => typeof one === 'string' && isCivilDate(one)),
    types: all('types').flatMap((one) => voteType.safeParse(one).data ?? []),
    places: all('places').flatMap((one) => destinationId.safeParse(one).data ?? []),
  };
}
