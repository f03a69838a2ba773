import { useEffect, useRef } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import KeyRound from 'lucide-react/icons/key-round';
import type { CreatedGroup } from '#app/local/group/groups.ts';
import { useWatchGroup } from '#app/local/group/watched-groups.ts';
import { InstallCard } from '#app/parts/notices/install-card.tsx';
import { ShareLink } from '#app/parts/sharing/share-link.tsx';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { ChatPreview } from './chat-preview.tsx';
import css from './create-group.module.css';
import { StillHere } from './still-here.tsx';

/** The group is created: its link to share, and the next steps. */
export function CreatedPanel({ group, onAnother }: { group: CreatedGroup; onAnother: () => void }) {
  const { t } = useText();
  const { groupId, shareUrl, name, createdBy } = group;
  const heading = useRef<HTMLHeadingElement>(null);
  useWatchGroup(groupId);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`split ${css.splitCreated}`}>
      <title>{`${t('createGroup.created.title', { name })} — ${t('common.app')}`}</title>
      <div className="stack gap-8">
        <header className="stack gap-2">
          <Badge tone="done">{t('createGroup.created.badge')}</Badge>
          <h1 className={`title-1 ${css.lines}`} ref={heading} tabIndex={-1}>
            {t('createGroup.created.heading', { name })}
          </h1>
          <p className="soft">{t('createGroup.created.lead')}</p>
        </header>
        <StillHere groupId={groupId} />
        <Card as="section" aria-labelledby="invite-link">
          <ShareLink
            url={`${location.origin}${paths.join(shareUrl)}`}
            title={name}
            text={t('createGroup.created.shareText')}
          >
            <h2 className="title-3" id="invite-link">
              {t('createGroup.created.link')}
            </h2>
          </ShareLink>
        </Card>
        <section className="stack gap-3" aria-labelledby="next">
          <h2 className="title-3" id="next">
            {t('createGroup.created.next')}
          </h2>
          <div className={css.next}>
            <ButtonLink variant="quiet" to={paths.join(shareUrl)} state={{ name: createdBy }}>
              {t('createGroup.created.survey')}
              <ArrowRight className="icon" aria-hidden="true" />
            </ButtonLink>
            <ButtonLink to={paths.group(groupId)}>{t('createGroup.created.manage')}</ButtonLink>
            <Button variant="plain" onClick={onAnother}>
              {t('createGroup.created.another')}
            </Button>
          </div>
        </section>
      </div>
      <aside className="stack gap-6">
        <InstallCard />
        <ChatPreview name={name} />
        <Callout tone="plain" icon={<KeyRound className="icon" aria-hidden="true" />}>
          <b className={css.ink}>{t('createGroup.created.key')}</b>
          <p>{t('createGroup.created.keyText')}</p>
        </Callout>
      </aside>
    </div>
  );
}
