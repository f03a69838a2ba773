import type { ReactNode } from 'react';
import css from './gallery.module.css';

/** One part of the gallery under its title. */
export function Spec({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.spec}>
      <h2 className="title-2">{title}</h2>
      {children}
    </section>
  );
}
