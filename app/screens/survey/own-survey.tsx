import { ButtonLink } from '#app/ui/button-link.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { AnswerHead, type AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';

/** The group asks questions of its own: the 4-step survey is not for it. */
export function OwnSurvey({ head, memberId }: { head: AnswerHeadProps; memberId: string }) {
  const { t } = useText();
  return (
    <>
      <AnswerHead {...head} />
      <main className="wrap wrap--read page stack gap-6">
        <title>{t('survey.custom.documentTitle')}</title>
        <div className="stack gap-2">
          <h1 className="title-1">{t('survey.custom.title')}</h1>
          <p className="soft">{t('survey.custom.text')}</p>
        </div>
        <div className="row">
          <ButtonLink variant="action" to={paths.customSurvey(head.groupId, memberId)}>
            {t('survey.custom.go')}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
