import type { Answered } from '#shared/statistics/answered.ts';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Bars } from '#app/ui/bars.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { WithBold } from '#app/ui/with-bold.tsx';
import { CardHead } from './card-head.tsx';
import type { GroupResultsData } from './read-results.ts';

/** Top purposes, from the long survey; until somebody fills that in, the trip types are shown instead. */
export function PurposesCard({ results: { purposes } }: { results: GroupResultsData }) {
  const { t } = useText();
  if (purposes.answeredBy === 0) return null;
  const items = purposes.choices.map(({ choice, headCount }) => ({
    id: choice,
    label: t(`answers.purpose.${choice}`),
    count: headCount,
  }));
  return (
    <WishCard
      id="results-purposes"
      title={t('results.wishes.purposes')}
      source={t('results.wishes.fromLong')}
      head={t('results.wishes.purpose')}
      items={items}
      answered={purposes}
    />
  );
}

/** Top trip types, from the 4-step survey. */
export function TypesCard({ results: { types, purposes } }: { results: GroupResultsData }) {
  const { t } = useText();
  const items = types.choices.map(({ choice, headCount }) => ({
    id: choice,
    label: t(`survey.types.${choice}`),
    count: headCount,
  }));
  const source = purposes.answeredBy === 0 ? t('results.wishes.fromShortOnly') : t('results.wishes.fromShort');
  return (
    <WishCard
      id="results-types"
      title={t('results.wishes.types')}
      source={source}
      head={t('results.wishes.type')}
      items={items}
      answered={types}
    />
  );
}

interface WishCardProps {
  id: string;
  title: string;
  source: string;
  head: string;
  items: readonly { id: string; label: string; count: number }[];
  answered: Answered;
}

function WishCard({ id, title, source, head, items, answered }: WishCardProps) {
  const { t, language } = useText();
  const rows = items.map((one) => ({ ...one, value: t('results.people', { count: one.count }) }));
  const most = rows.filter((one) => one.count === rows[0]?.count);
  const [first] = most;
  const wanted = formatList(
    language,
    most.map((one) => one.label),
  );
  return (
    <Card as="section" className="stack" aria-labelledby={id}>
      <CardHead id={id} title={title} answered={answered} />
      {first ? (
        <>
          <p>
            <WithBold
              text={
                most.length > 1
                  ? t('results.wishes.tie', { what: wanted })
                  : t('results.wishes.most', { what: wanted, count: first.count })
              }
              bold={wanted}
            />
          </p>
          <Bars items={rows} total={answered.answeredBy} />
          <p className="note">{source}</p>
          <TableTwin
            summary={t('group.tastes.table')}
            caption={title}
            head={[head, t('results.dates.headPeople')]}
            rows={rows.map((one) => [one.label, one.value])}
          />
        </>
      ) : (
        <p className="small soft">{t('results.wishes.none')}</p>
      )}
    </Card>
  );
}
