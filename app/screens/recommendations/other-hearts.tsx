import { useId } from 'react';
import Heart from 'lucide-react/icons/heart';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import css from './places.module.css';
import type { HeartsOfOne } from './use-hearts.ts';

/**
 * Ratings of others, so that a card tells those of two members with the reader's own, and the rest behind "+N more"
 * (founding decision 16).
 */
export function OtherHearts({
  place,
  hearts: { mine, others },
  isOpen,
  onOpen,
}: {
  place: string;
  hearts: HeartsOfOne;
  isOpen: boolean;
  /** Without it all are shown or not for good. */
  onOpen?: (open: boolean) => void;
}) {
  const { t } = useText();
  const id = useId();
  if (others.length === 0)
    return (
      <p className={css.none}>{t(mine > 0 ? 'recommendations.hearts.onlyMe' : 'recommendations.hearts.noneYet')}</p>
    );
  const first = mine > 0 ? 1 : 2;
  const more = others.length - first;
  return (
    <div className={css.others}>
      <ul id={id} className={css.who}>
        {(isOpen ? others : others.slice(0, first)).map((one) => (
          <li key={one.id}>
            <Avatar name={one.name} hue={one.hue} size="tiny" />
            <span>{one.name}</span>
            <Heart className="icon" aria-hidden="true" />
            <b aria-hidden="true">{one.rating}</b>
            <span className="visually-hidden">{t('recommendations.hearts.count', { count: one.rating })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && onOpen && (
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
    </div>
  );
}
