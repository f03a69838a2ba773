import MapIcon from 'lucide-react/icons/map';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { GoRow } from '#app/ui/go-row.tsx';
import css from './results.module.css';

/** Everybody has answered: the way to the places. */
export function Places({ groupId, count }: { groupId: string; count: number }) {
  const { t } = useText();
  return (
    <div className={`stack gap-6 ${css.read}`}>
      <div className="stack gap-2">
        <h1 className="title-1">{t('results.places.title')}</h1>
        <p className="soft">{t('results.places.text', { count })}</p>
      </div>
      <GoRow
        to={paths.groupRecommendations(groupId)}
        icon={<MapIcon className="icon" aria-hidden="true" />}
        title={t('results.places.go')}
        text={t('results.places.goText')}
      />
    </div>
  );
}
