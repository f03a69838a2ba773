import Check from 'lucide-react/icons/check';
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

interface NewsListProps {
  news: readonly News[];
  people: readonly GroupPerson[];
  newIds?: ReadonlySet<string>;
}

/** What happened, by day; `news` is the newest first. */
export function NewsList({ news, ...rest }: NewsListProps) {
  const { language } = useText();
  const days: { day: string; news: News[] }[] = [];
  for (const one of news) {
    const day = formatDate(language, one.at);
    const last = days.at(-1);
    if (last?.day === day) last.news.push(one);
    else days.push({ day, news: [one] });
  }
  return (
    <div className="stack gap-5">
      {days.map((one) => (
        <section key={one.day} className="stack gap-3">
          <h3 className={css.day}>{one.day}</h3>
          <ul className={css.news}>
            {one.news.map((line) => (
              <Line key={line.id} one={line} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Who, what and when. */
function Line({ one, people, newIds }: Omit<NewsListProps, 'news'> & { one: News }) {
  const { t, language } = useText();
  const values = { actor: one.actorName, name: one.subjectName ?? one.actorName };
  const isDecision = decisions.includes(one.kind);
  return (
    <li className={cx(isDecision && css.decision)}>
      {isDecision ? (
        <span className={css.act} aria-hidden="true">
          <Check className="icon" />
        </span>
      ) : (
        <Avatar name={one.actorName} hue={people.find(({ id }) => id === one.memberId)?.hue ?? 1} size="small" />
      )}
      <p>{isTold(one.kind) ? t(`group.news.${one.kind}`, values) : t(`organizer.log.${one.kind}`, values)}</p>
      <span className={css.when}>
        {newIds?.has(one.id) && <span className={css.dot} role="img" aria-label={t('group.news.isNew')} />}
        <time className="note" dateTime={new Date(one.at).toISOString()}>
          {formatTime(language, one.at)}
        </time>
      </span>
    </li>
  );
}
