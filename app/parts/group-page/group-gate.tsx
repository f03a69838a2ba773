import { memo, startTransition, useEffect, useState, type ReactNode } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { LoadingGroup, UnreachableGroup } from './group-states.tsx';
import { useResolvedGroup } from '#app/parts/login/resolve-group.tsx';
import { Coming } from '#app/ui/coming.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';

/** What the server has said of a link: by then there is a network, and mostly nobody sees it. */
const MissingGroup = laterPart(() => import('./no-group.tsx').then((m) => m.MissingGroup));
const GoneGroup = laterPart(() => import('./no-group.tsx').then((m) => m.GoneGroup));

type Draw = (group: GroupOnDevice) => ReactNode;

interface GroupGateProps {
  token: string;
  /** The screen is there to write: of a deleted group it shows that alone. */
  writes?: boolean;
  children: Draw;
}

/** Draws a group's screen as soon as the group is on this device, and otherwise shows the reason. */
export function GroupGate({ token, writes = false, children }: GroupGateProps) {
  const group = useResolvedGroup(token);
  const isDrawn = useDrawn(group.kind === 'ready');
  const isGone = group.kind === 'ready' && writes && group.stored.archived === 'gone';
  if (group.kind === 'ready' && !isGone && isDrawn) return <Drawn group={group} draw={children} />;
  return (
    <>
      <SiteHeader />
      <main className="wrap page">
        {group.kind === 'loading' && <LoadingGroup name={group.name} />}
        {group.kind === 'ready' && !isGone && <LoadingGroup name={group.stored.name} />}
        <Coming height="24rem">
          {group.kind === 'missing' && <MissingGroup retry={group.retry} />}
          {isGone && <GoneGroup group={group} />}
        </Coming>
        {group.kind === 'unreachable' && <UnreachableGroup why={group.why} retry={group.retry} />}
      </main>
    </>
  );
}

/** Not anew where only the gate has changed: the group is the same until a row of it is another. */
const Drawn = memo(function Drawn({ group, draw }: { group: GroupOnDevice; draw: Draw }) {
  return draw(group);
});

/** A group's screen is long: the first time it is drawn in pieces, between which the browser answers. */
function useDrawn(isReady: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isReady);
  useEffect(() => {
    if (isReady)
      startTransition(() => {
        setDrawn(true);
      });
  }, [isReady]);
  return isDrawn;
}
