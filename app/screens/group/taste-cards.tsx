import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { BudgetCard } from '#app/parts/answers/budget-card.tsx';
import { readTastes, type GroupOverview } from '#app/parts/trip/group-overview.ts';
import { currencyHere } from '#app/parts/trip/reader-currency.ts';
import { useText } from '#app/text/text.ts';
import { Empty } from '#app/ui/empty.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { DatesCard } from './dates-card.tsx';
import css from './group.module.css';
import { TypesCard } from './types-card.tsx';
import { Coming } from '#app/ui/coming.tsx';

const OwnAnswers = laterPart(() => import('./own-answers.tsx').then((m) => m.OwnAnswers));

/** First results: days, budget, kind of trip; or what the group's own questions were answered. */
export function TasteCards({ group, overview }: { group: GroupOnDevice; overview: GroupOverview }) {
  return overview.isCustom ? (
    <Coming height="24rem">
      <OwnAnswers group={group} overview={overview} />
    </Coming>
  ) : (
    <Tastes group={group} overview={overview} />
  );
}

function Tastes({ group, overview }: { group: GroupOnDevice; overview: GroupOverview }) {
  const { t, language } = useText();
  const { answers, dates, progress } = overview;
  const tastes = readTastes(group.view, answers);
  return (
    <section className="stack" aria-labelledby="tastes">
      <div className="row row--between gap-1">
        <h2 className="title-2" id="tastes">
          {t('group.tastes.title')}
        </h2>
        {progress.done > 0 && (
          <p className="note">{t('group.tastes.based', { count: progress.total, done: progress.done })}</p>
        )}
      </div>
      {progress.done === 0 ? (
        <Empty title={t('group.tastes.empty')} />
      ) : (
        <>
          <DatesCard dates={dates} groupId={group.groupId} />
          <div className={css.pair}>
            <BudgetCard
              budget={tastes.budget}
              hasOtherMoney={tastes.hasOtherMoney}
              currency={currencyHere(language, group)}
              head={<h3 className="title-3">{t('group.budget.title')}</h3>}
            />
            <TypesCard types={tastes.types} />
          </div>
        </>
      )}
    </section>
  );
}
