import Heart from 'lucide-react/icons/heart';
import type { GroupRow } from '#shared/group/schema.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { GoRow } from '#app/ui/go-row.tsx';
import { ExploreRow } from './explore-row.tsx';
import css from './recommendations.module.css';
import { searchOf } from './spot.ts';

/** No answer exists from which a score could be computed, or the survey (the group's own) does not ask for one. Ratings and explore still work. */
export function WithoutTastes({
  group,
  data,
  isCustom = false,
}: {
  group: GroupOnDevice;
  data: GroupRow;
  isCustom?: boolean;
}) {
  const { t } = useText();
  return (
    <div className={css.read}>
      <title>{t('recommendations.documentTitle', { page: t('group.nav.recommendations'), group: data.name })}</title>
      <header className="stack gap-2">
        <h1 className="title-1">{t(isCustom ? 'recommendations.custom.title' : 'recommendations.nobody.title')}</h1>
        <p className="soft">{t(isCustom ? 'recommendations.custom.text' : 'recommendations.nobody.noTastes')}</p>
      </header>
      <div className="stack gap-2">
        <GoRow
          to={{ search: searchOf({ at: 'countries' }, true) }}
          icon={<Heart className="icon" aria-hidden="true" />}
          title={t('recommendations.custom.hearts')}
          text={t('recommendations.custom.heartsText')}
        />
        <ExploreRow group={group} />
      </div>
    </div>
  );
}
