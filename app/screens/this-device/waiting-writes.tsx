import { bindsSession } from '#shared/protocol/mutations.ts';
import type { OutboxEntry, StoredSession } from '#app/local/device/db.ts';
import { useGroup, type GroupState } from '#app/local/group/groups.ts';
import { useSessions } from '#app/local/group/sessions.ts';
import { formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import css from './this-device.module.css';
import { useWriteWords } from './use-write-words.ts';
import { WriteIcon } from './write-words.tsx';

/** What waits in one group, in the order in which it is sent. */
export function WaitingWrites({
  groupId,
  groupName,
  entries,
  rejected,
}: {
  groupId: string;
  groupName: string;
  entries: readonly OutboxEntry[];
  rejected: readonly OutboxEntry[];
}) {
  const { t } = useText();
  const group = useGroup(groupId);
  const sessions = useSessions(groupId) ?? [];
  const why = (entry: OutboxEntry) => {
    if (rejected.some((one) => one.actor === entry.actor && bindsSession(one.name))) return t('sync.device.behind');
    return sessions.find((one) => one.id === entry.actor)?.state === 'ended' ? t('sync.device.needsLogin') : undefined;
  };
  return (
    <Card>
      <p className={`small strong ${css.group}`}>{groupName}</p>
      <ol className={`rows ${css.items}`}>
        {entries.map((entry) => (
          <WaitingWrite key={entry.mutationId} entry={entry} group={group} sessions={sessions} why={why(entry)} />
        ))}
      </ol>
    </Card>
  );
}

interface WaitingWriteProps {
  entry: OutboxEntry;
  group: GroupState;
  sessions: readonly StoredSession[];
  /** Why it is not sent now. */
  why: string | undefined;
}

function WaitingWrite({ entry, group, sessions, why }: WaitingWriteProps) {
  const { language } = useText();
  const words = useWriteWords(entry, group, sessions);
  return (
    <li>
      <span className={css.icon}>
        <WriteIcon entry={entry} />
      </span>
      <div>
        <p className="strong">{words}</p>
        <p className="small soft">{[formatTime(language, entry.madeAt), why].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
