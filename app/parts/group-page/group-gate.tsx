import type { ReactNode } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { LoadingGroup, MissingGroup, UnreachableGroup } from './group-states.tsx';
import { useResolvedGroup } from '#app/parts/login/resolve-group.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';

/** Draws a group's screen as soon as the group is on this device, and otherwise shows the reason. */
export function GroupGate({ token, children }: { token: string; children: (group: GroupOnDevice) => ReactNode }) {
  const group = useResolvedGroup(token);
  if (group.kind === 'ready') return children(group);
  return (
    <>
      <SiteHeader />
      <main className="wrap page">
        {group.kind === 'loading' && <LoadingGroup />}
        {group.kind === 'missing' && <MissingGroup />}
        {group.kind === 'unreachable' && <UnreachableGroup why={group.why} retry={group.retry} />}
      </main>
    </>
  );
}
