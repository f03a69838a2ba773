import { useEffect, useState } from 'react';

const noneIsListed = (): boolean => false;

/**
 * Whether a password is on the list of those that are tried first. The list is loaded once somebody types one; until
 * then, and where it cannot be loaded, none is, and the server has the last word.
 */
export function useListedPasswords(isNeeded: boolean): (password: string) => boolean {
  const [isListed, setListed] = useState<(password: string) => boolean>(() => noneIsListed);
  useEffect(() => {
    if (!isNeeded) return;
    import('#shared/kernel/listed-passwords.ts').then(
      ({ isListedPassword }) => {
        setListed(() => isListedPassword);
      },
      () => {
        setListed(() => noneIsListed);
      },
    );
  }, [isNeeded]);
  return isListed;
}
