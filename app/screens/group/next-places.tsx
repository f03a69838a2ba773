import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import MapIcon from 'lucide-react/icons/map';
import Vote from 'lucide-react/icons/vote';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { GoRow } from '#app/ui/go-row.tsx';

/** Links: summary, places (locked until everybody has answered; none with questions of the group's own), results. */
export function NextPlaces({ group, overview }: { group: GroupOnDevice; overview: GroupOverview }) {
  const { t, language } = useText();
  const { groupId } = group;
  const { data, missing, isOpen, isCustom } = overview;
  const why =
    missing.length === 0
      ? t('group.next.lockedNobody')
      : missing.length <= 2
        ? t('group.next.locked', {
            names: formatList(
              language,
              missing.map((one) => one.name),
            ),
          })
        : t('group.next.lockedMany', { count: missing.length });
  return (
    <nav className="stack gap-2" aria-label={t('group.next.label')}>
      <GoRow
        to={paths.groupSummary(groupId)}
        icon={<ChartNoAxesColumn className="icon" aria-hidden="true" />}
        title={t('group.next.summary')}
        text={
          isCustom
            ? t('group.own.allText', { count: data.customQuestions?.questions.length ?? 0 })
            : t('group.next.summaryText')
        }
      />
      {!isCustom && (
        <GoRow
          to={paths.groupRecommendations(groupId)}
          icon={<MapIcon className="icon" aria-hidden="true" />}
          title={t('group.next.recommendations')}
          text={isOpen ? t('group.next.open') : why}
          locked={!isOpen}
        />
      )}
      <GoRow
        to={paths.results(data.shareUrl)}
        icon={<Vote className="icon" aria-hidden="true" />}
        title={t(isCustom ? 'results.tabs.label' : 'group.next.results')}
        text={t(isCustom ? 'results.participants.text' : 'group.next.resultsText')}
      />
    </nav>
  );
}
