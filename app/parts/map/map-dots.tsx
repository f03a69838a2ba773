import { useMemo } from 'react';
import { standingApart, type Mark } from '#shared/map/arrange-pins.ts';
import { drawnAt, type Turn } from '#shared/map/turn.ts';
import { toScreen, type MapView, type Size } from '#shared/map/view.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { fromAnchor, position } from './position.ts';
import type { WorldMapProps } from './props.ts';
import css from './map.module.css';

/**
 * Places as dots below the pins: those of the list that have no number, and, in grey, those that are not in it. The one
 * in focus has its name and is always there.
 */
export function MapDots({
  dots,
  isListed = false,
  marks,
  focused,
  onFocus,
  onChoose,
  turn,
  view,
  anchor,
  size,
  isEntered,
}: Required<Pick<WorldMapProps, 'dots'>> &
  Pick<WorldMapProps, 'focused' | 'onFocus' | 'onChoose'> & {
    marks: readonly Mark[];
    turn: Turn;
    view: MapView;
    anchor: MapView;
    size: Size;
    isEntered: boolean;
    isListed?: boolean;
  }) {
  const { t } = useText();
  const placed = useMemo(() => {
    const from = fromAnchor(view, anchor);
    const [right, bottom] = [from.x + size.width, from.y + size.height];
    return dots
      .map(({ id, at, name }) => ({ id, name, ...toScreen(anchor, size, drawnAt(at, turn)) }))
      .filter(({ x, y }) => x >= from.x && y >= from.y && x <= right && y <= bottom);
  }, [dots, turn, view, anchor, size]);
  const apart = useMemo(() => new Set(standingApart(placed, marks).map(({ id }) => id)), [placed, marks]);
  return placed.map(({ id, name, x, y }) => {
    const isOn = id === focused;
    if (!isOn && !apart.has(id)) return null;
    return (
      <button
        key={id}
        type="button"
        className={cx('bare', css.pin, css.dot, !isListed && css.off, isOn && css.on)}
        style={position({ x, y })}
        tabIndex={isEntered ? 0 : -1}
        {...(isListed ? { 'data-map-pin': '' } : { 'data-map-dot': '' })}
        aria-current={isOn ? 'true' : undefined}
        aria-label={isListed ? name : t('explore.map.outside', { name })}
        onPointerEnter={() => {
          onFocus(id);
        }}
        onPointerLeave={() => {
          onFocus(undefined);
        }}
        onFocus={() => {
          onFocus(id);
        }}
        onClick={() => {
          onChoose(id);
        }}
      >
        <span className={css.face} aria-hidden="true" />
        {isOn && (
          <span className={cx(css.name, css.below)} aria-hidden="true">
            {name}
          </span>
        )}
      </button>
    );
  });
}
