import Download from 'lucide-react/icons/download';
import { fileName } from '#shared/export/file-name.ts';
import { useDevice } from '#app/local/device/device.ts';
import { exportGroup } from '#app/local/group/export.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { jsonFile, saveFile } from '#app/parts/sharing/save-file.ts';
import { formatDate } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';

/**
 * The group will be deleted because nothing happens in it (founding decision 26): the day, and everything as a file.
 */
export function ExpiryNotice({ group, expiresAt }: { group: GroupOnDevice; expiresAt: number }) {
  const { t, language } = useText();
  const { now } = useDevice();
  return (
    <Callout tone="waiting" role="status">
      <div className="stack gap-3">
        <p>{t('group.expires.text', { date: formatDate(language, expiresAt) })}</p>
        <div>
          <Button
            variant="edge"
            size="small"
            onClick={() => {
              void saveFile(jsonFile(fileName([group.stored.name], '.json'), exportGroup(group, now())));
            }}
          >
            <Download className="icon" aria-hidden="true" />
            {t('group.expires.save')}
          </Button>
        </div>
      </div>
    </Callout>
  );
}
