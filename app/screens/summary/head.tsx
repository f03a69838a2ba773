import type { ReactNode } from 'react';

/** The tab's sentence, and what it is based on. */
export function Head({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="stack gap-2">
      <h1 className="title-1">{title}</h1>
      {children && <p className="soft">{children}</p>}
    </header>
  );
}
