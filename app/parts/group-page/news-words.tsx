import { toldKinds, type News } from '#shared/activity/news.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { formatDate, formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './news.module.css';

const told: readonly string[] = toldKinds;
const isTold = (kind: News['kind']): kind is (typeof toldKinds)[number] => told.includes(kind);
const decisions: readonly News['kind'][] = ['datesFixed', 'placeFixed', 'tripDecided', 'decisionReopened'];

/** One line for each thing that happened: who, what and when. */
export function NewsList({
  news,
  people,
  newIds,
}: {
  news: readonly News[];
  people: readonly GroupPerson[];
  newIds?: ReadonlySet<string>;
}) {
  const { t, language } = useText();
  return (
    <ul className={css.news}>
      {news.map((one) => {
        const person = people.find(({ id }) => id === one.memberId);
        const values = { actor: one.actorName, name: one.subjectName ?? one.actorName };
        return (
          <li key={one.id} className={cx(decisions.includes(one.kind) && css.decision)}>
            <Avatar name={one.actorName} hue={person?.hue ?? 1} size="small" />
            <p>
              {isTold(one.kind) ? t(`group.news.${one.kind}`, values) : t(`organizer.log.${one.kind}`, values)}
              <span className="note">
                {formatDate(language, one.at)} {formatTime(language, one.at)}
              </span>
            </p>
            {newIds?.has(one.id) && <span className={css.dot} role="img" aria-label={t('group.news.isNew')} />}
          </li>
        );
      })}
    </ul>
  );
}
