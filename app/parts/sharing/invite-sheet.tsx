import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { ShareLink } from './share-link.tsx';

/** The share link: send, copy, QR. A group that is still only on this device says so. */
export function InviteSheet({ group, onClose }: { group: GroupOnDevice; onClose: () => void }) {
  const { t } = useText();
  const { groupId, stored, view, waiting } = group;
  const row = view.get('group', groupId);
  const name = row?.data.name ?? stored.name;
  const url = addressOf(paths.join(row?.data.shareUrl ?? stored.shareUrl));
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('group.share.title')}
      text={t('group.share.text')}
      closeLabel={t('common.close')}
    >
      {row && waiting.has(row.mutationId) && (
        <Callout tone="waiting" icon={null}>
          {t('group.share.offline')}
        </Callout>
      )}
      <ShareLink url={url} title={name} text={t('group.share.message', { group: name })} />
    </Sheet>
  );
}
