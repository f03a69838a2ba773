import { isErrorCode } from '#shared/kernel/errors.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';

const own: readonly string[] = ['changeName', 'setPin', 'leaveGroup'];

/** Rejected changes of this screen (rule P16): retry or discard. */
export function RefusedChanges({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { run } = useWrite();
  const refused =
    useOutbox(group.groupId)?.rejected.filter((one) => one.actor === 'organizer' || own.includes(one.name)) ?? [];
  return refused.map((entry) => (
    <Callout
      key={entry.mutationId}
      tone="danger"
      role="alert"
      end={
        <>
          <Button
            variant="edge"
            size="small"
            onClick={() => {
              void run((device) => retryRejected(device, entry.mutationId));
            }}
          >
            {t('sync.act.retry')}
          </Button>
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              void run((device) => discardRejected(device, entry.mutationId));
            }}
          >
            {t('sync.act.discard')}
          </Button>
        </>
      }
    >
      <b>{what(t, group, entry)}</b> <span>{why(t, entry)}</span>
    </Callout>
  ));
}

/**
 * The error catalogue of `docs/spec-table.md` names two of them: "Delete failed" with the member's name, "Cleanup
 * failed".
 */
function what(t: Translate, { view }: GroupOnDevice, { name, input }: OutboxEntry): string {
  if (name === 'cleanUpDuplicates') return t('organizer.refused.cleanupFailed');
  const member = name === 'removeMember' ? view.get('member', (input as { memberId: string }).memberId) : undefined;
  return member ? t('organizer.refused.deleteFailed', { name: member.data.name }) : t('organizer.refused.title');
}

function why(t: Translate, { name, code, input }: OutboxEntry): string {
  if (name === 'changeName' && code === 'name_taken')
    return t('organizer.name.taken', { name: (input as InputOf<'changeName'>).name });
  if (code === 'conflict') return t('organizer.refused.conflict');
  if (name === 'restoreMember' && code === 'name_taken') return t('organizer.refused.nameTaken');
  if (name === 'restoreMember' && code === 'member_not_found') return t('organizer.refused.tooLate');
  return t(`errors.${isErrorCode(code) ? code : 'quarantined'}`);
}
