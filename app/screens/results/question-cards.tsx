import { QuestionBody } from '#app/parts/answers/question-body.tsx';
import { readQuestions } from '#app/parts/answers/read-questions.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import type { GroupResultsData } from './read-results.ts';

/** A group's own questions, each with what was answered. */
export function QuestionCards({ results: { data, answers, people } }: { results: GroupResultsData }) {
  const { t } = useText();
  return readQuestions(data.customQuestions?.questions ?? [], answers).map((one) => {
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
