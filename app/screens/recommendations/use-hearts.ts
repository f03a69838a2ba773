import { useState } from 'react';
import { useWrite } from '#app/local/device/use-write.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { rateDestination } from '#app/local/group/votes.ts';
import type { HeartCount } from '#app/ui/hearts.tsx';
import type { PersonHue } from '#app/ui/person-hue.ts';
import type { Ground } from './ground.ts';

/** Ratings of one destination: the viewer's, and those of the others who gave any, in the order of joining. */
export interface HeartsOfOne {
  mine: HeartCount;
  /** The own rating is still only on this device, and there is no network. */
  isOnlyHere: boolean;
  others: { id: string; name: string; hue: PersonHue; rating: number }[];
}

/** What the card of one destination shows and does with its ratings. */
export interface CardHearts {
  hearts: HeartsOfOne;
  /** The last rating could not be written on this device. */
  isFailed: boolean;
  /** Absent while recommendations are only looked at: a preview is computed from some answers, and is not voted on. */
  onRate: ((rating: HeartCount) => void) | undefined;
}

/** Reads and saves ratings. Without a session it asks for a name first, and saves afterwards. */
export function useHearts({ group: { view, session, waiting }, people, canHeart }: Ground) {
  const { run } = useWrite();
  const reach = useReach();
  const [asking, setAsking] = useState<{ id: string; rating: HeartCount }>();
  const [failed, setFailed] = useState<string>();
  const all = view.list('rating');
  const save = async (by: StoredSession, id: string, rating: HeartCount) => {
    setFailed(undefined);
    const result = await run((device) => rateDestination(device, by, id, rating));
    if (result.kind === 'failed') setFailed(id);
  };
  const of = (id: string): HeartsOfOne => {
    const given = all.filter(({ data }) => data.destinationId === id);
    const mine = given.find(({ data }) => data.memberId === session?.memberId);
    const ratings = new Map(given.map(({ data }) => [data.memberId, data.rating]));
    return {
      mine: (mine?.data.rating ?? 0) as HeartCount,
      isOnlyHere: mine !== undefined && waiting.has(mine.mutationId) && reach === 'offline',
      others: people.flatMap(({ id: member, name, hue, isExcused }) => {
        const rating = ratings.get(member);
        return rating === undefined || isExcused || member === session?.memberId
          ? []
          : [{ id: member, name, hue, rating }];
      }),
    };
  };
  const rate = (id: string, rating: HeartCount) => {
    if (session) void save(session, id, rating);
    else setAsking({ id, rating });
  };
  return {
    asking,
    of,
    ofCard: (id: string): CardHearts => ({
      hearts: of(id),
      isFailed: failed === id,
      onRate: canHeart
        ? (rating) => {
            rate(id, rating);
          }
        : undefined,
    }),
    rateAs: (by: StoredSession) => {
      setAsking(undefined);
      if (asking) void save(by, asking.id, asking.rating);
    },
    stopAsking: () => {
      setAsking(undefined);
    },
  };
}
