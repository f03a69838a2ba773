import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './site-header.module.css';

interface HeaderMenuProps {
  /** The button's name. */
  label: string;
  /** The button's content. */
  face: ReactNode;
  size: 'small' | 'icon';
  className?: string;
  /** Links or buttons; `close` after a choice. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a short list below it. Arrow keys move through it; Escape, a choice or leaving it closes it. */
export function HeaderMenu({ label, face, size, className, children }: HeaderMenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    if (event.key === 'Escape' && open) {
      close();
      items[0]?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!open || !step) return;
    event.preventDefault();
    const at = items.findIndex((item) => item === document.activeElement);
    items[Math.min(Math.max(at + step, 0), items.length - 1)]?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close();
  };
  return (
    <div className={cx(css.menu, className)} ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        variant="plain"
        size={size}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {face}
      </Button>
      {open && (
        <ul className={css.list} id={id}>
          {children(close)}
        </ul>
      )}
    </div>
  );
}
