/**
 * How the candidates of a stage are looked at; in the address beside the spot, so that a shared link shows the same.
 */
export const views = ['deck', 'compare', 'map'] as const;
export type ViewName = (typeof views)[number];

export const mostCompared = 4;
export const leastCompared = 2;

export interface View {
  view: ViewName;
  /** City ids, each once, in the order of choosing. */
  compared: string[];
}

/** A city's id has a slash, which an address would write as %2F; slugs have no dot. */
const written = (id: string): string => id.replace('/', '.');
const read = (text: string): string => text.replace('.', '/');

export function readView(query: URLSearchParams): View {
  const view = views.find((one) => one === query.get('view')) ?? 'deck';
  const ids = (query.get('c') ?? '').split(',').filter(Boolean).map(read);
  return { view, compared: [...new Set(ids)].slice(0, mostCompared) };
}

/** The same address with another view; the deck is the one that needs no word. */
export function withView(query: URLSearchParams, change: Partial<View>): URLSearchParams {
  const { view, compared } = { ...readView(query), ...change };
  const next = new URLSearchParams(query);
  if (view === 'deck') next.delete('view');
  else next.set('view', view);
  if (compared.length === 0) next.delete('c');
  else next.set('c', compared.map(written).join(','));
  return next;
}
