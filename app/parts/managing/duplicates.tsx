import { duplicates } from '#shared/member/removal.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { cleanUpDuplicates } from '#app/local/group/organizer.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { Callout } from '#app/ui/callout.tsx';

/** Duplicate names: rare (two devices at once, a restored server), so only shown when there are some. */
export function Duplicates({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { run, error } = useWrite();
  const twice = duplicates(group.view);
  const cleanUp = () => {
    void run((device) => cleanUpDuplicates(device, group.groupId)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('organizer.twice.done', { count: twice.length }) });
    });
  };
  return (
    <>
      {twice.length > 0 && (
        <div className="row row--between gap-2">
          <p className="small soft">{t('organizer.twice.some', { count: twice.length })}</p>
          <Button variant="edge" size="small" onClick={cleanUp}>
            {t('organizer.twice.clean')}
          </Button>
        </div>
      )}
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          <b>{t('organizer.refused.cleanupFailed')}</b> <span>{t('organizer.refused.notKept')}</span>
        </Callout>
      )}
    </>
  );
}
