import { useId, type ReactNode } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  checked: boolean;
  onChange: (on: boolean) => void;
  /** What being on means. */
  text?: ReactNode;
  children: ReactNode;
}

/** On or off, at once. */
export function Switch({ checked, onChange, text, children }: SwitchProps) {
  const id = useId();
  return (
    <div className="stack gap-1">
      <label className={css.switch}>
        <span>{children}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-describedby={text ? id : undefined}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span className={css.track} aria-hidden="true" />
      </label>
      {text && (
        <p className="small soft" id={id}>
          {text}
        </p>
      )}
    </div>
  );
}
