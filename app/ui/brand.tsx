import { Link, type To } from 'react-router-dom';
import { AppName } from './app-name.tsx';
import css from './brand.module.css';
import { Mark } from './mark.tsx';

/** Mark and name as a link to the home page. */
export function Brand({ to, language }: { to: To; language: string }) {
  return (
    <Link className={css.brand} to={to}>
      <Mark className={css.mark} />
      <AppName className={css.word} language={language} />
    </Link>
  );
}
