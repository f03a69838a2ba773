import { addDays } from '#shared/calendar/civil-date.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { dayLabel, dayTone, weekdayLabel } from '#app/parts/answers/day-labels.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import { Legend } from '#app/ui/legend.tsx';
import { Timeline, type TimelineDay } from '#app/ui/timeline.tsx';
import css from './landing.module.css';
import { sampleNames, samplePeople } from './sample-people.ts';

const firstDay = '2027-03-31';
const counts = [4, 4, 5, 6, 6, 6, 5, 4, 2, 2];

function sampleDays(language: Language): TimelineDay[] {
  return counts.map((count, index) => {
    const day = addDays(firstDay, index);
    return {
      id: day,
      weekday: weekdayLabel(language, day),
      day: dayLabel(language, day, index === 0),
      tone: dayTone(day),
      count,
    };
  });
}

/** A group's dashboard with invented friends; marked as a sample. */
export function SampleDashboard() {
  const { t, language } = useText();
  const people = sampleNames.map((name) => ({
    id: name,
    name: t(`landing.people.${name}`),
    hue: samplePeople[name],
    waiting: false,
  }));
  return (
    <Card className={css.sample}>
      <div className="row row--between">
        <h3 className="title-3">{t('landing.sample.group')}</h3>
        <Badge tone="sample">{t('landing.sample.screen')}</Badge>
      </div>
      <GatherMeter people={people} label={t('landing.sample.meter')} ringText={t('landing.sample.answered')} />
      <hr className={css.hair} />
      <div className="row row--between">
        <p className="strong">{t('landing.sample.days')}</p>
        <Legend nobody={t('landing.sample.nobody')} everybody={t('landing.sample.everybody')} />
      </div>
      <p className="visually-hidden">{t('landing.sample.timeline')}</p>
      <Timeline
        total={people.length}
        countName=""
        runs={[
          {
            month: t('landing.sample.month'),
            days: sampleDays(language),
            windows: [
              { name: t('landing.sample.six'), text: t('landing.sample.threeDays'), count: 6, from: 3, to: 5 },
              { name: t('landing.sample.five'), text: t('landing.sample.fiveDays'), count: 5, from: 2, to: 6 },
            ],
          },
        ]}
      />
    </Card>
  );
}
