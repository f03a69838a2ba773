import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useText } from '#app/text/text.ts';
import { isStill } from '#app/ui/is-still.ts';
import { useIsWide } from '#app/ui/use-is-wide.ts';
import type { Candidate } from './candidate.ts';
import css from './deck.module.css';
import { Pager } from './pager.tsx';

interface DeckProps {
  candidates: readonly Candidate[];
  /** Index of the one in view. */
  at: number;
  onAt: (index: number) => void;
  isLoved: (candidate: Candidate) => boolean;
  children: (candidate: Candidate, isOn: boolean) => ReactNode;
}

/**
 * One card at a time on narrow screens, by swipe, arrow keys or pager; rows on wide ones. What is out of view takes no
 * focus.
 */
export function Deck({ candidates, at, onAt, isLoved, children }: DeckProps) {
  const { t } = useText();
  const isWide = useIsWide();
  const list = useRowAt(at);
  const total = candidates.length;
  /** Where a smooth scroll is going: the cards that it passes are not in view. */
  const aimed = useRef<number>(undefined);

  const go = (index: number) => {
    const to = Math.min(total - 1, Math.max(0, index));
    const row = list.current;
    // What leaves the view cannot keep the focus.
    if (row && row !== document.activeElement && row.contains(document.activeElement))
      row.focus({ preventScroll: true });
    if (isWide) row?.children[to]?.scrollIntoView({ block: 'nearest', behavior: behavior() });
    else if (row) {
      aimed.current = to === indexInView(row) ? undefined : to;
      row.scrollTo({ left: offsetOf(row, to), behavior: behavior() });
    }
    onAt(to);
  };
  const look = (row: HTMLElement) => {
    const index = indexInView(row);
    if (aimed.current === index) aimed.current = undefined;
    else if (aimed.current === undefined && !isWide && index !== at) onAt(index);
  };
  const letGo = () => {
    aimed.current = undefined;
  };
  const walk = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: total - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <>
      <ol
        ref={list}
        className={css.deck}
        tabIndex={0}
        aria-label={t('recommendations.deck.label', { count: total })}
        onKeyDown={walk}
        onPointerDown={letGo}
        onWheel={letGo}
        onScroll={(event) => {
          look(event.currentTarget);
        }}
      >
        {candidates.map((one, index) => (
          <li
            key={one.id}
            id={idOfCard(one.id)}
            aria-label={t('recommendations.deck.position', { n: one.number, total, place: one.name })}
            inert={!isWide && index !== at}
            onPointerEnter={() => {
              if (isWide) onAt(index);
            }}
            onFocus={() => {
              if (isWide) onAt(index);
            }}
          >
            {children(one, index === at)}
          </li>
        ))}
      </ol>
      {total > 1 && <Pager candidates={candidates} at={at} isLoved={isLoved} onGo={go} />}
    </>
  );
}

/** The row of a candidate, for the map beside it. */
export const idOfCard = (candidateId: string): string => `card-${candidateId.replace('/', '-')}`;

const behavior = (): ScrollBehavior => (isStill() ? 'auto' : 'smooth');

/** How far the row is scrolled when a card stands at its start. */
function offsetOf(row: HTMLElement, index: number): number {
  const [first, card] = [row.children[0], row.children[index]];
  return first instanceof HTMLElement && card instanceof HTMLElement ? card.offsetLeft - first.offsetLeft : 0;
}

function indexInView(row: HTMLElement): number {
  const step = offsetOf(row, 1);
  const last = row.children.length - 1;
  // At its end the last card stands at the right edge, not at the start.
  if (row.scrollLeft >= row.scrollWidth - row.clientWidth - 2) return last;
  return step === 0 ? 0 : Math.min(last, Math.max(0, Math.round(row.scrollLeft / step)));
}

/** The row, scrolled to a card when it appears: back from another view the same one is in view. */
function useRowAt(at: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef(at);
  useEffect(() => {
    const row = list.current;
    if (row && start.current > 0) row.scrollTo({ left: offsetOf(row, start.current) });
  }, []);
  return list;
}
