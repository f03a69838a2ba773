import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from '#app/kernel/store.ts';
import { cx } from './cx.ts';
import { hideToast, toastStore, type Toast } from './toast.ts';
import css from './toast-host.module.css';

const shownMs = 6000;

/** Where toasts appear, one at a time. Mounted once; may be loaded late: it then shows the pending toast. */
export function ToastHost() {
  const toast = useStore(toastStore);
  return (
    <div className={css.place} role="status">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}

/**
 * Disappears after six seconds without hover or focus; Escape and a press dismiss it. It stands in the half of the
 * window where the focus is not (WCAG 2.4.11).
 */
function ToastCard({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hideToast(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const [isHigh, setHigh] = useState(false);
  useLayoutEffect(() => {
    const keepClear = () => {
      const focused = document.querySelector(':focus-visible:not([role=status] *)')?.getBoundingClientRect();
      if (focused) setHigh(focused.top + focused.bottom > innerHeight);
    };
    keepClear();
    // When a key is let go, the browser has scrolled to what has the focus.
    addEventListener('keyup', keepClear);
    return () => removeEventListener('keyup', keepClear);
  }, []);
  return (
    <div
      className={cx(css.toast, isHigh && css.high)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => hideToast(toast.id)}
      onKeyDown={(event) => event.key === 'Escape' && hideToast(toast.id)}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <button type="button" onClick={toast.action.run}>
          {toast.action.label}
        </button>
      )}
    </div>
  );
}
