import type { ReactNode } from 'react';
import Download from 'lucide-react/icons/download';
import { useOpenDrafts } from '#app/local/answers/open-drafts.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { exportDevice } from '#app/local/group/export.ts';
import { useGroupsOnDevice } from '#app/local/group/groups.ts';
import { useEndedSessions } from '#app/local/group/sessions.ts';
import { useWaitingJoins } from '#app/local/group/waiting-joins.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { EndedNotice } from '#app/parts/notices/ended-notice.tsx';
import { PushAll } from '#app/parts/push/push-all.tsx';
import { jsonFile, saveFile } from '#app/parts/sharing/save-file.ts';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import { Room } from './room.tsx';
import { SavedGroups } from './saved-groups.tsx';
import { SendingCard } from './sending-card.tsx';
import css from './this-device.module.css';
import { RefusedWrites } from './refused-writes.tsx';
import { WaitingJoins } from './waiting-joins.tsx';
import { WaitingWrites } from './waiting-writes.tsx';

/** Data on this device, pending and rejected writes; also the page shown without a network. */
export function ThisDevice() {
  const { t } = useText();
  const { run } = useWrite();
  const groups = useGroupsOnDevice();
  const outbox = useOutbox();
  const ended = useEndedSessions() ?? [];
  const joins = useWaitingJoins() ?? [];
  const drafts = useOpenDrafts();
  const pending = outbox?.pending ?? [];
  const rejected = outbox?.rejected ?? [];
  const nameOf = (groupId: string) => groups?.find((one) => one.groupId === groupId)?.name ?? '';
  const groupIds = (entries: typeof pending) => [...new Set(entries.map((one) => one.groupId))];
  return (
    <>
      <title>{t('sync.device.title')}</title>
      <SiteHeader />
      <main className={`wrap page ${css.page}`}>
        <header className={`stack gap-2 ${css.head}`}>
          <h1 className="title-1">{t('sync.device.heading')}</h1>
          <p className="soft">{t('sync.device.text')}</p>
        </header>
        {/* Whole at once: what is read from this device a moment later would move the rest. */}
        {outbox && groups && drafts && (
          <div className="split">
            <div className="stack gap-8">
              <SendingCard count={pending.length + joins.length} refused={rejected.length} drafts={drafts.length} />
              {ended.map((session) => (
                <EndedNotice key={session.id} session={session} groupName={nameOf(session.groupId)} />
              ))}
              {rejected.length > 0 && (
                <Writes id="refused" title={t('sync.device.refused')} tone="danger" count={rejected.length}>
                  {groupIds(rejected).map((groupId) => (
                    <RefusedWrites
                      key={groupId}
                      groupId={groupId}
                      groupName={nameOf(groupId)}
                      entries={rejected.filter((one) => one.groupId === groupId)}
                    />
                  ))}
                </Writes>
              )}
              {drafts.length > 0 && (
                <Writes id="drafts" title={t('sync.device.drafts')} tone="waiting" count={drafts.length}>
                  <OpenDrafts drafts={drafts} />
                </Writes>
              )}
              {pending.length + joins.length > 0 && (
                <Writes
                  id="waiting"
                  title={t('sync.device.waiting')}
                  tone="waiting"
                  count={pending.length + joins.length}
                >
                  {joins.length > 0 && <WaitingJoins joins={joins} />}
                  {groupIds(pending).map((groupId) => (
                    <WaitingWrites
                      key={groupId}
                      groupId={groupId}
                      groupName={nameOf(groupId)}
                      entries={pending.filter((one) => one.groupId === groupId)}
                      rejected={rejected}
                    />
                  ))}
                  <p className="note">{t('sync.device.order')}</p>
                </Writes>
              )}
            </div>
            <div className="stack gap-8">
              <SavedGroups groups={groups} />
              <Card as="section" className="stack gap-2" aria-labelledby="offline">
                <h2 className="title-3" id="offline">
                  {t('sync.offline.title')}
                </h2>
                <p className="small soft">{t('sync.offline.can')}</p>
                <p className="small soft">{t('sync.offline.cannot')}</p>
              </Card>
              <Button
                variant="edge"
                wide
                onClick={() => {
                  void run(async (device) => saveFile(jsonFile('moyeo.json', await exportDevice(device))));
                }}
              >
                <Download className="icon" aria-hidden="true" />
                {t('sync.exportAll')}
              </Button>
              <PushAll />
              <Room />
            </div>
          </div>
        )}
      </main>
    </>
  );
}

function Writes({
  id,
  title,
  tone,
  count,
  children,
}: {
  id: string;
  title: string;
  tone: 'danger' | 'waiting';
  count: number;
  children: ReactNode;
}) {
  const { t } = useText();
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <div className="row row--between">
        <h2 className="title-2" id={id}>
          {title}
        </h2>
        <Badge tone={tone}>{t('sync.device.count', { count })}</Badge>
      </div>
      {children}
    </section>
  );
}
