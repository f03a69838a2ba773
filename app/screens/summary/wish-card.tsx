import { rankWindows } from '#shared/dates/windows.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { NumberStepper } from '#app/ui/number-stepper.tsx';
import { missingTexts, staySentence, togetherText } from './date-words.ts';
import { worthMove } from './worth-move.ts';
import type { SummaryOverview } from './summary-overview.ts';
import type { Summary } from './read-summary.ts';
import css from './summary.module.css';

const longest = 60;
const mostShown = 3;

/**
 * How long people want to go (the middle of what they said); otherwise as long as most can, or a day more where one
 * member's move lets as many go for that.
 */
export function usualWish({ answers, dates, of }: Summary, best: TripWindow): number {
  const wishes = answers.flatMap((one) => one.preference?.totalDays ?? []).sort((a, b) => a - b);
  const longer = best.lengthDays + 1;
  const isNear = best.present.length === of && worthMove(dates, longer, best) !== undefined;
  return Math.min(longest, wishes[Math.floor((wishes.length - 1) / 2)] ?? (isNear ? longer : best.lengthDays));
}

/** For a trip of the wished length: when most can, who is missing and by how much. */
export function WishCard({
  overview,
  wish,
  onWish,
}: {
  overview: SummaryOverview;
  wish: number;
  onWish: (days: number) => void;
}) {
  const { t, language } = useText();
  const today = useToday();
  const {
    people,
    summary: { dates, dateVotes, of },
  } = overview;
  const isOne = dates.length === 1;
  // Days that suit one of several are no trip together.
  const windows = rankWindows(dates, wish, dateVotes)
    .filter((window) => isOne || window.present.length > 1)
    .slice(0, mostShown);
  const days = t('summary.days', { count: wish });
  const best = windows[0];
  const range = best ? formatTrip(language, best, today) : '';
  return (
    <Card as="section" className="stack" aria-labelledby="wish">
      <div className={css.cardHead}>
        <h2 className="title-3" id="wish">
          {t('summary.wish.title')}
        </h2>
        <NumberStepper
          label={t('summary.wish.label')}
          value={wish}
          min={1}
          max={longest}
          onChange={onWish}
          lessLabel={t('summary.wish.less')}
          moreLabel={t('summary.wish.more')}
        >
          {days}
        </NumberStepper>
      </div>
      <p>
        {best ? (
          <WithBold
            text={
              isOne
                ? staySentence(t, language, best, { answered: 1, of, people, today })
                : t('summary.wish.best', { days, range, count: best.present.length })
            }
            bold={range}
          />
        ) : (
          t(isOne ? 'summary.wish.nobody' : 'summary.wish.apart', { days })
        )}
      </p>
      {windows.length > 0 && (
        <ol className={`rows ${css.stays}`} aria-label={t('summary.wish.list')}>
          {windows.map((window) => (
            <li key={window.start}>
              <p className="strong">{formatTrip(language, window, today)}</p>
              <p className="small strong nowrap">
                {t('summary.ofPeople', { count: window.present.length, total: of })}
              </p>
              <p className="small soft">
                {window.absent.length === 0 ? togetherText(t, window, of) : missingTexts(t, window, people).join(' · ')}
                {window.votes > 0 && ` · ${t('summary.wish.votes', { count: window.votes })}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
