import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import { useText } from '#app/text/text.ts';
import { Locked } from './locked.tsx';
import { NoAnswers } from './no-answers.tsx';
import { WithoutTastes } from './without-tastes.tsx';

interface NotYetProps {
  group: GroupOnDevice;
  overview: GroupOverview;
  /** Everybody has answered, and no answer says what they like. */
  hasNoTastes?: boolean;
}

/** There are no recommendations, or not yet: why, who is missing, and what can be done meanwhile. */
export function NotYet({ group, overview, hasNoTastes = false }: NotYetProps) {
  const { t } = useText();
  const { data, isCustom, missing, counted, progress } = overview;
  return (
    <div className="stack gap-6 read">
      <title>{t('recommendations.documentTitle', { page: t('group.nav.recommendations'), group: data.name })}</title>
      {isCustom || hasNoTastes ? (
        <WithoutTastes group={group} isCustom={isCustom} />
      ) : progress.done === 0 ? (
        <NoAnswers group={group} data={data} />
      ) : (
        <Locked group={group} data={data} counted={counted} missing={missing} />
      )}
    </div>
  );
}
