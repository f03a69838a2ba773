import { newestAct } from '#shared/decision/history.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';

/** The trip is decided: an answer changes numbers only (decision 0018). */
export function DecidedNote({ group: { view, groupId } }: { group: Pick<GroupOnDevice, 'view' | 'groupId'> }) {
  const { t } = useText();
  return newestAct(view, groupId)?.data.kind === 'confirm' && <Callout>{t('survey.decided')}</Callout>;
}
