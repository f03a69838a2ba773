import { useState } from 'react';
import { Bars } from '#app/ui/bars.tsx';
import { BudgetBand } from '#app/ui/budget-band.tsx';
import { Card } from '#app/ui/card.tsx';
import { DateCalendar } from '#app/ui/date-calendar.tsx';
import type { DaySpan } from '#app/ui/day-span.ts';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import { Legend } from '#app/ui/legend.tsx';
import { MemberLine } from '#app/ui/member-line.tsx';
import { Scale } from '#app/ui/scale.tsx';
import { Strip } from '#app/ui/strip.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import { crowd, type Words } from './samples.ts';
import css from './gallery.module.css';
import { Spec } from './spec.tsx';

const counts = [1, 2, 4, 4, 5, 6, 6, 6, 5, 4, 2, 2, 1];
const people = Object.fromEntries([
  ...counts.map((count, index) => [
    new Date(Date.UTC(2027, 2, 29 + index)).toISOString().slice(0, 10),
    Math.min(5, count),
  ]),
  ['2027-04-16', 2],
  ['2027-04-17', 4],
  ['2027-04-18', 4],
  ['2027-04-19', 3],
  ['2027-04-20', 1],
]) as Record<string, number>;

/** Everything that shows how many people. */
export function DataParts({ words, language }: { words: Words; language: string }) {
  const [ranges, setRanges] = useState<DaySpan[]>([
    { from: '2027-03-31', to: '2027-04-07' },
    { from: '2027-04-17', to: '2027-04-20' },
  ]);
  const [pending, setPending] = useState<string | null>('2027-04-24');
  const pick = (day: string) => {
    setPending(pending === null ? day : null);
    if (pending !== null)
      setRanges([...ranges, pending <= day ? { from: pending, to: day } : { from: day, to: pending }]);
  };
  const day = (count: number, index: number) => {
    const date = new Date(Date.UTC(2027, 2, 29 + index));
    const weekday = date.getUTCDay();
    const number = date.getUTCDate();
    return {
      id: String(index),
      weekday: words.weekdays[weekday],
      day: number === 1 ? '4/1' : number,
      tone: weekday === 0 ? ('sun' as const) : weekday === 6 ? ('sat' as const) : undefined,
      count,
    };
  };
  const six = crowd(words, 6, 0);
  const spans = [
    [0, 11],
    [2, 12],
    [5, 7],
    [4, 8],
    [1, 9],
    [2, 9],
  ] as const;
  return (
    <>
      <Spec title="Gather meter">
        <Card>
          <GatherMeter people={crowd(words, 6, 1)} label={words.meter} ringText={words.done} draw />
        </Card>
        <Card>
          <GatherMeter people={crowd(words, 6, 0)} label={words.meter} ringText={words.everybody} />
        </Card>
        <Card>
          <GatherMeter people={crowd(words, 11, 4)} label={words.meter} ringText={words.done} />
        </Card>
        <Card>
          <GatherMeter people={crowd(words, 14, 6)} label={words.meter} ringText={words.done} />
        </Card>
      </Spec>
      <Spec title="Calendar">
        <DateCalendar
          ranges={ranges}
          pending={pending}
          onPick={pick}
          today="2027-03-02"
          min="2027-03-02"
          max="2028-03-01"
          people={people}
          total={5}
          locale={language}
          label="calendar"
          previousLabel="previous"
          nextLabel="next"
          dayText={(id, state) => `${id} ${state.place} ${state.people ?? ''}`}
          peopleText={words.calendar}
        />
        <Card as="ul" className="rows">
          {ranges.map((range) => (
            <li key={range.from} className={css.range}>
              <MemberLine form="upright" />
              <span className="strong">
                {range.from} – {range.to}
              </span>
            </li>
          ))}
          {pending && (
            <li className={css.range}>
              <MemberLine form="open" />
              <span className="strong">{pending} –</span>
            </li>
          )}
        </Card>
      </Spec>
      <Spec title="Timeline">
        <Card className="stack">
          <Timeline
            total={6}
            countName={words.count}
            runs={[
              {
                month: words.month,
                days: counts.map(day),
                windows: [
                  { name: words.people(6), text: words.days(3), count: 6, from: 5, to: 7 },
                  { name: words.people(5), text: words.days(5), count: 5, from: 4, to: 8 },
                  { name: words.people(4), text: words.days(8), count: 4, from: 2, to: 9 },
                ],
                lines: six.map((person, index) => ({
                  id: person.id,
                  name: person.name,
                  hue: person.hue,
                  spans: [{ from: spans[index]?.[0] ?? 0, to: spans[index]?.[1] ?? 0 }],
                })),
                band: { from: 5, to: 7 },
              },
              {
                month: words.month,
                days: [2, 4, 4, 3, 2].map((count, index) => day(count, index + 18)),
                windows: [{ name: words.people(4), text: words.days(2), count: 4, from: 1, to: 2 }],
              },
            ]}
          />
          <TableTwin
            summary={words.table}
            caption={words.caption}
            beside={<Legend nobody={words.people(0)} everybody={words.all(6)} />}
            head={[words.month, words.count]}
            rows={counts.map((count, index) => [day(count, index).day, words.people(count)])}
          />
          <p className="note">
            <MemberLine form="key" /> {words.tip}
          </p>
        </Card>
        <Card>
          <Timeline
            total={6}
            countName={words.count}
            runs={[{ month: words.month, days: Array.from({ length: 34 }, (_, index) => day((index * 5) % 7, index)) }]}
          />
        </Card>
      </Spec>
      <Spec title="Bars, scale, budget">
        <Bars
          total={6}
          items={[6, 4, 1].map((count, index) => ({
            id: String(index),
            label: words.bars[index],
            count,
            value: words.people(count),
          }))}
        />
        <Scale counts={[0, 1, 3, 2, 0]} total={6} mean={0.6} names={words.bands} label={words.tip} />
        <BudgetBand
          counts={[0, 2, 4, 4, 5, 4, 4, 3, 2, 1, 1, 0]}
          total={5}
          label={words.budget}
          axis={[
            { at: 1, text: '50' },
            { at: 4, text: '80' },
            { at: 7, text: '110' },
            { at: 10, text: '140' },
          ]}
        />
        <Strip counts={[0, 1, 2, 3, 4, 5, 6]} total={6} />
      </Spec>
    </>
  );
}
