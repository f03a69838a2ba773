import { QuestionBody } from '#app/parts/answers/question-body.tsx';
import { readQuestions } from '#app/parts/answers/read-questions.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import type { GroupResultsData } from './read-results.ts';

/** Questions of the group's own, each with what was answered. */
export function QuestionCards({
  results: { answers, people },
  questions,
}: {
  results: GroupResultsData;
  questions: GroupResultsData['questions'];
}) {
  const { t } = useText();
  return readQuestions(questions, answers).map((one) => {
    const { id, question } = one.question;
    return (
      <Card key={id} as="section" className="stack" aria-labelledby={`question-${id}`}>
        <div className="stack gap-1">
          <h2 className="title-3" id={`question-${id}`}>
            {question}
          </h2>
          <p className="note">{t('answers.own.answered', { count: one.of, done: one.answeredBy })}</p>
        </div>
        <QuestionBody one={one} people={people} />
      </Card>
    );
  });
}
