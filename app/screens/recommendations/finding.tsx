import type { GroupRow } from '#shared/group/schema.ts';
import { useText } from '#app/text/text.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';

/** While the rules and the list of destinations are on their way: what is being done. */
export function Finding({ data }: { data: GroupRow }) {
  const { t } = useText();
  return (
    <div className="stack gap-4" aria-busy="true">
      <title>{t('recommendations.documentTitle', { page: t('group.nav.recommendations'), group: data.name })}</title>
      <Skeleton height="3.5rem" width="34rem" />
      <h1 className="title-2">{t('recommendations.catalogue.loading')}</h1>
      <Skeleton height="100dvh" shape="tile" />
    </div>
  );
}
