import type { ComponentType } from 'react';
import Columns3 from 'lucide-react/icons/columns-3';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import MapIcon from 'lucide-react/icons/map';
import { Link } from 'react-router-dom';
import { useText } from '#app/text/text.ts';
import css from './deck.module.css';
import type { useView } from './use-view.ts';
import { views, type ViewName } from './view.ts';

const icons: Record<ViewName, ComponentType<{ className?: string }>> = {
  deck: GalleryHorizontal,
  compare: Columns3,
  map: MapIcon,
};

/** Cards, comparison or map of the same candidates. */
export function ViewSwitch({ view: { view, compared, linkTo } }: { view: ReturnType<typeof useView> }) {
  const { t } = useText();
  return (
    <nav className={css.switch} aria-label={t('recommendations.view.label')}>
      {views.map((one) => {
        const Icon = icons[one];
        return (
          <Link key={one} to={linkTo(one)} preventScrollReset aria-current={one === view ? 'page' : undefined}>
            <Icon className="icon" aria-hidden="true" />
            {t(`recommendations.view.${one}`)}
            {one === 'compare' && compared.length > 0 && (
              <>
                <b aria-hidden="true">{compared.length}</b>
                <span className="visually-hidden">
                  {t('recommendations.compare.chosen', { count: compared.length })}
                </span>
              </>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
