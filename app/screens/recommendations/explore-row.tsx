import Compass from 'lucide-react/icons/compass';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { exploreForGroup } from '#app/parts/destination/explore-for-group.ts';
import { useText } from '#app/text/text.ts';
import { GoRow } from '#app/ui/go-row.tsx';

/** The way to explore, with what most of the group wants. */
export function ExploreRow({ group }: { group: GroupOnDevice }) {
  const { t, language } = useText();
  return (
    <GoRow
      to={exploreForGroup(group.view, language)}
      icon={<Compass className="icon" aria-hidden="true" />}
      title={t('recommendations.explore')}
      text={t('recommendations.exploreText')}
    />
  );
}
