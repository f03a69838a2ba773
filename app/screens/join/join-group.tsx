import { useEffect } from 'react';
import type { TypedMember } from '#shared/member/form.ts';
import { useAskForGroup, useResolvedGroup } from '#app/parts/login/resolve-group.tsx';
import { JoinOpen } from './join-open.tsx';
import { useEarlyJoin } from './use-early-join.ts';
import type { JoinActs, JoinView } from './join-view.ts';

interface JoinGroupProps {
  shareUrl: string;
  typed: TypedMember;
  /** The button was pressed, and the join has not started yet. */
  pressed: boolean;
  onActs: (acts: JoinActs) => void;
  onView: (view: JoinView) => void;
  onUnpress: () => void;
}

/**
 * The part of the join page that needs this device: it finds the group and joins it. What is to be shown it hands to
 * the page.
 */
export function JoinGroup(props: JoinGroupProps) {
  const { shareUrl, onView } = props;
  const group = useResolvedGroup(shareUrl);
  const { kind } = group;
  const archived = group.kind === 'ready' ? group.stored.archived : undefined;
  // Such a device hears no more of the group, also not that it was deleted.
  const asked = useAskForGroup(shareUrl, archived === 'removed' || archived === 'closed');
  const isGone = archived === 'gone' || (archived !== undefined && asked.kind === 'missing');
  const isOut = group.kind === 'unreachable';
  const retry = isOut || group.kind === 'missing' ? group.retry : undefined;
  const isBusy = group.kind === 'unreachable' && group.why === 'busy';
  const { problem, hasFailed } = useEarlyJoin(shareUrl, isOut, props);
  useEffect(() => {
    if (kind === 'missing' || isGone) onView({ kind: 'missing', retry });
    if (kind === 'loading') onView({ kind: 'looking' });
    if (isOut && retry) onView({ kind: 'offline', isBusy, retry, problem, hasFailed });
  }, [kind, isGone, isOut, isBusy, retry, problem, hasFailed, onView]);
  return group.kind === 'ready' && !isGone && <JoinOpen {...props} group={group} />;
}
