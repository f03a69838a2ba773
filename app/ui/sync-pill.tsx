import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Smartphone from 'lucide-react/icons/smartphone';
import { cx } from './cx.ts';
import css from './sync-pill.module.css';

/** What the pill says where something can still be done about it; what goes well is a note. */
export type SyncKind = 'waiting' | 'refused';
export type NoteKind = 'sending' | 'saved' | 'stale';

const icons = { waiting: Smartphone, sending: RefreshCw, saved: CircleCheck, refused: CircleAlert, stale: Smartphone };

/**
 * The writes are being sent, or were accepted: small, at the top, and no touch stops at it, so that it covers no
 * action. What is shown may be old: the same at the pill's place.
 */
export function SyncNote({ kind, text }: { kind: NoteKind; text: ReactNode }) {
  const Icon = icons[kind];
  return (
    <p className={cx(css.note, css[kind])}>
      <Icon className="icon" aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

/** The person's writes are on this device, or were rejected. Pressing it opens the whole list. */
export function SyncPill({
  kind,
  text,
  onOpen,
  className,
}: {
  kind: SyncKind;
  text: ReactNode;
  onOpen: () => void;
  className?: string;
}) {
  const Icon = icons[kind];
  return (
    <button type="button" data-pill="" className={cx(css.pill, css[kind], className)} onClick={onOpen}>
      <Icon className="icon" aria-hidden="true" />
      <span>{text}</span>
    </button>
  );
}

/**
 * The position of the pill: bottom centre, above the dock or the action bar. Keep it mounted, before that bar, also
 * without a pill: it is the live region.
 */
export function PillPlace({
  above = 'nothing',
  children,
}: {
  above?: 'nothing' | 'panel' | 'dock' | 'bar';
  children?: ReactNode;
}) {
  return (
    <div className={cx(css.place, css[above])} role="status">
      {children}
    </div>
  );
}
