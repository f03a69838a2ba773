import { useState } from 'react';
import Send from 'lucide-react/icons/send';
import type { GroupRow } from '#shared/group/schema.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { Invite } from '#app/parts/sharing/invite.tsx';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import { ExploreRowLater } from './explore-row-later.tsx';
import { previewSearch } from './preview.ts';

interface LockedProps {
  group: GroupOnDevice;
  data: GroupRow;
  counted: readonly GroupPerson[];
  missing: readonly GroupPerson[];
}

/** Answers are missing: the members, and what can be done meanwhile. */
export function Locked({ group, data, counted, missing }: LockedProps) {
  const { t, language } = useText();
  const [isInviting, setInviting] = useState(false);
  const { groupId, session } = group;
  const done = counted.length - missing.length;
  const names = formatList(
    language,
    missing.map((one) => one.name),
  );
  const [only] = missing;
  const mustAnswer = session && missing.some(({ id }) => id === session.memberId);
  const sentence =
    missing.length > 1
      ? t('group.unlock.many', { count: missing.length, names })
      : mustAnswer
        ? t('group.unlock.you')
        : t('group.unlock.one', { name: only?.name ?? '' });
  return (
    <>
      <header className="stack gap-2">
        <h1 className="title-1">{t('recommendations.locked.title')}</h1>
        <p className="soft">{sentence}</p>
      </header>
      <Card as="section" aria-label={t('group.progress.some', { count: counted.length, done })}>
        <GatherMeter
          people={counted.map(({ id, name, hue, isDone }) => ({ id, name, hue, waiting: !isDone }))}
          label={t('group.progress.meterWaiting', {
            sentence: t('group.progress.some', { count: counted.length, done }),
            names,
          })}
          ringText={t('group.progress.done')}
        />
      </Card>
      <div className="row">
        {mustAnswer ? (
          <ButtonLink variant="action" to={surveyPath(data, groupId, session.memberId)}>
            {t('group.act.answer')}
          </ButtonLink>
        ) : (
          <Button
            variant="action"
            onClick={() => {
              setInviting(true);
            }}
          >
            <Send className="icon" aria-hidden="true" />
            {missing.length === 1 ? t('group.act.sendLinkTo', { name: only?.name ?? '' }) : t('group.act.sendLink')}
          </Button>
        )}
        <ButtonLink variant="quiet" to={{ search: previewSearch }}>
          {t('recommendations.locked.preview', { count: done })}
        </ButtonLink>
      </div>
      <p className="note">{t('recommendations.locked.note')}</p>
      <ExploreRowLater group={group} />
      {isInviting && (
        <Invite
          group={group}
          onClose={() => {
            setInviting(false);
          }}
        />
      )}
    </>
  );
}
