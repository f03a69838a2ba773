import { useState, type ReactNode } from 'react';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { frontier } from '#shared/dates/frontier.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { formatList } from '#app/text/formats.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { useText } from '#app/text/text.ts';
import { Empty } from '#app/ui/empty.tsx';
import { missingTexts, stayKey, staySentence, stayText, worthwhile } from './date-words.ts';
import type { SummaryOverview } from './summary-overview.ts';
import { Head } from './head.tsx';
import { MoveCard } from './move-card.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { OverlapCard } from './overlap-card.tsx';
import { TopDays } from './top-days.tsx';
import { WindowChoice } from './window-choice.tsx';
import { usualWish, WishCard } from './wish-card.tsx';

/** So many stays are offered; with many members the frontier can be longer. */
const mostWindows = 6;

/**
 * Days: the stays worth choosing from, who can when, one move away, the days that suit most. Once the dates are decided
 * they are said, and no others are proposed.
 */
export function Dates({
  overview,
  aside,
}: {
  overview: SummaryOverview;
  aside: (stay: DateRange | undefined) => ReactNode;
}) {
  const { t, language } = useText();
  const today = useToday();
  const { people, summary } = overview;
  const [chosenStay, setChosen] = useState<string>();
  const [wished, setWish] = useState<number>();
  const windows = worthwhile(frontier(summary.dates), summary.dates.length, mostWindows);
  const fixed = overview.fixedDates;
  const keyOfFixed = fixed && stayKey(fixed);
  const chosen =
    windows.find((window) => stayKey(window) === chosenStay) ??
    windows.find((window) => stayKey(window) === keyOfFixed) ??
    windows[0];
  if (!chosen)
    return overview.progress.done > 0 ? (
      <Nothing title={t('summary.dates.none')} text={t('summary.dates.noneText')} aside={aside(overview.leading)} />
    ) : (
      <NobodyYet overview={overview} aside={aside(overview.leading)} />
    );
  const base = { answered: summary.dates.length, of: summary.of, people, today };
  const missing = missingTexts(t, chosen, people);
  const best = windows[0] ?? chosen;
  const wish = wished ?? usualWish(summary, best);
  return (
    <div className="split">
      <div className="stack gap-6">
        {fixed ? (
          <Head title={t('summary.dates.fixed', { range: formatTrip(language, fixed, today) })}>
            {t('summary.based', { count: summary.of, done: base.answered })}
          </Head>
        ) : (
          <Head title={staySentence(t, language, chosen, base)}>
            {stayText(t, language, chosen, base)}
            {missing.length > 0 && missing.length <= 4 && ` · ${formatList(language, missing)}`}
          </Head>
        )}
        <WindowChoice
          windows={windows}
          chosen={chosen}
          of={summary.of}
          people={people}
          onChoose={(window) => {
            setChosen(stayKey(window));
          }}
        />
        <OverlapCard overview={overview} windows={windows} chosen={chosen} />
        {!fixed && <WishCard overview={overview} wish={wish} onWish={setWish} />}
      </div>
      <aside className="stack gap-6">
        {!fixed && <MoveCard overview={overview} wish={wish} best={best} />}
        <TopDays summary={summary} />
        {aside(fixed ?? chosen)}
      </aside>
    </div>
  );
}

function Nothing({ title, text, aside }: { title: string; text: string; aside: ReactNode }) {
  return (
    <div className="split">
      <div className="stack gap-6">
        <Head title={title} />
        <Empty title={text} />
      </div>
      <aside className="stack gap-6">{aside}</aside>
    </div>
  );
}
