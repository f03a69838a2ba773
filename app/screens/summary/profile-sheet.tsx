import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { memberAnswers } from '#shared/answers/member-answers.ts';
import { answerPath } from '#app/parts/answers/survey-path.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { customLines, preferenceLines, simpleLines, type AnswerLine } from '#app/parts/answers/answer-lines.ts';
import type { SummaryOverview } from './summary-overview.ts';
import css from './summary.module.css';

/** Everything a member answered, in words. */
export function ProfileSheet({
  overview,
  person,
  onClose,
}: {
  overview: SummaryOverview;
  person: GroupPerson;
  onClose: () => void;
}) {
  const { t, language } = useText();
  const {
    data,
    group: { groupId, session, view },
    isCustom,
  } = overview;
  const { custom, preference, simple } = memberAnswers(view, person.id);
  const questions = data.customQuestions?.questions ?? [];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('summary.profiles.answer', { name: person.name })}
      closeLabel={t('common.close')}
      actions={
        session?.memberId === person.id && (
          <ButtonLink variant="edge" wide to={answerPath(data, view, groupId, person.id)}>
            {t('summary.profiles.edit')}
          </ButtonLink>
        )
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
              <dd className="note">{t('summary.profiles.open')}</dd>
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
