import type { ReactNode } from 'react';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Empty } from '#app/ui/empty.tsx';
import type { SummaryOverview } from './summary-overview.ts';
import { Head } from './head.tsx';

/** Nobody has answered: what will be shown here, and a link to the survey. */
export function NobodyYet({ overview, aside }: { overview: SummaryOverview; aside: ReactNode }) {
  const { t } = useText();
  const {
    data,
    group: { groupId, session },
  } = overview;
  return (
    <div className="split">
      <div className="stack gap-6">
        <Head title={t('summary.empty.title')} />
        <Empty title={t(overview.isCustom ? 'group.own.empty' : 'summary.empty.text')}>
          {session ? (
            <ButtonLink variant="quiet" to={surveyPath(data, groupId, session.memberId)}>
              {t('summary.empty.answer')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="quiet" to={paths.groupLogin(groupId)}>
              {t('summary.empty.enter')}
            </ButtonLink>
          )}
        </Empty>
      </div>
      <aside className="stack gap-6">{aside}</aside>
    </div>
  );
}
