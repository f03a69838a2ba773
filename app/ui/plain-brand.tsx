import { base } from '#app/kernel/base.ts';
import { AppName } from './app-name.tsx';
import css from './brand.module.css';
import { Mark } from './mark.tsx';

/** Mark and name where there is no router yet: the link loads the home page. */
export function PlainBrand({ language }: { language: string }) {
  return (
    <a className={css.brand} href={base}>
      <Mark className={css.mark} />
      <AppName className={css.word} language={language} />
    </a>
  );
}
