import { useState } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useUnread } from '#app/local/group/news-mark.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { laterOptional } from '#app/ui/later.tsx';

const SinceCard = laterOptional(() => import('./since-card.tsx').then((m) => m.SinceCard));

/** What others did since the last visit. Mostly nothing happened, and nothing is loaded. */
export function Since({ group, people }: { group: GroupOnDevice; people: readonly GroupPerson[] }) {
  const unread = useUnread(group);
  // Read meanwhile, on another page or in the card's own sheet: the card itself knows when it goes.
  const [isThere, setThere] = useState(false);
  if (unread.length > 0 && !isThere) setThere(true);
  return isThere && <SinceCard group={group} people={people} unread={unread} />;
}
