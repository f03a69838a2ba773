import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { memberAnswers } from '#shared/answers/member-answers.ts';
import type { Data } from '#shared/kernel/rows.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { answerPath, memberSurveyPath } from './survey-path.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { customLines, preferenceLines, simpleLines, type AnswerLine } from './answer-lines.ts';
import css from './profile-sheet.module.css';

/** Everything a member answered, in words. */
export function ProfileSheet({
  group: { groupId, session, view },
  data,
  person,
  onClose,
}: {
  group: GroupOnDevice;
  data: Data<'group'>;
  person: GroupPerson;
  onClose: () => void;
}) {
  const { t, language } = useText();
  const isCustom = data.surveyType === 'custom';
  const { custom, preference, simple } = memberAnswers(view, person.id);
  const isMe = session?.memberId === person.id;
  const questions = data.customQuestions?.questions ?? [];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('answers.profile.title', { name: person.name })}
      closeLabel={t('common.close')}
      actions={
        <ButtonLink
          variant="edge"
          wide
          to={isMe ? answerPath(data, view, groupId, person.id) : memberSurveyPath(data, groupId, person.id)}
        >
          {isMe ? t('answers.profile.edit') : t('answers.profile.as', { name: person.name })}
        </ButtonLink>
      }
    >
      {!isCustom && simple && <Answers title={t('answers.survey.quick')} lines={simpleLines(t, language, simple)} />}
      {!isCustom && preference && (
        <Answers title={t('answers.survey.long')} lines={preferenceLines(t, language, preference)} />
      )}
      {isCustom && custom && <Answers title={t('answers.survey.own')} lines={customLines(questions, custom)} />}
    </Sheet>
  );
}

function Answers({ title, lines }: { title: string; lines: readonly AnswerLine[] }) {
  const { t } = useText();
  return (
    <section className="stack gap-2">
      <h3 className="title-3">{title}</h3>
      <dl className={css.lines}>
        {lines.map(({ label, texts }) => (
          <div key={label}>
            <dt>{label}</dt>
            {texts.length === 0 ? (
              <dd className="note">{t('answers.profile.open')}</dd>
            ) : (
              texts.map((text, index) => (
                <dd key={index} className={css.written}>
                  {text}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
