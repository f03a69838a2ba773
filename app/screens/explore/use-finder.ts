import { useEffect, useState } from 'react';
import type { Language } from '#shared/kernel/languages.ts';
import { beginLoad } from '#app/kernel/load-failure.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { Finder } from './finder.ts';

/** What finds by name. It is loaded when somebody is about to search. `undefined`: not here yet. */
export function useFinder(catalogue: Catalogue | undefined, language: Language, isWanted: boolean): Finder | undefined {
  const [finder, setFinder] = useState<Finder>();
  useEffect(() => {
    if (catalogue && isWanted)
      beginLoad(async () => {
        (await import('./finder.ts')).openFinder(catalogue, language, setFinder);
      });
  }, [catalogue, language, isWanted]);
  return finder;
}
