import { useId } from 'react';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { HeartsStill } from '#app/ui/hearts-still.tsx';
import css from './recommendations.module.css';
import type { HeartsOfOne } from './use-hearts.ts';

/** One further member's rating, and the rest behind "+N more" (decision 16). */
export function OtherHearts({
  place,
  hearts: { mine, others },
  isOpen,
  onOpen,
}: {
  place: string;
  hearts: HeartsOfOne;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}) {
  const { t } = useText();
  const id = useId();
  if (others.length === 0)
    return (
      <p className={css.none}>{mine > 0 ? t('recommendations.hearts.onlyMe') : t('recommendations.hearts.none')}</p>
    );
  const more = others.length - 1;
  return (
    <ul className={css.others} id={id}>
      {(isOpen ? others : others.slice(0, 1)).map((one, index) => (
        <li key={one.id}>
          <span className={css.who}>{one.name}</span>
          <span className={css.still}>
            <HeartsStill value={one.rating} label={t('recommendations.hearts.count', { count: one.rating })} />
            <span className="small soft" aria-hidden="true">
              {one.rating}
            </span>
          </span>
          {index === 0 && more > 0 && (
            <Button
              variant="plain"
              size="small"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={
                isOpen
                  ? t('recommendations.hearts.fewerOf', { place })
                  : t('recommendations.hearts.moreOf', { count: more, place })
              }
              onClick={() => {
                onOpen(!isOpen);
              }}
            >
              {isOpen ? t('recommendations.hearts.fewer') : t('recommendations.hearts.more', { count: more })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
