import type { ReactNode } from 'react';
import { loadAgain } from '#app/kernel/load-again.ts';
import { paths } from '#app/kernel/paths.ts';
import { Brand } from '#app/ui/brand.tsx';
import { Button } from '#app/ui/button.tsx';

/**
 * What stands in the place of a screen that is not to be had: why, and a way to load the page again.
 * @param children other ways on
 */
export function Instead({
  title,
  text,
  again,
  children,
}: {
  title: string;
  text: string;
  again: string;
  children?: ReactNode;
}) {
  return (
    <>
      <header className="wrap page">
        <Brand to={paths.landing()} language={document.documentElement.lang} />
      </header>
      <main className="wrap wrap--read page stack">
        <h1 className="title-1">{title}</h1>
        <p className="lead" role="alert">
          {text}
        </p>
        <div className="row">
          <Button variant="action" onClick={loadAgain}>
            {again}
          </Button>
          {children}
        </div>
      </main>
    </>
  );
}
