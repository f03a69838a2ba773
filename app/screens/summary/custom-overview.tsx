import type { ReactNode } from 'react';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Bars } from '#app/ui/bars.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { CardHead } from './card-head.tsx';
import { personOf } from '#app/parts/trip/group-people.ts';
import type { SummaryOverview } from './summary-overview.ts';
import { Head } from './head.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { readQuestions, type QuestionSummary } from '#app/parts/answers/read-questions.ts';
import css from './summary.module.css';

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
              <CardHead title={one.question.question} based={one} />
              {one.answeredBy === 0 ? (
                <p className="small soft">{t('summary.unanswered')}</p>
              ) : one.question.type === 'multiple_choice' ? (
                <Options one={one} />
              ) : (
                <Texts one={one} people={people} />
              )}
            </Card>
          ))}
        </div>
      </div>
      <aside className="stack gap-6">{aside}</aside>
    </div>
  );
}

function Options({ one }: { one: QuestionSummary }) {
  const { t, language } = useText();
  const most = one.options[0]?.count ?? 0;
  const best = one.options.filter(({ count }) => count === most).map(({ option }) => option);
  const first = best[0] ?? '';
  const items = one.options.map(({ option, count }) => ({
    id: option,
    label: option,
    count,
    value: t('summary.people', { count }),
  }));
  return (
    <>
      <p>
        <WithBold
          text={
            best.length > 1
              ? t('summary.custom.tie', { options: formatList(language, best) })
              : t('summary.custom.most', { option: first })
          }
          bold={first}
        />
      </p>
      <Bars items={items} total={one.answeredBy} />
      <TableTwin
        summary={t('group.tastes.table')}
        caption={t('summary.custom.caption')}
        head={[t('summary.custom.head'), t('group.types.headPeople')]}
        rows={items.map((item) => [item.label, item.value])}
      />
    </>
  );
}

function Texts({ one, people }: { one: QuestionSummary; people: readonly GroupPerson[] }) {
  const { t } = useText();
  return (
    <>
      <p className="small soft">{t('summary.custom.texts', { count: one.answeredBy })}</p>
      <ul className={`rows ${css.texts}`}>
        {one.texts.map(({ memberId, text }) => {
          const person = personOf(people, memberId);
          return (
            person && (
              <li key={memberId}>
                <Avatar name={person.name} hue={person.hue} />
                <div>
                  <p className="small soft">{person.name}</p>
                  <p className={css.written}>{text}</p>
                </div>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
