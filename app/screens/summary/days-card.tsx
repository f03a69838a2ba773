import { dayRuns } from '#shared/dates/day-counts.ts';
import { frontier } from '#shared/dates/frontier.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { CardHead } from './card-head.tsx';
import { worthwhile } from './date-words.ts';
import { DaysDrawing } from './days-drawing.tsx';
import type { Summary } from './read-summary.ts';
import { columnsOf, stripRows } from './strip-rows.ts';
import css from './summary.module.css';
import { useIsWide } from '#app/ui/use-is-wide.ts';

const mostWindows = 3;

/** The days around the longest stay of most people; more in the tab of the days. */
export function DaysCard({ summary, best, onMore }: { summary: Summary; best: TripWindow; onMore: () => void }) {
  const { t, language } = useText();
  const size = useIsWide() ? 28 : 14;
  const windows = worthwhile(frontier(summary.dates), summary.dates.length, mostWindows);
  const rows = stripRows(dayRuns(summary.dates).runs, size, best).filter((row) => columnsOf(row, best));
  return (
    <Card as="section" className="stack">
      <CardHead title={t('group.dates.title')} based={{ answeredBy: summary.dates.length, of: summary.of }} />
      {(best.present.length > 1 || summary.dates.length === 1) && (
        <p className={css.figure}>
          <b className="figure">{t('summary.days', { count: best.lengthDays })}</b>{' '}
          {best.present.length > 1 && (
            <span className="note">{t('group.dates.longest', { count: best.present.length })}</span>
          )}
        </p>
      )}
      <DaysDrawing rows={rows} windows={windows} chosen={best} total={summary.of} />
      <TableTwin
        beside={
          <Button variant="quiet" size="small" onClick={onMore}>
            {t('summary.dates.more')}
          </Button>
        }
        summary={t('group.tastes.table')}
        caption={t('summary.dates.windows')}
        head={[t('group.dates.headPeople'), t('group.dates.headDay'), t('answers.question.duration')]}
        rows={windows.map((window) => [
          t('summary.ofPeople', { count: window.present.length, total: summary.of }),
          formatRange(language, window),
          t('summary.days', { count: window.lengthDays }),
        ])}
      />
    </Card>
  );
}
