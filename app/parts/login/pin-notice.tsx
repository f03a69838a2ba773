import { activities } from '#shared/activity/activity.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { useDismissed } from '#app/parts/notices/dismissed.ts';

interface PinNoticeProps {
  /** What it is about: once dismissed, it is shown again only for a new cause. */
  id: string;
  kind: 'cleared' | 'required';
  name: string;
}

/** Shown to a member without a PIN: it was taken away, or the group now requires one. */
export function pinNotice({ groupId, view, session }: GroupOnDevice): PinNoticeProps | undefined {
  const member = session && view.get('member', session.memberId);
  if (!member || member.data.hasPin) return undefined;
  const { name } = member.data;
  const happened = activities(view);
  const cleared = happened.find(({ data }) => data.kind === 'pinCleared' && data.subjectId === member.id);
  if (cleared) return { id: cleared.id, kind: 'cleared', name };
  if (!view.get('group', groupId)?.data.requiresPin) return undefined;
  return { id: happened.find(({ data }) => data.kind === 'pinRequired')?.id ?? groupId, kind: 'required', name };
}

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
