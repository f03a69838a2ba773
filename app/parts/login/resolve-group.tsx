import { useCallback, useEffect, useState } from 'react';
import { useDevice } from '#app/local/device/device.ts';
import { rememberGroup, useGroup, type GroupOnDevice } from '#app/local/group/groups.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { requestSendNow } from '#app/local/outbox/sync-status.ts';
import { useWatchGroup } from '#app/local/group/watched-groups.ts';
import { askOnce, askUntilAnswered, couldBeGroup, pauseUntilNews, type Why } from './ask-for-group.ts';

/** What a link leads to, as far as this device knows. `unreachable` is tried again by itself; `retry` tries at once. */
export type ResolvedGroup =
  /** `name`: the link is known on this device. */
  | { kind: 'loading'; name?: string | undefined }
  /** `retry`: it may yet come, and is looked for again by itself. */
  | { kind: 'missing'; retry?: () => void }
  | { kind: 'unreachable'; why: Why; retry: () => void }
  | ({ kind: 'ready' } & GroupOnDevice);

/**
 * A group by its id or its share link: from this device if it is here, otherwise from the network (then remembered, and
 * fetched by the engine). Keeps the group live as long as it is shown. Every group screen starts with this.
 */
export function useResolvedGroup(ref: string): ResolvedGroup {
  const state = useGroup(ref);
  const stored = state.kind === 'unknown' ? undefined : state.stored;
  const reach = useReach();
  // Also where the rows were never fetched: the group may have been deleted since, or its link changed.
  const asked = useAskForGroup(ref, state.kind === 'unknown' || (state.kind === 'loading' && stored !== undefined));
  useWatchGroup(stored?.groupId);
  // A live query returns the former address's result until its own is there.
  if (state.kind === 'ready') return isFor(state, ref) ? state : { kind: 'loading' };
  if (state.kind === 'unknown' || asked.kind === 'missing') return asked;
  // The link is known, but the rows were never fetched.
  if (stored?.archived) return { kind: 'missing' };
  if (!stored || (reach !== 'offline' && reach !== 'failing')) return { kind: 'loading', name: stored?.name };
  return { kind: 'unreachable', why: reach === 'failing' ? 'server' : 'network', retry: requestSendNow };
}

const isFor = ({ groupId, stored, view }: GroupOnDevice, ref: string): boolean =>
  groupId === ref ||
  stored.shareUrl === ref ||
  stored.formerShareUrls?.includes(ref) === true ||
  view.get('group', groupId)?.data.shareUrl === ref;

/**
 * The address has moved on, and this page is shown until the next one has loaded: what has just been taken off this
 * device is not fetched again.
 */
const hasBeenLeft = (ref: string): boolean => couldBeGroup(ref) && !location.href.includes(ref);

/** Asks the server for a group as long as `isUnknown`, and remembers it when it is found. */
export function useAskForGroup(ref: string, isUnknown: boolean): ResolvedGroup {
  const device = useDevice();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ ref: string; unreachable?: Why; isOver?: true }>();
  const retry = useCallback(() => {
    setRound((before) => before + 1);
  }, []);
  useEffect(() => {
    if (!isUnknown || hasBeenLeft(ref)) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      const found = await askUntilAnswered(
        ref,
        {
          ask: (one) => askOnce(one, signal),
          pause: (ms) => pauseUntilNews(ms, signal),
          onUnreachable: (unreachable) => {
            setAnswer({ ref, unreachable });
          },
          onMissing: () => {
            setAnswer({ ref });
          },
          isOffline: () => !navigator.onLine,
        },
        signal,
      );
      if (found === 'missing') setAnswer({ ref, isOver: true });
      else if (found !== 'aborted') await rememberGroup(device, found);
    };
    void ask();
    return () => {
      stop.abort();
    };
  }, [device, ref, isUnknown, round]);
  if (answer?.ref !== ref) return { kind: 'loading' };
  if (answer.unreachable) return { kind: 'unreachable', why: answer.unreachable, retry };
  return answer.isOver ? { kind: 'missing' } : { kind: 'missing', retry };
}
