import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { BudgetCard } from '#app/parts/trip/budget-card.tsx';
import { groupProgress, type GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Empty } from '#app/ui/empty.tsx';
import { DatesCard } from './dates-card.tsx';
import css from './group.module.css';
import { readTastes } from './read-tastes.ts';
import { TypesCard } from './types-card.tsx';

/** What comes together so far: days, budget, kind of trip. */
export function TasteCards({ group, people }: { group: GroupOnDevice; people: readonly GroupPerson[] }) {
  const { t } = useText();
  const { groupId, view } = group;
  const isCustom = view.get('group', groupId)?.data.surveyType === 'custom';
  const tastes = readTastes(
    view,
    groupProgress(people).counted.map((one) => one.id),
  );
  return (
    <section className="stack" aria-labelledby="tastes">
      <div className="row row--between gap-1">
        <h2 className="title-2" id="tastes">
          {t('group.tastes.title')}
        </h2>
        {tastes.answeredBy > 0 && (
          <p className="note">{t('group.tastes.based', { count: tastes.of, done: tastes.answeredBy })}</p>
        )}
      </div>
      {isCustom || tastes.answeredBy === 0 ? (
        <Empty title={isCustom ? t('group.tastes.custom') : t('group.tastes.empty')} />
      ) : (
        <>
          <DatesCard tastes={tastes} groupId={groupId} />
          <div className={css.pair}>
            <BudgetCard
              budget={tastes.budget}
              hasOtherMoney={tastes.hasOtherMoney}
              head={<h3 className="title-3">{t('group.budget.title')}</h3>}
            />
            <TypesCard tastes={tastes} />
          </div>
        </>
      )}
    </section>
  );
}
