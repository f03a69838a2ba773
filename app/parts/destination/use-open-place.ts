import { useLocation, useNavigate, useSearchParams, type To } from 'react-router-dom';

/** Left in the history where the list opened a place: closing goes back to it. */
const fromList = 'fromList';

const withPlace = (query: URLSearchParams, slug: string | undefined): string => {
  const next = new URLSearchParams(query);
  if (slug === undefined) next.delete('place');
  else next.set('place', slug);
  return next.toString();
};

/** The place whose sheet is open; it stands in the address, so that Back closes it and a shared link opens it. */
export function useOpenPlace(): {
  slug: string | undefined;
  linkTo: (slug: string) => { to: To; state: unknown };
  open: (slug: string) => void;
  close: () => void;
} {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  return {
    slug: query.get('place') ?? undefined,
    linkTo: (slug) => ({ to: { search: withPlace(query, slug) }, state: fromList }),
    open: (place) => {
      void navigate({ search: withPlace(query, place) }, { state: fromList, preventScrollReset: true });
    },
    close: () => {
      if (state === fromList) void navigate(-1);
      else void navigate({ search: withPlace(query, undefined) }, { replace: true, preventScrollReset: true });
    },
  };
}
