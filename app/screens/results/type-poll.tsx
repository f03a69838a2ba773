import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { VoteType } from '#shared/vote/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { steadyOrder } from '#shared/vote/steady-order.ts';
import { typeOptions, type TypeOption } from '#shared/vote/type-options.ts';
import { castTypeVote, withdrawTypeVote } from '#app/local/group/votes.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Poll } from '#app/parts/votes/poll.tsx';
import { usePoll } from '#app/parts/votes/use-poll.ts';
import type { PollProps } from '#app/parts/votes/poll-props.ts';
import { typeName } from '#app/parts/trip/vote-words.ts';

const inList = (a: TypeOption, b: TypeOption): number => voteTypes.indexOf(a.option) - voteTypes.indexOf(b.option);
const isAsked = (one: TypeOption): boolean => one.voters.length > 0 || one.wanted > 0;

/** How many are shown where there is no vote or wish yet. */
const firstTypes = 4;

/** Which kind of trip. Types with a vote or wish are shown; the rest can be opened. */
export function TypePoll({ session, results, picks, onPicks, isClosed }: PollProps) {
  const { t } = useText();
  const { typeVotes, answers } = results;
  const all = typeOptions(
    answers.flatMap((one) => one.simple?.mainType ?? []),
    typeVotes,
  );
  const [order, setOrder] = useState<VoteType[]>(() => {
    const asked = all.filter((one) => isAsked(one) || picks.types.includes(one.option));
    return (asked.length > 0 ? asked : all.slice(0, firstTypes)).map((one) => one.option);
  });
  const best = all.filter((one) => isAsked(one) || order.includes(one.option) || picks.types.includes(one.option));
  const shown = steadyOrder(order, best, inList);
  const poll = usePoll<VoteType>({
    picked: picks.types,
    onPicked: (change) => {
      onPicks((before) => ({ ...before, types: change(before.types) }));
    },
    cast: (device, type) => castTypeVote(device, session, type),
    withdraw: (device, type) => withdrawTypeVote(device, session, type),
    name: (type) => typeName(t, type),
  });
  return (
    <Poll
      id="what"
      title={t('results.vote.what')}
      choose={t('results.vote.chooseType')}
      rows={shown.map((one) => ({ option: one.option, title: typeName(t, one.option), text: whoWants(t, one) }))}
      votes={typeVotes}
      results={results}
      me={session.memberId}
      picked={picks.types}
      poll={poll}
      isClosed={isClosed}
      onSort={
        shown.some((one, index) => one.option !== best[index]?.option)
          ? () => {
              setOrder(best.map((one) => one.option));
            }
          : undefined
      }
    >
      {shown.length < all.length && (
        <Button
          variant="plain"
          onClick={() => {
            setOrder([...shown, ...all.filter((one) => !shown.includes(one))].map((one) => one.option));
          }}
        >
          <Plus className="icon" aria-hidden="true" />
          {t('results.vote.moreTypes')}
        </Button>
      )}
    </Poll>
  );
}

function whoWants(t: Translate, { wanted, voters }: TypeOption): string {
  if (wanted > 0) return t('results.vote.wanted', { count: wanted });
  return voters.length > 0 ? t('results.vote.added') : t('results.vote.addable');
}
