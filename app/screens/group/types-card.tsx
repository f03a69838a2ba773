import type { GroupTastes } from '#app/parts/trip/group-overview.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Bars } from '#app/ui/bars.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';

/** Which kind of trip people want. */
export function TypesCard({ types }: { types: GroupTastes['types'] }) {
  const { t, language } = useText();
  const { answeredBy, choices } = types;
  const items = choices.map(({ choice, headCount }) => ({
    id: choice,
    label: t(`survey.types.${choice}`),
    count: headCount,
    value: t('group.dates.window', { count: headCount }),
  }));
  const most = items.filter((one) => one.count === items[0]?.count);
  const first = most[0];
  if (!first) return null;
  const wanted = formatList(
    language,
    most.map((one) => one.label),
  );
  const sentence =
    most.length > 1
      ? t('group.types.tie', { types: wanted })
      : first.count === answeredBy
        ? t('group.types.all', { type: first.label, count: answeredBy })
        : t('group.types.most', { type: first.label, count: first.count });
  return (
    <Card as="article" className="stack">
      <h3 className="title-3">{t('group.types.title')}</h3>
      <p>
        <WithBold text={sentence} bold={wanted} />
      </p>
      <Bars items={items} total={answeredBy} />
      <TableTwin
        summary={t('group.tastes.table')}
        caption={t('group.types.caption')}
        head={[t('group.types.headType'), t('group.types.headPeople')]}
        rows={items.map((one) => [one.label, one.value])}
      />
    </Card>
  );
}
