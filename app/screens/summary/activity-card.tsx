import type { ActivityAverage } from '#shared/statistics/averages.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { Scale } from '#app/ui/scale.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { CardHead } from './card-head.tsx';
import { activityBands, bandKey } from '#app/parts/answers/option-words.ts';
import { bandPlace } from './scale-place.ts';

/** How active the trip should be: mean out of 10, and heads in five bands. */
export function ActivityCard({ activity }: { activity: ActivityAverage }) {
  const { t, language } = useText();
  const { answeredBy, band, bandCounts, mean } = activity;
  const names = activityBands.map((one) => t(bandKey(one)));
  if (mean === undefined || band === undefined) {
    return (
      <Card as="article" className="stack">
        <CardHead title={t('summary.activity.title')} based={activity} />
        <p className="small soft">{t('summary.unanswered')}</p>
      </Card>
    );
  }
  const name = names[band] ?? '';
  const sentence = t('summary.activity.sentence', { band: name });
  return (
    <Card as="article" className="stack">
      <CardHead title={t('summary.activity.title')} based={activity} />
      <p>
        <WithBold text={sentence} bold={name} />
      </p>
      <p>
        <b className="figure">
          {formatScore(language, mean)}
          <small>{t('summary.activity.unit')}</small>
        </b>
      </p>
      <Scale counts={bandCounts} total={answeredBy} mean={bandPlace(mean)} names={names} label={sentence} />
      <TableTwin
        summary={t('group.tastes.table')}
        caption={t('summary.activity.caption')}
        head={[t('summary.activity.head'), t('group.types.headPeople')]}
        rows={names.map((one, index) => [one, t('summary.people', { count: bandCounts[index] ?? 0 })])}
      />
    </Card>
  );
}
