import { useEffect, useRef, useState } from 'react';
import { isCivilDate } from '#shared/calendar/civil-date.ts';
import { destinationId, voteType } from '#shared/vote/schema.ts';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { tryWrite } from '#app/local/device/use-write.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { noPicks, type Picks } from './poll-props.ts';

/**
 * What is chosen in a group's polls and not sent yet. It is a draft on this device, so that leaving, a reload and a missing network do not lose
 * it; each member on a shared device has their own.
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
      const read = readPicks(result.value);
      latest.current = early === noPicks ? read : both(read, early);
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

const both = (one: Picks, other: Picks): Picks => ({
  dates: [...new Set([...one.dates, ...other.dates])],
  types: [...new Set([...one.types, ...other.types])],
  places: [...new Set([...one.places, ...other.places])],
});

/** What is kept is read as from a stranger: an older build may have written it. */
function readPicks(value: unknown): Picks {
  const { dates, types, places } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const list = (one: unknown): unknown[] => (Array.isArray(one) ? one : []);
  return {
    dates: list(dates).filter((one): one is string => typeof one === 'string' && isCivilDate(one)),
    types: list(types).flatMap((one) => voteType.safeParse(one).data ?? []),
    places: list(places).flatMap((one) => destinationId.safeParse(one).data ?? []),
  };
}
