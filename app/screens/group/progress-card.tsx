import { useState } from 'react';
import Send from 'lucide-react/icons/send';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { Invite } from '#app/parts/sharing/invite.tsx';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { paths } from '#app/paths.ts';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import css from './group.module.css';

/** How far the group is: a sentence, the progress ring, the missing members, and the next action. */
export function ProgressCard({ group, overview }: { group: GroupOnDevice; overview: GroupOverview }) {
  const { t, language } = useText();
  const { groupId, view, waiting } = group;
  const { people, progress, missing, counted, isOpen } = overview;
  const { done, total } = progress;
  const names = formatList(
    language,
    missing.map((one) => one.name),
  );
  const only = missing.length === 1 ? missing[0] : undefined;
  const sentence =
    total === 0
      ? t('group.progress.nobody')
      : done === 0
        ? t('group.progress.none', { count: total })
        : done === total
          ? t('group.progress.all', { count: total })
          : t('group.progress.some', { count: total, done });
  const row = view.get('group', groupId);
  return (
    <Card as="section" className="stack" aria-labelledby="now">
      <div className="row row--between">
        <h2 className="title-3" id="now">
          {sentence}
        </h2>
        <Badge tone={isOpen ? 'done' : 'waiting'} aria-label={t('group.progress.badge', { done, total })} role="img">
          {done}/{total}
        </Badge>
      </div>
      {total > 0 && (
        <GatherMeter
          people={counted.map(({ id, name, hue, isDone }) => ({ id, name, hue, waiting: !isDone }))}
          label={missing.length > 0 ? t('group.progress.meterWaiting', { sentence, names }) : sentence}
          ringText={t('group.progress.done')}
        />
      )}
      {row && waiting.has(row.mutationId) ? (
        <Callout tone="plain">{t('group.share.offline')}</Callout>
      ) : (
        total > 0 &&
        (isOpen ? (
          <Callout>{t('group.unlock.open')}</Callout>
        ) : (
          <Callout tone="waiting">
            {only ? (
              <WithBold text={t('group.unlock.one', { name: only.name })} bold={only.name} />
            ) : (
              t('group.unlock.many', { count: missing.length, names })
            )}
          </Callout>
        ))
      )}
      <NextStep group={group} people={people} only={only} isOpen={isOpen} />
    </Card>
  );
}

/** One primary button: answer, then invite the others, then see the places. */
function NextStep({
  group,
  people,
  only,
  isOpen,
}: {
  group: GroupOnDevice;
  people: readonly GroupPerson[];
  only: GroupPerson | undefined;
  isOpen: boolean;
}) {
  const { t } = useText();
  const [isInviting, setInviting] = useState(false);
  const { groupId, session, view } = group;
  const data = view.get('group', groupId)?.data;
  const me = people.find((one) => one.id === session?.memberId);
  const mustAnswer = data && session && me && !me.isDone;
  const send = (variant: 'action' | 'plain') => (
    <Button
      variant={variant}
      onClick={() => {
        setInviting(true);
      }}
    >
      <Send className="icon" aria-hidden="true" />
      {only && only.id !== me?.id ? t('group.act.sendLinkTo', { name: only.name }) : t('group.act.sendLink')}
    </Button>
  );
  return (
    <div className={css.acts}>
      {mustAnswer ? (
        <>
          <ButtonLink variant="action" to={surveyPath(data, groupId, session.memberId)}>
            {t('group.act.answer')}
          </ButtonLink>
          {send('plain')}
        </>
      ) : isOpen ? (
        <>
          <ButtonLink variant="action" to={paths.groupRecommendations(groupId)}>
            {t('group.act.places')}
          </ButtonLink>
          {send('plain')}
        </>
      ) : !session ? (
        <>
          <ButtonLink variant="action" to={paths.groupLogin(groupId)}>
            {t('group.act.enter')}
          </ButtonLink>
          {send('plain')}
        </>
      ) : (
        send('action')
      )}
      {isInviting && (
        <Invite
          group={group}
          onClose={() => {
            setInviting(false);
          }}
        />
      )}
    </div>
  );
}
