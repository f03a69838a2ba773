import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathIn } from '#app/kernel/base.ts';

/**
 * Leads on to another page, in the place of this one, unless the reader has gone on already: this screen is drawn until
 * the next one can be.
 */
export function Redirect({ to }: { to: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathIn(location.pathname) === pathname) void navigate(to, { replace: true });
  }, [pathname, navigate, to]);
  return null;
}
