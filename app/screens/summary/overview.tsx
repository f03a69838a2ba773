import { answeredOf } from '#shared/money/budget-picture.ts';
import type { ReactNode } from 'react';
import type { Currency } from '#shared/travel/options.ts';
import { frontier } from '#shared/dates/frontier.ts';
import { BudgetCard } from '#app/parts/answers/budget-card.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { ActivityCard } from './activity-card.tsx';
import { CardHead } from './card-head.tsx';
import { staySentence, stayText } from './date-words.ts';
import { DaysCard } from './days-card.tsx';
import type { SummaryOverview } from './summary-overview.ts';
import { Head } from './head.tsx';
import { FlightCard, TotalCard } from './money-cards.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { destinationKey } from '#app/parts/answers/option-words.ts';
import { RankingCard } from './ranking-card.tsx';
import css from './summary.module.css';

/** What the answers come to, the days first. */
export function Overview({
  overview,
  currency,
  aside,
  onDates,
}: {
  overview: SummaryOverview;
  /** In which budgets are told. */
  currency: Currency;
  aside: ReactNode;
  onDates: () => void;
}) {
  const { t, language } = useText();
  const today = useToday();
  const { summary, people, progress } = overview;
  const words = (of: 'destinations' | 'purposes' | 'styles') => ({
    title: t(`summary.${of}.title`),
    caption: t(`summary.${of}.caption`),
    head: t(`summary.${of}.head`),
  });
  const best = frontier(summary.dates)[0];
  const base = { answered: summary.dates.length, of: summary.of, people, today };
  if (progress.done === 0) return <NobodyYet overview={overview} aside={aside} />;
  return (
    <div className="split">
      <div className="stack gap-6">
        {best && best.present.length === 1 && base.answered > 1 ? (
          <Head title={t('summary.dates.apart', { count: base.answered })}>
            {t('summary.based', { count: base.of, done: base.answered })}
          </Head>
        ) : best ? (
          <Head title={staySentence(t, language, best, base)}>{stayText(t, language, best, base)}</Head>
        ) : (
          <Head title={t('summary.dates.none')}>{t('summary.dates.noneText')}</Head>
        )}
        {best && <DaysCard summary={summary} best={best} onMore={onDates} />}
        <div className={css.cards}>
          <BudgetCard
            budget={summary.budget}
            hasOtherMoney={summary.hasOtherMoney}
            currency={currency}
            head={<CardHead title={t('group.budget.title')} based={answeredOf(summary.budget)} />}
          />
          <RankingCard
            title={t('group.types.title')}
            ranking={summary.types}
            word={(type) => t(`survey.types.${type}`)}
            caption={t('group.types.caption')}
            head={t('group.types.headType')}
          />
          {summary.longBy > 0 && (
            <>
              <ActivityCard activity={summary.activity} />
              <RankingCard
                {...words('destinations')}
                ranking={summary.destinations}
                word={(type) => t(destinationKey(type))}
              />
              <FlightCard flight={summary.flight} hasPrivateMoney={summary.hasPrivateMoney} />
              <TotalCard total={summary.total} hasPrivateMoney={summary.hasPrivateMoney} />
              <RankingCard
                {...words('purposes')}
                ranking={summary.purposes}
                word={(purpose) => t(`answers.purpose.${purpose}`)}
              />
              <RankingCard
                {...words('styles')}
                ranking={summary.styles}
                word={(style) => t(`answers.style.${style}`)}
              />
            </>
          )}
        </div>
        <LongSurvey overview={overview} />
      </div>
      <aside className="stack gap-6">{aside}</aside>
    </div>
  );
}

/** What only the survey of 15 questions asks, and a link to it. */
function LongSurvey({ overview }: { overview: SummaryOverview }) {
  const { t } = useText();
  const {
    group: { groupId, session },
    summary,
  } = overview;
  const left = summary.of - summary.longBy;
  const mine = summary.answers.find((one) => one.memberId === session?.memberId);
  if (left <= 0) return null;
  return (
    <Card as="section" tone="quiet" className="stack gap-3 no-print" aria-labelledby="long">
      <h2 className="title-3" id="long">
        {t('summary.long.title')}
      </h2>
      <p className="small soft">
        {summary.longBy === 0 ? t('summary.long.text') : t('summary.long.some', { count: left })}
      </p>
      {!mine?.preference && (
        <div>
          <ButtonLink
            variant="edge"
            size="small"
            to={session ? paths.memberPreferences(groupId, session.memberId) : paths.groupLogin(groupId)}
          >
            {t(session ? 'summary.long.answer' : 'summary.long.enter')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
