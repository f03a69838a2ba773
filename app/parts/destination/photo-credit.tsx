import type { ReactNode } from 'react';
import type { Photo } from '#shared/destination/photo.ts';
import { useText } from '#app/text/text.ts';
import css from './photo.module.css';

/** Whose a photograph is, upon it: its licence requires it. On cards, which are links themselves, without links. */
export function PhotoCredit({
  photo: { author, licence, licenceUrl, source },
  isLinked,
}: {
  photo: Photo;
  isLinked: boolean;
}) {
  const { t } = useText();
  if (!isLinked)
    return (
      <span className={css.small} aria-hidden="true">
        {t('explore.photoCredit', { author, licence })}
      </span>
    );
  return (
    <span className={css.credit}>
      <Out to={source}>{t('explore.photoBy', { author })}</Out>
      <Out to={licenceUrl}>{licence}</Out>
    </span>
  );
}

function Out({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <span>{children}</span>;
  return (
    <a href={to} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
