import { activities } from '#shared/activity/activity.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';

export interface PinNoticeProps {
  /** What it is about: once dismissed, it is shown again only for a new cause. */
  id: string;
  kind: 'cleared' | 'required';
  name: string;
}

/** Shown to a member without a PIN: it was taken away, or the group now requires one. */
export function pinNoticeOf({ groupId, view, session }: GroupOnDevice): PinNoticeProps | undefined {
  const member = session && view.get('member', session.memberId);
  if (!member || member.data.hasPin) return undefined;
  const { name } = member.data;
  const happened = activities(view);
  const cleared = happened.find(({ data }) => data.kind === 'pinCleared' && data.subjectId === member.id);
  if (cleared) return { id: cleared.id, kind: 'cleared', name };
  if (!view.get('group', groupId)?.data.requiresPin) return undefined;
  return { id: happened.find(({ data }) => data.kind === 'pinRequired')?.id ?? groupId, kind: 'required', name };
}
