import { useSearchParams } from 'react-router-dom';
import { readView, withView, type ViewName } from './view.ts';

/** The view in the address, links to the others, and the choice to compare. */
export function useView() {
  const [query, setQuery] = useSearchParams();
  return {
    ...readView(query),
    linkTo: (view: ViewName) => ({ search: withView(query, { view }).toString() }),
    /** @param ids city ids; the address changes in place */
    compare: (ids: readonly string[]) => {
      setQuery((before) => withView(before, { compared: [...ids] }), { replace: true, preventScrollReset: true });
    },
  };
}
