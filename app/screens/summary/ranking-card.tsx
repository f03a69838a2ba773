import type { Ranking } from '#shared/statistics/ranking.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Bars } from '#app/ui/bars.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { CardHead } from './card-head.tsx';

interface RankingCardProps<T extends string> {
  title: string;
  ranking: Ranking<T>;
  word: (choice: T) => string;
  caption: string;
  head: string;
}

/** What was chosen, most wanted first, with heads. */
export function RankingCard<T extends string>({ title, ranking, word, caption, head }: RankingCardProps<T>) {
  const { t, language } = useText();
  const { answeredBy, choices } = ranking;
  const items = choices.map(({ choice, headCount }) => ({
    id: choice,
    label: word(choice),
    count: headCount,
    value: t('summary.people', { count: headCount }),
  }));
  const top = choices[0];
  const best = items
    .filter((_, index) => choices[index]?.weight === top?.weight && choices[index]?.headCount === top?.headCount)
    .map((one) => one.label);
  const wanted = formatList(language, best);
  return (
    <Card as="article" className="stack">
      <CardHead title={title} based={ranking} />
      {!top ? (
        <p className="small soft">{t('summary.unanswered')}</p>
      ) : (
        <>
          <p>
            <WithBold
              bold={wanted}
              text={
                best.length > 1
                  ? t('summary.ranking.tie', { choices: wanted })
                  : top.headCount === answeredBy && answeredBy > 1
                    ? t('summary.ranking.all', { choice: wanted, count: answeredBy })
                    : t('summary.ranking.most', { choice: wanted })
              }
            />
          </p>
          <Bars items={items} total={answeredBy} />
          <TableTwin
            summary={t('group.tastes.table')}
            caption={caption}
            head={[head, t('group.types.headPeople')]}
            rows={items.map((one) => [one.label, one.value])}
          />
        </>
      )}
    </Card>
  );
}
