import { isBlank, type BuilderDraft } from '#shared/custom-survey/builder.ts';
import type { GroupForm } from '#shared/group/schema.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import css from './custom-builder.module.css';

/** How friends will see the questions. Only on wide screens. */
export function SurveyPreview({ group, survey }: { group: GroupForm; survey: BuilderDraft }) {
  const { t } = useText();
  const asked = survey.questions.filter((one) => !isBlank(one.question));
  return (
    <Card as="aside" className={css.preview} aria-label={t('customSurvey.preview.label')}>
      <p className="note">{t('customSurvey.preview.title')}</p>
      <p className="title-3">{group.name}</p>
      {asked.length === 0 && <p className="small soft">{t('customSurvey.preview.empty')}</p>}
      <ol className="rows">
        {asked.map((one, index) => (
          <li key={one.id} className="stack gap-2">
            <p className="small strong">
              <span className={css.number}>{index + 1}</span> {one.question}
              {one.required && <span className={css.need}> *</span>}
            </p>
            {one.type === 'short_text' ? (
              <span className={css.line} />
            ) : (
              <ul className={css.rings}>
                {one.options
                  .filter((option) => !isBlank(option))
                  .map((option, place) => (
                    <li key={place} className="small soft">
                      {option}
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
