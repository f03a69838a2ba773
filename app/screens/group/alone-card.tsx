import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Send from 'lucide-react/icons/send';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { useCopy } from '#app/parts/sharing/use-copy.ts';
import { Invite } from '#app/parts/sharing/invite.tsx';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import { DueLine } from './due-line.tsx';
import css from './group.module.css';

/** One person alone: the own answer, and the link for the friends. Nothing is counted yet. */
export function AloneCard({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const { t } = useText();
  const [isInviting, setInviting] = useState(false);
  const { groupId, session, view, waiting } = group;
  const { people, data } = trip.overview;
  const { outcome, copy } = useCopy(addressOf(paths.join(data.shareUrl)));
  const me = people.find((one) => one.id === session?.memberId);
  const isMineFirst = session !== undefined && me !== undefined && !me.isDone;
  const row = view.get('group', groupId);
  return (
    <Card as="section" className="stack" aria-label={t('trip.faces.label')}>
      {people.length > 0 && (
        <GatherMeter
          people={people.map(({ id, name, hue, isDone }) => ({ id, name, hue, waiting: !isDone }))}
          label={t('trip.route.alone')}
          ringText={t('group.progress.done')}
        />
      )}
      {row && waiting.has(row.mutationId) && <Callout tone="plain">{t('group.share.offline')}</Callout>}
      {group.stored.archived !== 'gone' && (
        <div className={css.acts}>
          {isMineFirst ? (
            <ButtonLink variant="action" to={surveyPath(data, groupId, session.memberId)}>
              {t('group.act.answer')}
            </ButtonLink>
          ) : (
            !session && (
              <ButtonLink variant="action" to={paths.groupLogin(groupId)}>
                {t('group.act.enter')}
              </ButtonLink>
            )
          )}
          <Button
            variant={isMineFirst || !session ? 'edge' : 'action'}
            onClick={() => {
              setInviting(true);
            }}
          >
            <Send className="icon" aria-hidden="true" />
            {t('group.act.sendLink')}
          </Button>
          <Button variant="plain" onClick={() => void copy()}>
            <Copy className="icon" aria-hidden="true" />
            {t(outcome === 'copied' ? 'common.share.copied' : 'common.share.copy')}
          </Button>
          <span className="visually-hidden" role="status">
            {outcome === 'copied' && t('common.share.copied')}
          </span>
        </div>
      )}
      <DueLine group={group} trip={trip} />
      {isInviting && (
        <Invite
          group={group}
          onClose={() => {
            setInviting(false);
          }}
        />
      )}
    </Card>
  );
}
