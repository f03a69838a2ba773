import { useParams } from 'react-router-dom';
import { AnswerGate, Notice } from '#app/parts/answering/answer-gate.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { MemberPreferences } from './member-preferences.tsx';

/** The default survey of 15 questions, for one member. */
export function Preferences() {
  const { groupId = '', memberId = '' } = useParams();
  return (
    <AnswerGate
      token={groupId}
      memberId={memberId}
      surveyType="default"
      pathOf={paths.memberPreferences}
      otherType={(id) => <OwnQuestions groupId={id} memberId={memberId} />}
    >
      {(scene) => <MemberPreferences key={memberId} {...scene} />}
    </AnswerGate>
  );
}

/** The group asks questions of its own instead. */
function OwnQuestions({ groupId, memberId }: { groupId: string; memberId: string }) {
  const { t } = useText();
  return (
    <Notice title={t('survey.custom.title')} text={t('survey.custom.text')}>
      <ButtonLink variant="action" to={paths.customSurvey(groupId, memberId)}>
        {t('survey.custom.go')}
      </ButtonLink>
    </Notice>
  );
}
