import { answerTo } from '#shared/custom-survey/answers.ts';
import type { Question } from '#shared/custom-survey/schema.ts';
import { useText } from '#app/text/text.ts';
import { Bars } from '#app/ui/bars.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import type { GroupResultsData } from './read-results.ts';
import css from './results.module.css';

/** A group's own questions, each with what was answered. */
export function QuestionCards({ results }: { results: GroupResultsData }) {
  return results.questions.map((question) => <QuestionCard key={question.id} question={question} results={results} />);
}

function QuestionCard({
  question: { id, type, question, options = [] },
  results,
}: {
  question: Question;
  results: GroupResultsData;
}) {
  const { t } = useText();
  const given = results.counted.flatMap(({ id: memberId, name }) => {
    const text = answerTo(results.answersOf.get(memberId)?.custom, id);
    return text ? [{ memberId, name, text }] : [];
  });
  const rows = options.map((option) => {
    const count = given.filter((one) => one.text === option).length;
    return { id: option, label: option, count, value: t('results.people', { count }) };
  });
  return (
    <Card as="section" className="stack" aria-labelledby={`question-${id}`}>
      <div className="stack gap-1">
        <h2 className="title-3" id={`question-${id}`}>
          {question}
        </h2>
        <p className="note">{t('results.answered', { count: results.counted.length, done: given.length })}</p>
      </div>
      {given.length === 0 ? (
        <p className="small soft">{t('results.question.none')}</p>
      ) : type === 'multiple_choice' ? (
        <>
          <Bars items={rows} total={given.length} />
          <TableTwin
            summary={t('group.tastes.table')}
            caption={question}
            head={[t('results.question.choice'), t('results.dates.headPeople')]}
            rows={rows.map((one) => [one.label, one.value])}
          />
        </>
      ) : (
        <ul className={css.texts}>
          {given.map(({ memberId, name, text }) => (
            <li key={memberId}>
              <b className="small">{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
