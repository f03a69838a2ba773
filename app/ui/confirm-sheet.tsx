import type { ReactNode } from 'react';
import type { ButtonVariant } from './button-class.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

interface ConfirmSheetProps {
  title: ReactNode;
  text: ReactNode;
  /** Names of the two answers and of the close button. */
  words: { act: string; keep: string; close: string };
  variant?: ButtonVariant;
  /** Called after the sheet has closed. Absent: it cannot be done now, and `text` says why. */
  onAct: (() => void) | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Asks before something that is not taken back by a second press: one answer does it, the other leaves everything as it
 * is.
 */
export function ConfirmSheet({ words, variant = 'destroy', onAct, onClose, ...rest }: ConfirmSheetProps) {
  return (
    <Sheet
      {...rest}
      open
      onClose={onClose}
      closeLabel={words.close}
      actions={
        <>
          {onAct && (
            <Button
              variant={variant}
              wide
              onClick={() => {
                onClose();
                onAct();
              }}
            >
              {words.act}
            </Button>
          )}
          <Button variant="plain" wide onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    />
  );
}
