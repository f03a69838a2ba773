import { Fragment } from 'react';
import Check from 'lucide-react/icons/check';
import { toldKinds, type News } from '#shared/activity/news.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { formatDate, formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import css from './news.module.css';

const told: readonly string[] = toldKinds;
const isTold = (kind: News['kind']): kind is (typeof toldKinds)[number] => told.includes(kind);
/** What was decided: a ring stands beside it, not a face. */
export const decisions: readonly News['kind'][] = ['datesFixed', 'placeFixed', 'tripDecided', 'decisionReopened'];

interface NewsListProps {
  news: readonly News[];
  people: readonly GroupPerson[];
  /** Until when they have been read, in milliseconds: a line stands there. */
  readUntil?: number | undefined;
  /** Mutation ids of what has not been sent yet. */
  waiting?: ReadonlySet<string>;
}

/** News of one day, or what is new of it or read. */
interface Part {
  day: string;
  isNew: boolean;
  news: News[];
}

/** What happened, by day; `news` is the newest first. */
export function NewsList({ news, readUntil = Infinity, ...rest }: NewsListProps) {
  const { t, language } = useText();
  const parts: Part[] = [];
  for (const one of news) {
    const day = formatDate(language, one.at);
    const isNew = one.at > readUntil;
    const last = parts.at(-1);
    if (last?.day === day && last.isNew === isNew) last.news.push(one);
    else parts.push({ day, isNew, news: [one] });
  }
  return (
    <div className="stack gap-5">
      {parts.map((part, index) => {
        const before = parts[index - 1];
        return (
          <Fragment key={part.news[0]?.id}>
            {before?.isNew && !part.isNew && <p className={css.upTo}>{t('group.news.upTo')}</p>}
            <section className="stack gap-2">
              {before?.day !== part.day && <h3 className={css.day}>{part.day}</h3>}
              <ul className={css.news}>
                {part.news.map((line) => (
                  <Line key={line.id} one={line} {...rest} />
                ))}
              </ul>
            </section>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Who, what and when. */
function Line({ one, people, waiting }: Pick<NewsListProps, 'people' | 'waiting'> & { one: News }) {
  const { t, language } = useText();
  const values = { actor: one.actorName, name: one.subjectName ?? one.actorName };
  const isDecision = decisions.includes(one.kind);
  return (
    <li>
      {isDecision ? (
        <span className={css.act} aria-hidden="true">
          <Check className="icon" />
        </span>
      ) : (
        <Avatar name={one.actorName} hue={people.find(({ id }) => id === one.memberId)?.hue ?? 1} />
      )}
      <div>
        <p>{isTold(one.kind) ? t(`group.news.${one.kind}`, values) : t(`organizer.log.${one.kind}`, values)}</p>
        {one.mutationId !== undefined && waiting?.has(one.mutationId) && (
          <p className="note">{t('group.members.onlyHere')}</p>
        )}
      </div>
      <time className="note" dateTime={new Date(one.at).toISOString()}>
        {formatTime(language, one.at)}
      </time>
    </li>
  );
}
