import { Fragment, type ComponentType } from 'react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import MapPinCheck from 'lucide-react/icons/map-pin-check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { toldKinds, type News } from '#shared/activity/news.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { formatDate, formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './news.module.css';

const told: readonly string[] = toldKinds;
const isTold = (kind: News['kind']): kind is (typeof toldKinds)[number] => told.includes(kind);
/** What was decided: a ring stands beside it, not a face. */
const rings: Partial<Record<News['kind'], ComponentType<{ className?: string }>>> = {
  datesFixed: CalendarCheck,
  placeFixed: MapPinCheck,
  tripDecided: MapPinCheck,
  decisionReopened: RotateCcw,
};
export const isDecision = ({ kind }: News): boolean => kind in rings;

interface NewsListProps {
  news: readonly News[];
  people: readonly GroupPerson[];
  /** Which of them are new: the oldest of them has a line below it. */
  unread?: readonly News[];
  /** How many lines are shown. */
  most?: number;
  /** Mutation ids of what has not been sent yet. */
  waiting?: ReadonlySet<string>;
}

/** News of one day, or what is new of it or read. */
interface Part {
  day: string;
  isNew: boolean;
  news: News[];
}

const isUnsent = ({ mutationId }: News, waiting: NewsListProps['waiting']): boolean =>
  mutationId !== undefined && waiting?.has(mutationId) === true;

/** What happened, by day; `news` is the newest first. What this device has not sent stands above all. */
export function NewsList({ news, unread = [], most, waiting, ...rest }: NewsListProps) {
  const { t, language } = useText();
  const unsent = news.filter((one) => isUnsent(one, waiting));
  // One's own newer acts stand among what is new: the order is that of time.
  const above = new Set([...unsent, ...news.slice(0, news.findLastIndex((one) => unread.includes(one)) + 1)]);
  const parts: Part[] = [];
  for (const one of [...above, ...news.filter((other) => !above.has(other))].slice(0, most)) {
    const day = formatDate(language, one.at);
    const isNew = unread.length > 0 && above.has(one);
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
                  <Line key={line.id} one={line} isUnsent={unsent.includes(line)} {...rest} />
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
function Line({ one, people, isUnsent }: Pick<NewsListProps, 'people'> & { one: News; isUnsent: boolean }) {
  const { t, language } = useText();
  const values = { actor: one.actorName, name: one.subjectName ?? one.actorName };
  const Ring = isUnsent ? CloudOff : rings[one.kind];
  return (
    <li className={cx(isDecision(one) && css.decision, isUnsent && css.unsent)}>
      {Ring ? (
        <span className={css.act} aria-hidden="true">
          <Ring className="icon" />
        </span>
      ) : (
        <Avatar name={one.actorName} hue={people.find(({ id }) => id === one.memberId)?.hue ?? 1} />
      )}
      <div>
        <p>{isTold(one.kind) ? t(`group.news.${one.kind}`, values) : t(`organizer.log.${one.kind}`, values)}</p>
        {isUnsent && <p className="note">{t('group.members.onlyHere')}</p>}
      </div>
      <time className="note" dateTime={new Date(one.at).toISOString()}>
        {formatTime(language, one.at)}
      </time>
    </li>
  );
}
