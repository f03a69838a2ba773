import type { GroupRow } from '#shared/group/schema.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { ExploreRowLater } from './explore-row-later.tsx';

/** Nobody has answered: there is nothing to compute from (the specification's "No preferences"). */
export function NoAnswers({ group, data }: { group: GroupOnDevice; data: GroupRow }) {
  const { t } = useText();
  const { groupId, session } = group;
  return (
    <>
      <h1 className="title-1">{t('recommendations.nobody.title')}</h1>
      <Empty title={t('recommendations.nobody.text')}>
        {session ? (
          <ButtonLink variant="action" to={surveyPath(data, groupId, session.memberId)}>
            {t('recommendations.nobody.answer')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="action" to={paths.groupLogin(groupId)}>
            {t('recommendations.nobody.enter')}
          </ButtonLink>
        )}
      </Empty>
      <ExploreRowLater group={group} />
    </>
  );
}
