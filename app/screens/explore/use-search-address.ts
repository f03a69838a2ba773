import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery, withValue } from '#app/kernel/use-query.ts';

/** What is typed is written into the address when nothing more was typed for so long. */
const restMs = 400;

/** In the state of the entry that the search has added to the history. */
const added = { isSearch: true };

/**
 * The search in the address (`?q=`), with an entry of the history of its own: Back closes it, and leads from a
 * destination back to what was found.
 */
export function useSearchAddress() {
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<typeof added> | null };
  const navigate = useNavigate();
  const { query } = useQuery();
  const go = (text: string | undefined, replace: boolean) => {
    void navigate(
      { pathname, search: `?${withValue(query, 'q', text)}` },
      { replace, state: replace ? state : added, preventScrollReset: true },
    );
  };
  return {
    /** Undefined: the search is closed. */
    written: query.get('q') ?? undefined,
    open: () => {
      go('', false);
    },
    close: () => {
      if (state?.isSearch) void navigate(-1);
      else go(undefined, true);
    },
    write: (text: string) => {
      go(text, true);
    },
  };
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;

/**
 * Keeps the address as what is typed, while the search is open.
 * @param isLeft the way to another page is taken, and the address already its own, although that page is not drawn yet
 */
export function useWrittenAtRest(typed: string, { written, write }: SearchAddress, isLeft: boolean): void {
  useEffect(() => {
    if (isLeft || written === undefined || written === typed) return undefined;
    const timer = setTimeout(write, restMs, typed);
    return () => {
      clearTimeout(timer);
    };
  });
}
