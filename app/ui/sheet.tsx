import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import css from './sheet.module.css';

interface SheetProps {
  open: boolean;
  /** Called for Escape, the backdrop, the close button, the browser's Back (app/router.tsx) or the back gesture. */
  onClose: () => void;
  /** The address says that it is open: Back closes it by leaving that address. */
  isInAddress?: boolean;
  /** The question. */
  title: ReactNode;
  text?: ReactNode;
  closeLabel: string;
  /** The answers, the first one first. */
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/**
 * A dialog over the page: at the bottom on narrow screens, in the middle on wide ones. The focus starts at the title
 * (or at `data-autofocus`), stays inside and returns afterwards.
 */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({
  onClose,
  isInAddress,
  title: question,
  text,
  closeLabel,
  actions,
  children,
  className,
}: Omit<SheetProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    if (typeof shown.showModal === 'function') shown.showModal();
    else shown.setAttribute('open', '');
    (shown.querySelector<HTMLElement>('[data-autofocus]') ?? title.current)?.focus();
    return () => {
      if (typeof shown.close === 'function') shown.close();
    };
  }, []);
  useLayoutEffect(() => (isInAddress ? undefined : withEntryBehind()), [isInAddress]);
  // Closes only if press and release are both on the backdrop, so that selecting text from inside to outside does not.
  const pressed = useRef(false);
  const onScrim = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    <dialog
      ref={dialog}
      className={cx(css.sheet, className)}
      data-in-address={isInAddress}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      onMouseDown={(event) => {
        pressed.current = onScrim(event);
      }}
      onClick={(event) => {
        if (pressed.current && onScrim(event)) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.body}>
        <div className={css.head}>
          <h2 className="title-2" ref={title} id={id} tabIndex={-1}>
            {question}
          </h2>
          <Button variant="plain" size="icon" aria-label={closeLabel} onClick={onClose}>
            <X className="icon" aria-hidden="true" />
          </Button>
          {text && (
            <div className={css.text} id={`${id}-text`}>
              {text}
            </div>
          )}
        </div>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

/** What the browser's history says of its present entry. */
interface Entry {
  /** So many sheets were open when one of them brought it. */
  sheets?: number;
  /** The router's: which entry of the visit it is. */
  idx?: number;
}
const entry = (): Entry => (history.state ?? {}) as Entry;
const countOpen = (): number => document.querySelectorAll('dialog:not([data-in-address])').length;
/** What comes in the place of a sheet, or leads to another page, has come by then. */
const restMs = 1_000;

/**
 * On the first page of a visit Back would leave the app: each sheet has an entry of its own there, which is gone back
 * over when the sheet is closed otherwise.
 */
function withEntryBehind(): () => void {
  const { idx, sheets = 0 } = entry();
  const open = countOpen();
  // One that comes in the place of another has that one's.
  if (!idx && sheets < open) history.pushState({ ...entry(), sheets: open }, '');
  return () => {
    setTimeout(() => {
      const left = (entry().sheets ?? 0) - countOpen();
      if (left > 0) history.go(-left);
    }, restMs);
  };
}
