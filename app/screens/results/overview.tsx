import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { leadingStay } from '#shared/vote/leading-stay.ts';
import { answeredOf } from '#shared/money/budget-picture.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { completionSentence } from '#app/parts/trip/completion-sentence.ts';
import { BudgetCard } from '#app/parts/answers/budget-card.tsx';
import { isVotingOver } from '#app/parts/votes/is-voting-over.ts';
import { currencyHere } from '#app/parts/trip/reader-currency.ts';
import { TakeAlong } from '#app/parts/sharing/exports/take-along-later.tsx';
import { formatList } from '#app/text/formats.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText, type Translate } from '#app/text/text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import { Alone } from './alone.tsx';
import { CardHead } from './card-head.tsx';
import { DatesCard } from './dates-card.tsx';
import { QuestionCards } from './question-cards.tsx';
import type { GroupResultsData } from './read-results.ts';
import css from './results.module.css';
import { StandingsCard } from './standings-card.tsx';
import { WaitingFor } from './waiting-for.tsx';
import { PurposesCard, TypesCard } from './wish-cards.tsx';

/** What the group agrees on, with a summary sentence first. */
export function Overview({
  group,
  results,
  onVote,
  isLoggedIn,
}: {
  group: GroupOnDevice;
  results: GroupResultsData;
  onVote: () => void;
  isLoggedIn: boolean;
}) {
  const { t, language } = useText();
  const today = useToday();
  const { budget, data, progress, missing, counted, isOpen } = results;
  const said = completionSentence(t, progress);
  const hasTastes = results.answers.some((one) => one.simple ?? one.preference);
  const isCustom = data.surveyType === 'custom';
  const isOver = isVotingOver(group);
  const isAlone = !isCustom && results.people.length === 1 && progress.done === 1;
  return (
    <div className={`split ${css.overview}`}>
      <header className={`stack gap-2 ${css.head}`}>
        <h1 className="title-1">{headline(t, language, today, results) ?? said}</h1>
        {isOver && !isCustom ? (
          <>
            <p className="soft">{t('results.vote.over.lead')}</p>
            <p>
              <ButtonLink size="small" to={paths.group(group.groupId)}>
                {t('results.vote.over.trip')}
              </ButtonLink>
            </p>
          </>
        ) : isAlone ? (
          <Alone group={group} />
        ) : (
          !isCustom && <p className="soft">{isOpen ? t('group.unlock.open') : <WaitingFor results={results} />}</p>
        )}
      </header>
      <div className={`stack ${css.main}`}>
        {isCustom && <QuestionCards results={results} questions={results.questions} />}
        {!isCustom && !hasTastes && <Empty title={t('group.tastes.empty')} />}
        {!isCustom && hasTastes && (
          <>
            <DatesCard results={results} />
            <div className={css.pair}>
              <PurposesCard results={results} />
              <TypesCard results={results} />
              <BudgetCard
                budget={budget}
                hasOtherMoney={results.hasOtherMoney}
                currency={currencyHere(language, group)}
                head={<CardHead title={t('group.budget.title')} answered={answeredOf(budget)} />}
              />
            </div>
          </>
        )}
      </div>
      {progress.total > 0 && (
        <Card as="section" className={`stack ${css.done}`} aria-labelledby="results-done">
          <div className="row row--between">
            <h2 className="title-3" id="results-done">
              {t('results.overview.completion')}
            </h2>
            {!isAlone && <p className="note">{t('results.percent', { percent: progress.percent })}</p>}
          </div>
          <p>{said}</p>
          <GatherMeter
            people={counted.map(({ id, name, hue, isDone }) => ({ id, name, hue, waiting: !isDone }))}
            label={
              missing.length === 0
                ? said
                : t('group.progress.meterWaiting', {
                    sentence: said,
                    names: formatList(
                      language,
                      missing.map((one) => one.name),
                    ),
                  })
            }
            ringText={t('group.progress.done')}
          />
        </Card>
      )}
      <div className={`stack ${css.standings}`}>
        {results.hasPolls && (
          <StandingsCard view={group.view} results={results} onVote={onVote} isLoggedIn={isLoggedIn} isOver={isOver} />
        )}
        <TakeAlong group={group} stay={leadingStay(results.dates, results.dateVotes)} />
      </div>
    </div>
  );
}

/** The page's sentence: when most can go. Nothing where no days were given. */
function headline(
  t: Translate,
  language: Language,
  today: CivilDate,
  { windows, dates, counted }: GroupResultsData,
): string | undefined {
  const best = windows[0];
  if (!best) return dates.length > 1 ? t('results.overview.apart', { count: dates.length }) : undefined;
  const range = formatTrip(language, best, today);
  if (dates.length === 1) return t('results.overview.first', { range });
  if (best.present.length < dates.length) return t('results.overview.most', { range, count: best.present.length });
  return dates.length === counted.length
    ? t('results.overview.all', { range, count: dates.length })
    : t('results.overview.answered', { range, count: dates.length });
}
