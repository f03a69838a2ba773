import type { ComponentType } from 'react';
import Columns3 from 'lucide-react/icons/columns-3';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import MapIcon from 'lucide-react/icons/map';
import { useText } from '#app/text/text.ts';
import { ViewSwitch } from '#app/ui/view-switch.tsx';
import type { useView } from './use-view.ts';
import { views, type ViewName } from './view.ts';

const icons: Record<ViewName, ComponentType<{ className?: string }>> = {
  deck: GalleryHorizontal,
  compare: Columns3,
  map: MapIcon,
};

/** Cards, comparison or map of the same candidates. */
export function CandidateViews({ view: { view, compared, linkTo } }: { view: ReturnType<typeof useView> }) {
  const { t } = useText();
  const chosen = compared.length > 0 && (
    <>
      <b aria-hidden="true">{compared.length}</b>
      <span className="visually-hidden">{t('recommendations.compare.chosen', { count: compared.length })}</span>
    </>
  );
  return (
    <ViewSwitch
      label={t('recommendations.view.label')}
      views={views.map((one) => ({
        id: one,
        icon: icons[one],
        label: (
          <>
            {t(`recommendations.view.${one}`)}
            {one === 'compare' && chosen}
          </>
        ),
        to: linkTo(one),
        isOn: one === view,
      }))}
    />
  );
}
