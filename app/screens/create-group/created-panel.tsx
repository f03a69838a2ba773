import { useEffect, useRef } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CreatedGroup } from '#app/local/group/groups.ts';
import { useWatchGroup } from '#app/local/group/watched-groups.ts';
import { InstallCard } from '#app/parts/notices/install-card.tsx';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import css from './create-group.module.css';
import { CreatedLine } from './created-line.tsx';
import { GroupCard } from './group-card.tsx';
import { InviteActs } from './invite-acts.tsx';
import { OrganizerKey } from './organizer-key.tsx';
import { QrCard } from './qr-card.tsx';

/**
 * The group is created and its creator is in: the invitation to hand on, the own answer, and the organiser's link to
 * keep.
 */
export function CreatedPanel({ group, onAnother }: { group: CreatedGroup; onAnother: () => void }) {
  const { t } = useText();
  const { groupId, shareUrl, name, createdBy, suggested } = group;
  const heading = useRef<HTMLHeadingElement>(null);
  const url = addressOf(paths.join(shareUrl));
  useWatchGroup(groupId);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`split ${css.splitCreated}`}>
      <title>{`${t('createGroup.created.title', { name })} — ${t('common.app')}`}</title>
      <div className="stack gap-5">
        <header className="stack gap-2">
          <h1 className="title-1" ref={heading} tabIndex={-1}>
            {t('createGroup.created.heading')}
          </h1>
          <CreatedLine groupId={groupId} createdBy={createdBy} />
          {suggested !== undefined && <p className="soft">{t('createGroup.suggestion.done', { place: suggested })}</p>}
        </header>
        <GroupCard name={name} createdBy={createdBy} />
        <InviteActs
          url={url}
          group={name}
          message={t('createGroup.created.message', { name: createdBy, group: name })}
        />
      </div>
      <aside className="stack gap-4">
        <Card as="section" className={css.mine} aria-labelledby="mine">
          <div className="stack gap-1">
            <h2 className="title-3" id="mine">
              {t('createGroup.created.mine')}
            </h2>
            <p className="small soft">{t('createGroup.created.mineText')}</p>
          </div>
          <ButtonLink variant="quiet" to={paths.join(shareUrl)} state={{ straight: true }}>
            {t('createGroup.created.survey')}
            <ArrowRight className="icon" aria-hidden="true" />
          </ButtonLink>
        </Card>
        <QrCard url={url} group={name} />
        <OrganizerKey group={group} />
        <p className={css.further}>
          <ButtonLink variant="plain" size="small" to={paths.group(groupId)}>
            {t('createGroup.created.manage')}
          </ButtonLink>
          <Button variant="plain" size="small" onClick={onAnother}>
            {t('createGroup.created.another')}
          </Button>
        </p>
        <InstallCard />
      </aside>
    </div>
  );
}
