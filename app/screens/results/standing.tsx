import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import type { LiveVote } from '#app/parts/trip/read-votes.ts';
import { votersAmong } from '#app/parts/votes/voters-among.ts';
import { useText } from '#app/text/text.ts';
import { Bars, type BarsItem } from '#app/ui/bars.tsx';

const drawn = 3;

/** How one poll stands: how many voted in it, and its first options. Nothing while nobody has. */
export function Standing({
  title,
  items,
  votes,
  people,
}: {
  title: string;
  /** Most votes first. */
  items: readonly BarsItem[];
  votes: readonly LiveVote<string>[];
  people: readonly GroupPerson[];
}) {
  const { t } = useText();
  if (items.length === 0) return null;
  const total = votersAmong(people, votes).length;
  const done = new Set(votes.map((one) => one.memberId)).size;
  return (
    <div className="stack gap-2">
      <div className="row row--between gap-1">
        <h3 className="small">{title}</h3>
        <p className="note">{t('results.vote.voted', { count: total, done })}</p>
      </div>
      <Bars items={items.slice(0, drawn)} total={total} />
    </div>
  );
}
