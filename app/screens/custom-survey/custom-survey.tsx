import { useParams } from 'react-router-dom';
import { AnswerGate, Notice } from '#app/parts/answering/answer-gate.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { MemberAnswers } from './member-answers.tsx';

/** A member answers the group's own questions. */
export function CustomSurvey() {
  const { groupId = '', memberId = '' } = useParams();
  return (
    <AnswerGate
      token={groupId}
      memberId={memberId}
      surveyType="custom"
      pathOf={paths.customSurvey}
      otherType={(id) => <NotCustom groupId={id} memberId={memberId} />}
    >
      {(scene) => <MemberAnswers key={memberId} {...scene} />}
    </AnswerGate>
  );
}

function NotCustom({ groupId, memberId }: { groupId: string; memberId: string }) {
  const { t } = useText();
  return (
    <Notice title={t('customSurvey.notCustom.title')} text={t('customSurvey.notCustom.text')}>
      <ButtonLink variant="action" to={paths.memberPreferences(groupId, memberId)}>
        {t('customSurvey.notCustom.go')}
      </ButtonLink>
    </Notice>
  );
}
