import type { Loaded } from '#app/local/catalogue/load-once.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

/** The list of destinations, or one country's places, are loading, or cannot be loaded without a network. */
export function NotHere({
  loaded,
  what,
  country = '',
}: {
  loaded: Exclude<Loaded<unknown>, { kind: 'ready' }>;
  what: 'catalogue' | 'places';
  country?: string;
}) {
  const { t } = useText();
  if (loaded.kind === 'loading') {
    return (
      <div className="stack gap-6" aria-busy="true">
        <p className="visually-hidden" role="status">
          {t(`recommendations.${what}.loading`)}
        </p>
        <Skeleton height="2rem" width="16rem" />
        <Skeleton height="100dvh" shape="tile" />
      </div>
    );
  }
  return (
    <Empty
      title={t(`recommendations.${what}.missing`, { country })}
      text={t(`recommendations.${what}.missingText`)}
      role="status"
    >
      <Button variant="quiet" onClick={loaded.again}>
        {t('recommendations.places.again')}
      </Button>
    </Empty>
  );
}
