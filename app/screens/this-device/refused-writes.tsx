import { useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { bindsSession } from '#shared/protocol/mutations.ts';
import { isErrorCode } from '#shared/kernel/errors.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { exportWrite } from '#app/local/group/export.ts';
import { useGroup, type GroupState } from '#app/local/group/groups.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { lacksCode, retryRejected } from '#app/local/outbox/rejected.ts';
import { useSessions } from '#app/local/group/sessions.ts';
import { requestSendNow, useOutbox } from '#app/local/outbox/sync-status.ts';
import { RefusedJoin } from '#app/parts/login/refused-join.tsx';
import { jsonFile, saveFile } from '#app/parts/sharing/save-file.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatDate, formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Coming } from '#app/ui/coming.tsx';
import { ConfirmSheet } from '#app/ui/confirm-sheet.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './this-device.module.css';
import { useWriteWords } from './use-write-words.ts';

const RetryWithCode = laterPart(() => import('#app/parts/managing/retry-with-code.tsx').then((m) => m.RetryWithCode));

/** Rule P16: rejected writes of one group stay here until they are retried, edited, exported or discarded. */
export function RefusedWrites({
  groupId,
  groupName,
  entries,
}: {
  groupId: string;
  groupName: string;
  entries: readonly OutboxEntry[];
}) {
  const group = useGroup(groupId);
  return entries.map((entry) => (
    <RefusedWrite key={entry.mutationId} entry={entry} group={group} groupName={groupName} />
  ));
}

function RefusedWrite({ entry, group, groupName }: { entry: OutboxEntry; group: GroupState; groupName: string }) {
  const { t, language } = useText();
  const { run } = useWrite();
  const sessions = useSessions(entry.groupId) ?? [];
  const [isAsked, setAsked] = useState(false);
  const words = useWriteWords(entry, group, sessions);
  const ask = isAsked && (
    <AskDiscard
      entry={entry}
      words={words}
      onClose={() => {
        setAsked(false);
      }}
    />
  );
  const ways = (
    <>
      <Button
        variant="plain"
        size="small"
        onClick={() => {
          void saveFile(jsonFile(`moyeo-${entry.name}.json`, exportWrite(entry)));
        }}
      >
        <Download className="icon" aria-hidden="true" />
        {t('sync.act.export')}
      </Button>
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          setAsked(true);
        }}
      >
        <Trash2 className="icon" aria-hidden="true" />
        {t('sync.act.discard')}
      </Button>
    </>
  );
  // The name is taken: this card has its own actions.
  if (group.kind === 'ready' && entry.name === 'joinGroup' && entry.code === 'name_taken') {
    return (
      <RefusedJoin entry={entry} group={group}>
        <div className={css.acts}>{ways}</div>
        {ask}
      </RefusedJoin>
    );
  }
  const edit = editPath(entry, group);
  return (
    <Card as="article" className={css.refused}>
      <div className={css.line}>
        <span className={`${css.icon} ${css.bad}`}>
          <CircleAlert className="icon" aria-hidden="true" />
        </span>
        <div>
          <h3 className="strong">{words}</h3>
          <p className="small soft">
            {[groupName, `${formatDate(language, entry.madeAt)} ${formatTime(language, entry.madeAt)}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <p className={css.why}>{t(`errors.${isErrorCode(entry.code) ? entry.code : 'quarantined'}`)}</p>
      {lacksCode(entry) && (
        <Coming height="8rem">
          <RetryWithCode entry={entry} />
        </Coming>
      )}
      <div className={css.acts}>
        {edit && (
          <ButtonLink variant="quiet" size="small" to={edit}>
            <Pencil className="icon" aria-hidden="true" />
            {t('sync.act.edit')}
          </ButtonLink>
        )}
        {!lacksCode(entry) && (
          <Button
            variant="edge"
            size="small"
            onClick={() => {
              void run((device) => retryRejected(device, entry.mutationId)).then((result) => {
                // Of a member who was removed the server is asked first; nothing else on the page would change.
                if (result.kind !== 'written' || entry.code !== 'member_removed') return;
                requestSendNow();
                showToast({ text: t('sync.device.asked') });
              });
            }}
          >
            <RotateCcw className="icon" aria-hidden="true" />
            {t('sync.act.retry')}
          </Button>
        )}
        {ways}
      </div>
      {ask}
    </Card>
  );
}

function AskDiscard({ entry, words, onClose }: { entry: OutboxEntry; words: string; onClose: () => void }) {
  const { t } = useText();
  const { run } = useWrite();
  const outbox = useOutbox(entry.groupId);
  const behind = bindsSession(entry.name)
    ? (outbox?.pending.filter((one) => one.actor === entry.actor).length ?? 0)
    : 0;
  const discard = () => {
    void run((device) => discardRejected(device, entry.mutationId)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('sync.discard.done') });
    });
  };
  return (
    <ConfirmSheet
      title={t('sync.discard.title')}
      text={[words, t('sync.discard.text'), behind > 0 && t('sync.discard.behind', { count: behind })]
        .filter(Boolean)
        .map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
      words={{ act: t('sync.act.discard'), keep: t('sync.act.keep'), close: t('common.close') }}
      onAct={discard}
      onClose={onClose}
    />
  );
}

/** The page where the rejected write can be made again. */
function editPath(entry: OutboxEntry, group: GroupState): string | undefined {
  if (group.kind !== 'ready') return undefined;
  if (entry.name === 'saveSimpleResponse') return paths.preferences(group.stored.shareUrl);
  if (entry.name === 'savePreference' && entry.memberId) return paths.memberPreferences(entry.groupId, entry.memberId);
  if (entry.name === 'saveCustomResponse' && entry.memberId) return paths.customSurvey(entry.groupId, entry.memberId);
  if (entry.name === 'addMember') return `${paths.group(entry.groupId)}#add`;
  return undefined;
}
