import type { ReactNode } from 'react';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import css from './map-list.module.css';
import { sheetHeights, useSheetDrag, type SheetHeight } from './use-sheet-drag.ts';

/**
 * On narrow screens a sheet over the map, in three heights: dragged by its head, or by its handle pressed or with the
 * arrow keys. Beside the map of wide ones a plain list.
 */
export function MapSheet({
  head,
  height,
  onHeight,
  children,
}: {
  /** Its heading. */
  head: ReactNode;
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  children: ReactNode;
}) {
  const { t } = useText();
  const { sheet, drag } = useSheetDrag(onHeight);
  const at = sheetHeights.indexOf(height);
  const step = (by: number) => {
    onHeight(sheetHeights[at + by] ?? height);
  };
  return (
    <div className={css.sheet} ref={sheet}>
      <div className={css.head} {...drag}>
        <button
          type="button"
          className={cx('bare', css.handle)}
          aria-label={t(`explore.map.sheet.${height}`)}
          aria-expanded={at > 0}
          onClick={() => {
            onHeight(sheetHeights[(at + 1) % sheetHeights.length] ?? height);
          }}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
        />
        {head}
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}
