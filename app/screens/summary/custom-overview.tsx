import type { ReactNode } from 'react';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { CardHead } from './card-head.tsx';
import type { SummaryOverview } from './summary-overview.ts';
import { Head } from './head.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { QuestionBody } from '#app/parts/answers/question-body.tsx';
import { readQuestions } from '#app/parts/answers/read-questions.ts';

/** The group's own questions, one card each. */
export function CustomOverview({ overview, aside }: { overview: SummaryOverview; aside: ReactNode }) {
  const { t } = useText();
  const { data, people, progress, summary } = overview;
  if (progress.done === 0) return <NobodyYet overview={overview} aside={aside} />;
  return (
    <div className="split">
      <div className="stack gap-6">
        <Head title={t('summary.custom.title', { count: progress.total, done: progress.done })} />
        <div className="stack">
          {readQuestions(data.customQuestions?.questions ?? [], summary.answers).map((one) => (
            <Card key={one.question.id} as="article" className="stack">
              <CardHead title={one.question.question} based={one} isOwn />
              <QuestionBody one={one} people={people} />
            </Card>
          ))}
        </div>
      </div>
      <aside className="stack gap-6">{aside}</aside>
    </div>
  );
}
