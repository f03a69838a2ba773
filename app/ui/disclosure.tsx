import { useId, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { Button } from './button.tsx';

/** A button that shows a further way below it, and hides it again. */
export function Disclosure({
  label,
  isOpen,
  onOpen,
  className,
  children,
}: {
  label: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Of what is shown. */
  className: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <Button
        variant="plain"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          onOpen(!isOpen);
        }}
      >
        <Plus className="icon" aria-hidden="true" />
        {label}
      </Button>
      <div id={id} className={className} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
