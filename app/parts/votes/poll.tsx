import type { ComponentProps, ReactNode } from 'react';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import type { OpenPicks, PollGround } from './poll-props.ts';
import type { LiveVote } from '#app/parts/trip/read-votes.ts';
import { votersAmong } from './voters-among.ts';
import css from './votes.module.css';
import type { usePoll } from './use-poll.ts';
import { VoteRow } from './vote-row.tsx';

interface PollViewProps<T extends string> {
  id: string;
  title: string;
  hint?: string;
  /** "Please select a date." */
  choose: string;
  /** Shown when there is nothing to choose yet. */
  empty?: string;
  rows: readonly (Pick<ComponentProps<typeof VoteRow>, 'title' | 'text' | 'said' | 'picture' | 'url'> & {
    option: T;
  })[];
  votes: readonly LiveVote<T>[];
  results: Pick<PollGround, 'people'>;
  me: string;
  picked: readonly T[];
  poll: ReturnType<typeof usePoll<T>>;
  /** The present order differs from the one on the screen; it is applied only on request. */
  onSort: (() => void) | undefined;
  /** The screen's own heading asks the same: this one is for screen readers. */
  isSaidAbove?: boolean | undefined;
  /** Nobody votes any more: what was voted for is listed, without ways to choose; nothing where nobody voted. */
  isClosed?: boolean | undefined;
  /** Sends what is chosen, instead of the button below the options. */
  bar?: ((open: OpenPicks) => ReactNode) | undefined;
  /** Ways to more options. */
  children?: ReactNode;
}

/** One question with its options, live. */
export function Poll<T extends string>({
  id,
  title,
  hint,
  choose,
  empty,
  rows: all,
  votes,
  results,
  me,
  picked,
  poll,
  onSort,
  isSaidAbove = false,
  isClosed = false,
  bar,
  children,
}: PollViewProps<T>) {
  const { t, language } = useText();
  const { people } = results;
  const { notice } = poll;
  const rows = isClosed ? all.filter((row) => votes.some((vote) => vote.option === row.option)) : all;
  const open = picked.filter((option) => !votes.some((vote) => vote.option === option && vote.memberId === me));
  const voters = new Set(votes.map((vote) => vote.memberId)).size;
  const total = votersAmong(people, votes).length;
  // Me first, then in the order of joining.
  const inOrder = [...people].sort((a, b) => Number(b.id === me) - Number(a.id === me));
  const votersOf = (option: T) =>
    inOrder.flatMap((person) => {
      const vote = votes.find((one) => one.option === option && one.memberId === person.id);
      return vote ? [{ ...person, isWaiting: vote.isWaiting, isMe: person.id === me }] : [];
    });
  if (isClosed && rows.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <div className={isSaidAbove ? 'visually-hidden' : 'stack gap-1'}>
        <div className="row row--between gap-1">
          <h2 className="title-2" id={id}>
            {title}
          </h2>
          <p className="note">
            {voters === 0 ? t('results.vote.nobodyVoted') : t('results.vote.voted', { count: total, done: voters })}
          </p>
        </div>
        {hint && !isClosed && <p className="small soft">{hint}</p>}
      </div>
      {rows.length === 0 ? (
        <p className="small soft">{empty}</p>
      ) : (
        <Card as="ul" flush className={css.votes}>
          {rows.map((row) => (
            <VoteRow
              key={row.option}
              title={row.title}
              text={row.text}
              said={row.said}
              picture={row.picture}
              url={row.url}
              voters={votersOf(row.option)}
              total={total}
              isPicked={open.includes(row.option)}
              isClosed={isClosed}
              onPick={() => {
                poll.toggle(row.option);
              }}
              onWithdraw={() => {
                void poll.takeBack(row.option);
              }}
            />
          ))}
        </Card>
      )}
      {!isClosed && (
        <div className="stack gap-2">
          <div className={css.acts}>
            {!bar && rows.length > 0 && (
              <Button
                variant={open.length > 0 ? 'action' : 'edge'}
                onClick={() => void poll.vote()}
                aria-describedby={notice?.kind === 'choose' ? `${id} ${id}-choose` : id}
              >
                {open.length > 0 ? t('results.vote.voteCount', { count: open.length }) : t('results.vote.vote')}
              </Button>
            )}
            {children}
          </div>
          <div role="alert">
            {notice?.kind === 'choose' && open.length === 0 && (
              <p className={css.choose} id={`${id}-choose`}>
                <CircleAlert className="icon" aria-hidden="true" />
                {choose}
              </p>
            )}
            {notice?.kind === 'failed' && (
              <Callout tone="danger">
                <b>{t('results.vote.failed')}</b> <span>{notice.message}</span>
              </Callout>
            )}
          </div>
          <p className="visually-hidden" role="status">
            {notice?.kind === 'voted' ? t('results.vote.done', { count: notice.count }) : ''}
          </p>
        </div>
      )}
      {bar?.({
        open,
        names: rows.flatMap((row) => (open.includes(row.option) ? row.title : [])),
        vote: () => void poll.vote(),
      })}
      {onSort && !isClosed && (
        <Button variant="plain" size="small" className={css.sort} onClick={onSort}>
          <ArrowDownWideNarrow className="icon" aria-hidden="true" />
          {t('results.vote.sort')}
        </Button>
      )}
      {rows.length > 0 && (
        <TableTwin
          summary={t('group.tastes.table')}
          caption={title}
          head={[t('results.standings.what'), t('results.standings.count'), t('results.vote.who')]}
          rows={rows.map((row) => {
            const who = votersOf(row.option);
            return [
              row.title,
              t('results.votes', { count: who.length }),
              formatList(
                language,
                who.map((one) => one.name),
              ),
            ];
          })}
        />
      )}
    </section>
  );
}
