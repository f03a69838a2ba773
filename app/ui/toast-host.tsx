import { useEffect, useState } from 'react';
import { useStore } from '#app/kernel/store.ts';
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

/** Disappears after six seconds without hover or focus; Escape dismisses it. */
function ToastCard({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hideToast(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const act = () => {
    toast.action?.run();
    hideToast(toast.id);
  };
  return (
    <div
      className={css.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && hideToast(toast.id)}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <button type="button" onClick={act}>
          {toast.action.label}
        </button>
      )}
    </div>
  );
}
