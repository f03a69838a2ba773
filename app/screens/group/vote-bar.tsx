import { useEffect, useState } from 'react';
import { useText } from '#app/text/text.ts';
import { ActionBar } from '#app/ui/action-bar.tsx';
import { Button } from '#app/ui/button.tsx';
import type { OpenPicks } from '#app/parts/votes/poll-props.ts';
import css from './group.module.css';

const saidMs = 6_000;

/** Stays at the bottom: sends what is chosen; the organiser goes on from here to deciding. */
export function VoteBar({
  open,
  names,
  vote,
  leader,
  onDecide,
}: OpenPicks & {
  /** What the organiser would decide: the choice with most votes. */
  leader: string | undefined;
  onDecide: (() => void) | undefined;
}) {
  const { t } = useText();
  const [voted, setVoted] = useState(0);
  useEffect(() => {
    if (voted === 0) return;
    const timer = setTimeout(() => {
      setVoted(0);
    }, saidMs);
    return () => {
      clearTimeout(timer);
    };
  }, [voted]);
  const count = open.length;
  const [say, note] =
    count > 0
      ? [count === 1 ? (names[0] ?? '') : t('trip.bar.vote', { count }), t('trip.bar.kept')]
      : voted > 0
        ? [t('trip.bar.voted', { count: voted }), undefined]
        : onDecide
          ? [leader ?? '', t('trip.bar.look')]
          : [t('trip.bar.empty'), undefined];
  return (
    <section className={css.bar} aria-label={t('trip.bar.label')} data-vote-bar>
      <ActionBar>
        <p className={css.barSay} role="status">
          <b>{say}</b>
          {note && <span className="note">{note}</span>}
        </p>
        {count > 0 ? (
          <Button
            variant="action"
            onClick={() => {
              vote();
              setVoted(count);
            }}
          >
            {t('trip.bar.vote', { count })}
          </Button>
        ) : (
          onDecide && (
            <Button variant="action" onClick={onDecide}>
              {leader ? t('trip.bar.choose', { what: leader }) : t('trip.bar.decide')}
            </Button>
          )
        )}
      </ActionBar>
    </section>
  );
}
