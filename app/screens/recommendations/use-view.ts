import { useQuery } from '#app/kernel/use-query.ts';
import { readView, withView, type ViewName } from './view.ts';

/** The view in the address, links to the others, and the choice to compare. */
export function useView() {
  const { query, change } = useQuery();
  return {
    ...readView(query),
    linkTo: (view: ViewName) => ({ search: withView(query, { view }).toString() }),
    /** @param choose makes the city ids of those that are chosen by now */
    compare: (choose: (compared: readonly string[]) => readonly string[]) => {
      change((present) => withView(present, { compared: [...choose(readView(present).compared)] }));
    },
  };
}
