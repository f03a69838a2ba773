import { useState } from 'react';
import { dateOptions, type DateOption } from '#shared/vote/date-options.ts';
import { steadyOrder } from '#shared/vote/steady-order.ts';
import { castDateVote, withdrawDateVote } from '#app/local/group/votes.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { stayName } from '#app/parts/trip/trip-dates.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { AddDate } from './add-date.tsx';
import { Poll } from './poll.tsx';
import { usePoll } from './use-poll.ts';
import type { PollGround, PollProps } from './poll-props.ts';

const byDate = (a: DateOption, b: DateOption): number => (a.option < b.option ? -1 : 1);

/** When to leave. A vote stands on the day of leaving; where a shared stay begins on it, the row shows the stay. */
export function DatePoll({ session, results, picks, onPicks, isClosed, bar }: PollProps) {
  const { t, language } = useText();
  const today = useToday();
  const { dates, dateVotes } = results;
  const [order, setOrder] = useState(() => dateOptions(dates, dateVotes, picks.dates).map((one) => one.option));
  const best = dateOptions(dates, dateVotes, [...order, ...picks.dates]);
  const shown = steadyOrder(order, best, byDate);
  const poll = usePoll<string>({
    picked: picks.dates,
    onPicked: (change) => {
      onPicks((before) => ({ ...before, dates: change(before.dates) }));
    },
    cast: (device, date) => castDateVote(device, session, date),
    withdraw: (device, date) => withdrawDateVote(device, session, date),
    name: (date) => formatDay(language, date, { weekday: true }),
  });
  const add = (date: string) => {
    const isMine = dateVotes.some((vote) => vote.option === date && vote.memberId === session.memberId);
    if (!shown.some((one) => one.option === date)) setOrder([...shown.map((one) => one.option), date]);
    if (!isMine && !picks.dates.includes(date)) poll.toggle(date);
  };
  return (
    <Poll
      id="when"
      title={t('results.vote.when')}
      hint={t('results.vote.whenHint')}
      choose={t('results.vote.chooseDate')}
      empty={t('results.vote.noDates')}
      rows={shown.map((one) => ({
        option: one.option,
        title: stayName(language, one.window ?? { start: one.option, end: one.option }, today),
        text: whoCan(t, one, results),
      }))}
      votes={dateVotes}
      results={results}
      me={session.memberId}
      picked={picks.dates}
      poll={poll}
      bar={bar}
      isClosed={isClosed}
      isSaidAbove={bar !== undefined}
      onSort={
        shown.some((one, index) => one.option !== best[index]?.option)
          ? () => {
              setOrder(best.map((one) => one.option));
            }
          : undefined
      }
    >
      <AddDate onAdd={add} />
    </Poll>
  );
}

/** "4 days · only Sora is a day short" */
function whoCan(t: Translate, { window, free, voters }: DateOption, { dates, people, counted }: PollGround): string {
  if (dates.length === 0) return voters.length > 0 ? t('results.vote.added') : t('results.vote.addable');
  if (!window) return free === 0 ? t('results.vote.nobodyCan') : t('results.vote.canOn', { count: free });
  const days = t('results.days', { count: window.lengthDays });
  const [absent, second] = window.absent;
  if (!absent)
    return `${days} · ${dates.length === counted.length ? t('results.vote.allCan', { count: free }) : t('results.vote.answeredCan', { count: free })}`;
  const name = people.find((one) => one.id === absent.memberId)?.name ?? '';
  if (second) return `${days} · ${t('results.vote.someCan', { count: free })}`;
  return `${days} · ${absent.missingDays === window.lengthDays ? t('results.vote.without', { name }) : t('results.vote.short', { name, count: absent.missingDays })}`;
}
