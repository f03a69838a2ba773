import { useState } from 'react';
import { lateRemovals } from '#shared/organizer/late-removals.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { restoreMember } from '#app/local/group/organizer.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { formatDate } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import css from './organizer.module.css';

/** Members removed in the last 7 days. The server restores them, so the list changes after its response. */
export function RemovedMembers({ group }: { group: GroupOnDevice }) {
  const { t, language } = useText();
  const device = useDevice();
  const { run } = useWrite();
  const reach = useReach();
  const outbox = useOutbox(group.groupId);
  const [openedAt] = useState(device.now);
  const removed = lateRemovals(group.view, openedAt);
  if (removed.length === 0) return null;
  const comesBack = (memberId: string) =>
    outbox?.pending.some(
      (one) => one.name === 'restoreMember' && (one.input as { memberId?: unknown }).memberId === memberId,
    ) ?? false;
  return (
    <div className="stack gap-3">
      <div className="stack gap-1">
        <h3 className="title-3">{t('organizer.removed.title')}</h3>
        <p className="small soft">{t('organizer.removed.text')}</p>
      </div>
      <Card>
        <ul className={`rows ${css.removed}`}>
          {removed.map(({ memberId, name, removedAt, hasLeft }) => (
            <li key={memberId}>
              <div>
                <p className="strong">{name}</p>
                <p className="note">
                  {t(hasLeft ? 'organizer.removed.left' : 'organizer.removed.out', {
                    date: formatDate(language, removedAt),
                  })}
                </p>
              </div>
              {comesBack(memberId) ? (
                <p className="small soft" role="status">
                  {t(reach === 'offline' ? 'organizer.removed.later' : 'organizer.removed.coming')}
                </p>
              ) : (
                <Button
                  variant="edge"
                  size="small"
                  aria-label={t('organizer.removed.backAria', { name })}
                  onClick={() => {
                    void run((device) => restoreMember(device, group.groupId, memberId));
                  }}
                >
                  {t('organizer.removed.back')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
