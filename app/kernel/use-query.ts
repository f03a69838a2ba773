import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * What was last written, and over which entry of the history. The router tells of it with the next render only; what is
 * written before that would otherwise undo it. The entry itself is replaced, so that nobody comes back to it.
 */
let written: { from: string; query: URLSearchParams } | undefined;

/** The address's query, and a function that changes it in place. */
export function useQuery() {
  const { pathname, key } = useLocation();
  const [query, setQuery] = useSearchParams();
  /** @param write gets what the query is by now, also where the page has not been drawn with it yet */
  const change = (write: (present: URLSearchParams) => URLSearchParams): void => {
    const from = `${key}${pathname}?${query}`;
    const next = write(new URLSearchParams(written?.from === from ? written.query : query));
    written = { from, query: next };
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { query, change };
}

/** One value of a query; without one it is taken out. */
export function withValue(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
