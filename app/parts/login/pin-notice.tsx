import { useDismissed } from '#app/parts/notices/dismissed.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import type { PinNoticeProps } from './pin-notice-of.ts';

/** To a member without a PIN, though the group had one or requires one. */
export function PinNotice({ groupId, id, kind, name }: PinNoticeProps & { groupId: string }) {
  const { t } = useText();
  const [isDismissed, dismiss] = useDismissed(`pin/${id}/${name}`);
  if (isDismissed) return null;
  return (
    <Callout tone="waiting" role="status">
      <div className="stack gap-3">
        <p>{t(`organizer.notice.${kind}`, { name })}</p>
        <div className="row gap-2">
          <ButtonLink variant="edge" size="small" to={paths.groupSettings(groupId)}>
            {t('organizer.notice.set')}
          </ButtonLink>
          <Button variant="plain" size="small" onClick={dismiss}>
            {t('common.close')}
          </Button>
        </div>
      </div>
    </Callout>
  );
}
