import House from 'lucide-react/icons/house';
import { OpenLink } from '#app/parts/login/open-link.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './not-found.module.css';

/** Every other path: an error, and links to probable pages. */
export function NotFound() {
  const { t } = useText();
  return (
    <>
      <title>{`${t('notFound.title')} — ${t('common.app')}`}</title>
      <SiteHeader />
      <main className={cx('wrap wrap--read', css.lost)} id="main">
        <svg className={css.art} viewBox="0 0 360 180" role="img" aria-label={t('notFound.drawing')}>
          <path className={css.road} d="M6 30C90 30 90 90 168 90M6 90H168M6 150C90 150 90 90 168 90" />
          <path className={css.trace} d="M186 90C212 90 222 128 246 136" />
          <circle className={css.ring} cx="306" cy="76" r="30" />
        </svg>
        <div className="stack gap-2">
          <p className="note" lang="en">
            404 · <span>Page Not Found</span>
          </p>
          <h1 className="title-1">{t('notFound.title')}</h1>
          <p className="soft">{t('notFound.text')}</p>
        </div>
        <OpenLink />
        <div className="row">
          <ButtonLink to={paths.landing()}>
            <House className="icon" aria-hidden="true" />
            {t('common.home')}
          </ButtonLink>
          <ButtonLink variant="plain" to={paths.thisDevice()}>
            {t('notFound.groups')}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
