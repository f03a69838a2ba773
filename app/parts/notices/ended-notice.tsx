import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { dismissEndedSession } from '#app/local/group/sessions.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { focusHeading, sectionOf } from '#app/ui/section-heading.ts';

/** Rule P14: this name was removed from the group, or logged out elsewhere. Says what happens to pending writes. */
export function EndedNotice({ session, groupName }: { session: StoredSession; groupName: string }) {
  const { t } = useText();
  const { run } = useWrite();
  const outbox = useOutbox(session.groupId);
  const count = outbox?.pending.filter((one) => one.actor === session.id && one.name !== 'logout').length ?? 0;
  const wasRemoved = session.why === 'removed';
  return (
    <Callout tone={wasRemoved ? 'danger' : 'neutral'} role="status">
      <div className="stack gap-2">
        <p>
          {t(wasRemoved ? 'sync.ended.removed' : 'sync.ended.loggedOut', { name: session.name, group: groupName })}
          {!wasRemoved && count > 0 && ` ${t('sync.ended.waits', { count })}`}
        </p>
        <div className="row gap-2">
          <ButtonLink variant="edge" size="small" to={paths.groupLogin(session.groupId)}>
            {t('sync.ended.login')}
          </ButtonLink>
          {count === 0 && (
            <Button
              variant="plain"
              size="small"
              onClick={(event) => {
                focusHeading(sectionOf(event.currentTarget));
                void run((device) => dismissEndedSession(device, session.id));
              }}
            >
              {t('sync.ended.dismiss')}
            </Button>
          )}
        </div>
      </div>
    </Callout>
  );
}
