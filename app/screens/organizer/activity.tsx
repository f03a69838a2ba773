import { useState } from 'react';
import type { Row } from '#shared/kernel/rows.ts';
import { activities } from '#shared/activity/activity.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { formatDate, formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import css from './organizer.module.css';

const atFirst = 8;

/** What happened to the group and to its names, for everybody to see; the newest first. */
export function Activity({ group }: { group: GroupOnDevice }) {
  const { t, language } = useText();
  const [showsAll, setShowsAll] = useState(false);
  const all = activities(group.view);
  const sentence = ({ data: { kind, actorName, subjectName } }: Row<'activity'>) =>
    t(`organizer.log.${kind}`, { actor: actorName, name: subjectName ?? actorName });
  return (
    <section className="stack" aria-labelledby="log">
      <div className="stack gap-1">
        <h2 className="title-2" id="log">
          {t('organizer.log.title')}
        </h2>
        <p className="small soft">{t('organizer.log.text')}</p>
      </div>
      <Card>
        {all.length === 0 ? (
          <p className="small soft">{t('organizer.log.empty')}</p>
        ) : (
          <ul className={`rows ${css.log}`}>
            {(showsAll ? all : all.slice(0, atFirst)).map((row) => (
              <li key={row.id}>
                <span>{sentence(row)}</span>
                <span className="note">
                  {formatDate(language, row.data.at)} {formatTime(language, row.data.at)}
                  {group.waiting.has(row.mutationId) && ` · ${t('group.members.onlyHere')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {!showsAll && all.length > atFirst && (
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            setShowsAll(true);
          }}
        >
          {t('organizer.log.more', { count: all.length - atFirst })}
        </Button>
      )}
    </section>
  );
}
