import Heart from 'lucide-react/icons/heart';
import MapIcon from 'lucide-react/icons/map';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { GoRow } from '#app/ui/go-row.tsx';
import css from './results.module.css';

/** Everybody has answered: the way to the places. Questions of the group's own recommend none; hearts can be given all the same. */
export function Places({ groupId, count, isCustom }: { groupId: string; count: number; isCustom: boolean }) {
  const { t } = useText();
  return (
    <div className={`stack gap-6 ${css.read}`}>
      <div className="stack gap-2">
        <h1 className="title-1">{t(isCustom ? 'results.places.custom.title' : 'results.places.title')}</h1>
        <p className="soft">{isCustom ? t('results.places.custom.text') : t('results.places.text', { count })}</p>
      </div>
      <GoRow
        to={paths.groupRecommendations(groupId)}
        icon={
          isCustom ? <Heart className="icon" aria-hidden="true" /> : <MapIcon className="icon" aria-hidden="true" />
        }
        title={t(isCustom ? 'results.places.custom.hearts' : 'results.places.go')}
        text={t(isCustom ? 'results.places.custom.heartsText' : 'results.places.goText')}
      />
    </div>
  );
}
