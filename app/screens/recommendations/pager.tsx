import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Candidate } from './candidate.ts';
import css from './deck.module.css';

/** More stations than these do not fit the narrowest phone at the size of a finger. */
const mostStations = 7;

interface PagerProps {
  candidates: readonly Candidate[];
  at: number;
  isLoved: (candidate: Candidate) => boolean;
  onGo: (index: number) => void;
}

/** A station per card: a ring for the one in view, filled where the viewer gave hearts. */
export function Pager({ candidates, at, isLoved, onGo }: PagerProps) {
  const { t } = useText();
  const total = candidates.length;
  if (total > mostStations) return <Steps total={total} at={at} onGo={onGo} />;
  return (
    <div className={css.pager} role="group" aria-label={t('recommendations.deck.pager')}>
      {candidates.map((one, index) => (
        <button
          key={one.id}
          type="button"
          className={cx('bare', css.station, isLoved(one) && css.loved)}
          aria-current={index === at ? 'true' : undefined}
          aria-label={t('recommendations.deck.position', { n: one.number, total, place: one.name })}
          onClick={() => {
            onGo(index);
          }}
        />
      ))}
    </div>
  );
}

function Steps({ total, at, onGo }: { total: number; at: number; onGo: (index: number) => void }) {
  const { t } = useText();
  return (
    <div className={css.pager} role="group" aria-label={t('recommendations.deck.pager')}>
      <Button
        variant="plain"
        size="icon"
        aria-label={t('recommendations.deck.previous')}
        aria-disabled={at === 0}
        onClick={() => {
          onGo(at - 1);
        }}
      >
        <ChevronLeft className="icon" aria-hidden="true" />
      </Button>
      <span className={css.where}>
        {at + 1} / {total}
      </span>
      <Button
        variant="plain"
        size="icon"
        aria-label={t('recommendations.deck.next')}
        aria-disabled={at === total - 1}
        onClick={() => {
          onGo(at + 1);
        }}
      >
        <ChevronRight className="icon" aria-hidden="true" />
      </Button>
    </div>
  );
}
