import { useEffect } from 'react';
import { useResolvedGroup } from '#app/parts/login/resolve-group.tsx';
import { MissingGroup } from '#app/parts/group-page/group-states.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import type { TypedMember } from '#shared/member/form.ts';
import { JoinOpen } from './join-open.tsx';
import type { JoinView } from './join-view.ts';
import css from './join.module.css';

interface JoinGroupProps {
  shareUrl: string;
  typed: TypedMember;
  /** The button was pressed, and the join has not started yet. */
  pressed: boolean;
  onView: (view: JoinView) => void;
  onUnpress: () => void;
}

/** The part of the join page that needs this device: it finds the group and joins it. */
export function JoinGroup(props: JoinGroupProps) {
  const { t } = useText();
  const { shareUrl, onView } = props;
  const group = useResolvedGroup(shareUrl);
  const { kind } = group;
  useEffect(() => {
    if (kind === 'missing') onView({ kind: 'missing' });
    if (kind === 'unreachable') onView({ kind: 'offline' });
    if (kind === 'loading') onView({ kind: 'looking' });
  }, [kind, onView]);
  switch (group.kind) {
    case 'loading':
      return (
        <div className="stack gap-2">
          <h1 className="title-1">{t('join.heading')}</h1>
          <p className="soft" role="status">
            {t('join.looking')}
          </p>
        </div>
      );
    case 'missing':
      return (
        <div className={css.alone}>
          <MissingGroup />
        </div>
      );
    case 'unreachable':
      return (
        <div className="stack gap-3">
          <h1 className="title-1">{t('join.offline.unknownTitle')}</h1>
          <p className="soft" role="status">
            {t('join.offline.unknown')}
          </p>
          <div className="row">
            <Button onClick={group.retry}>{t('join.offline.retry')}</Button>
            <p className="note">{t('join.offline.checking')}</p>
          </div>
        </div>
      );
    case 'ready':
      return <JoinOpen {...props} group={group} />;
  }
}
