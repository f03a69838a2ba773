import Heart from 'lucide-react/icons/heart';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { GoRow } from '#app/ui/go-row.tsx';
import { ExploreRowLater } from './explore-row-later.tsx';
import { previewSearch } from './preview.ts';

/**
 * No answer exists from which a score could be computed, or the survey (the group's own) does not ask for one. Ratings
 * and explore still work.
 */
export function WithoutTastes({ group, isCustom }: { group: GroupOnDevice; isCustom: boolean }) {
  const { t } = useText();
  return (
    <>
      <header className="stack gap-2">
        <h1 className="title-1">{t(isCustom ? 'recommendations.custom.title' : 'recommendations.nobody.title')}</h1>
        <p className="soft">{t(isCustom ? 'recommendations.custom.text' : 'recommendations.nobody.noTastes')}</p>
      </header>
      <div className="stack gap-2">
        <GoRow
          to={{ search: previewSearch }}
          icon={<Heart className="icon" aria-hidden="true" />}
          title={t('recommendations.custom.hearts')}
          text={t('recommendations.custom.heartsText')}
        />
        <ExploreRowLater group={group} />
      </div>
    </>
  );
}
