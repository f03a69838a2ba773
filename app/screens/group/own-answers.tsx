import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { QuestionBody } from '#app/parts/answers/question-body.tsx';
import { readQuestions } from '#app/parts/answers/read-questions.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { GoRow } from '#app/ui/go-row.tsx';

const mostQuestions = 3;
const mostTexts = 3;

/** First results of a group with questions of its own: the first questions with what was answered. */
export function OwnAnswers({ group, overview }: { group: GroupOnDevice; overview: GroupOverview }) {
  const { t } = useText();
  const { data, answers, people, progress } = overview;
  const questions = readQuestions(data.customQuestions?.questions ?? [], answers);
  return (
    <section className="stack" aria-labelledby="tastes">
      <div className="row row--between gap-1">
        <h2 className="title-2" id="tastes">
          {t('group.own.title')}
        </h2>
        {progress.done > 0 && (
          <p className="note">{t('group.tastes.based', { count: progress.total, done: progress.done })}</p>
        )}
      </div>
      {progress.done === 0 ? (
        <Empty title={t('group.own.empty')} />
      ) : (
        <>
          {questions.slice(0, mostQuestions).map((one, index) => (
            <Card key={one.question.id} as="article" className="stack">
              <div className="stack gap-1">
                <p className="note">{t('group.own.number', { at: index + 1 })}</p>
                <h3 className="title-3">{one.question.question}</h3>
              </div>
              <QuestionBody one={one} people={people} mostTexts={mostTexts} />
            </Card>
          ))}
          <GoRow
            to={paths.groupSummary(group.groupId)}
            icon={<ChartNoAxesColumn className="icon" aria-hidden="true" />}
            title={t('group.own.all')}
            text={t('group.own.allText', { count: questions.length })}
          />
        </>
      )}
    </section>
  );
}
