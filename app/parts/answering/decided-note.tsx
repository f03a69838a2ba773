import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { isVotingOver } from '#app/parts/votes/is-voting-over.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';

/** The trip is decided: an answer changes numbers only (decision 0018). */
export function DecidedNote({ group }: { group: Pick<GroupOnDevice, 'view' | 'groupId'> }) {
  const { t } = useText();
  return isVotingOver(group) && <Callout>{t('survey.decided')}</Callout>;
}
