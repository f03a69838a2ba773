import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { GroupFrame } from '#app/parts/group-page/group-frame.tsx';
import { LoadingGroup, UnreachableGroup } from '#app/parts/group-page/group-states.tsx';
import { useResolvedGroup } from '#app/parts/login/resolve-group.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { GroupResults } from './group-results.tsx';
import { InvalidLink } from './invalid-link.tsx';

/** Combined results, by share link, by group id, or by `?token=` / `?groupId=`. Anybody with the link may look. */
export function Results() {
  const { shareUrl, groupId } = useParams();
  const [query] = useSearchParams();
  const token = shareUrl ?? groupId ?? query.get('token') ?? query.get('groupId') ?? '';
  if (token === '')
    return (
      <Outside>
        <InvalidLink />
      </Outside>
    );
  return <ResultsOf key={token} token={token} />;
}

function ResultsOf({ token }: { token: string }) {
  const group = useResolvedGroup(token);
  switch (group.kind) {
    case 'ready':
      return (
        <GroupFrame group={group} current="results">
          <GroupResults group={group} />
        </GroupFrame>
      );
    case 'loading':
      return (
        <Outside>
          <LoadingGroup name={group.name} />
        </Outside>
      );
    case 'missing':
      return (
        <Outside>
          <InvalidLink />
        </Outside>
      );
    case 'unreachable':
      return (
        <Outside>
          <UnreachableGroup why={group.why} retry={group.retry} />
        </Outside>
      );
  }
}

function Outside({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className="wrap page">{children}</main>
    </>
  );
}
