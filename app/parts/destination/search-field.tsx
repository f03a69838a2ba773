import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import css from './search-field.module.css';

/** Roles and keys that a list of results adds. */
interface SearchFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'role'
  | 'enterKeyHint'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onKeyDown'
  | 'onFocus'
  | 'onClick'
> {
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  /** How many were found; undefined: nothing is searched. */
  found: number | undefined;
  /** Instead of how many. */
  said?: string | undefined;
  /** Ends the search; a button beside the field. */
  onClose?: () => void;
}

/** Where names of places are typed, and how many of them match. Escape and the button clear it. */
export function SearchField({ label, typed, onType, found, said, onKeyDown, onClose, ...more }: SearchFieldProps) {
  const { t } = useText();
  const clear = () => {
    onType('');
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || typed === '' || event.nativeEvent.isComposing) return onKeyDown?.(event);
    event.preventDefault();
    clear();
  };
  return (
    <>
      <div className={css.row}>
        <div className={css.field}>
          <SearchIcon className="icon" aria-hidden="true" />
          <input
            type="text"
            inputMode="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={60}
            aria-label={label}
            value={typed}
            onChange={(event) => {
              onType(event.target.value);
            }}
            onKeyDown={onKey}
            {...more}
          />
          {typed !== '' && (
            <button type="button" className={css.clear} aria-label={t('explore.search.clear')} onClick={clear}>
              <X className="icon" aria-hidden="true" />
            </button>
          )}
        </div>
        {onClose && (
          <button type="button" className={css.close} onClick={onClose}>
            {t('common.close')}
          </button>
        )}
      </div>
      <p className={cx('small soft', found === undefined && 'visually-hidden')} role="status">
        {found !== undefined &&
          (said ??
            (found > 0
              ? t('explore.search.found', { count: found })
              : t('explore.search.none', { typed: typed.trim() })))}
      </p>
    </>
  );
}
