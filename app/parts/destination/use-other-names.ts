import { useEffect, useState } from 'react';
import type { OtherNames } from '#shared/explore/destination-search.ts';
import { beginLoad } from '#app/kernel/load-failure.ts';

/** What places are called besides their names: fetched when a search begins. Without it the names alone are searched. */
export function useOtherNames(isAsked: boolean): OtherNames | undefined {
  const [names, setNames] = useState<OtherNames>();
  useEffect(() => {
    if (isAsked)
      beginLoad(async () => {
        setNames((await import('#shared/explore/other-names.ts')).otherNames);
      });
  }, [isAsked]);
  return names;
}
