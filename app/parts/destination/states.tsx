import { Link, type To } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useText } from '#app/text/text.ts';
import { Beginning } from '#app/ui/beginning.tsx';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { SiteFooter } from '#app/parts/chrome/site-footer.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import css from './destination.module.css';

/** The frame of every explore page; it stays while what it frames comes. */
export function DestinationPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className={`wrap ${css.page}`} id="main">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** Back link and breadcrumbs. */
export function DestinationCrumbs({ items }: { items: readonly { to?: To; label: string }[] }) {
  const { t } = useText();
  const back = items.findLast((item) => item.to !== undefined);
  return (
    <div className={css.crumbs}>
      {back?.to && (
        <Link className={css.back} to={back.to} aria-label={t('explore.back', { name: back.label })}>
          <ArrowLeft className="icon" aria-hidden="true" />
        </Link>
      )}
      <Crumbs label={t('explore.crumbs')} items={items} />
    </div>
  );
}

/** The country or city does not exist. */
export function DestinationMissing({ what, back, backName }: { what: 'country' | 'city'; back: To; backName: string }) {
  const { t } = useText();
  return (
    <div className={css.missing}>
      <title>{`${t(`explore.missing.${what}`)} — ${t('common.app')}`}</title>
      <h1 className="visually-hidden">{t(`explore.missing.${what}`)}</h1>
      <Empty title={t(`explore.missing.${what}`)} text={t('explore.missing.text')}>
        <ButtonLink to={back}>{t('explore.back', { name: backName })}</ButtonLink>
      </Empty>
    </div>
  );
}

/**
 * What the page holds while the catalogue loads, or when it cannot be loaded (`what` could not be shown). The server's
 * title stays.
 */
export function DestinationWaiting(
  props: { what?: undefined; again?: undefined } | { what: 'cities' | 'places'; again: () => void },
) {
  const { t } = useText();
  return (
    <>
      <h1 className="visually-hidden">{t('explore.explore')}</h1>
      {props.what ? (
        <DestinationFailed what={props.what} again={props.again} />
      ) : (
        <>
          <Beginning />
          <DestinationSkeleton count={6} height="14rem" />
        </>
      )}
    </>
  );
}

/** Not on this device, and the network cannot be reached. */
export function DestinationFailed({ what, again }: { what: 'countries' | 'cities' | 'places'; again: () => void }) {
  const { t } = useText();
  return (
    <Empty role="alert" title={t(`explore.failed.${what}`)} text={t('explore.failed.text')}>
      <Button onClick={again}>{t('explore.failed.again')}</Button>
    </Empty>
  );
}

/** What explore holds where its lists will be. */
export function ListsWaiting() {
  return (
    <>
      <Beginning lower />
      <DestinationSkeleton count={6} height="16rem" />
    </>
  );
}

/** Placeholders in the size of the cards that are loading. */
export function DestinationSkeleton({ count, height }: { count: number; height: string }) {
  const { t } = useText();
  return (
    <div className="grid" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('explore.loading')}
      </p>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="tile" height={height} />
      ))}
    </div>
  );
}
