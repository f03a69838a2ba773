import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import type { StoredGroup } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { forgetGroup } from '#app/local/group/forget.ts';
import { useGroup } from '#app/local/group/groups.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmSheet } from '#app/ui/confirm-sheet.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { focusHeading } from '#app/ui/section-heading.ts';
import { showToast } from '#app/ui/toast.ts';
import css from './this-device.module.css';

/** The groups on this device: member, pending writes, open, forget. */
export function SavedGroups({ groups }: { groups: readonly StoredGroup[] }) {
  const { t } = useText();
  return (
    <section className="stack gap-3" aria-labelledby="groups">
      <h2 className="title-2" id="groups">
        {t('sync.groups.title')}
      </h2>
      {groups.length === 0 ? (
        <Empty title={t('sync.groups.empty')} text={t('sync.groups.emptyText')}>
          <ButtonLink variant="quiet" to={paths.createGroup()}>
            {t('sync.groups.create')}
          </ButtonLink>
        </Empty>
      ) : (
        <Card as="ul" className={`rows ${css.items}`}>
          {groups.map((stored) => (
            <SavedGroup key={stored.groupId} stored={stored} />
          ))}
        </Card>
      )}
    </section>
  );
}

function SavedGroup({ stored }: { stored: StoredGroup }) {
  const { t } = useText();
  const state = useGroup(stored.groupId);
  const outbox = useOutbox(stored.groupId);
  const [isAsked, setAsked] = useState(false);
  const toSend = outbox?.pending.length ?? 0;
  const isStuck = toSend + (outbox?.rejected.length ?? 0) > 0;
  const facts = [
    stored.archived && t(`sync.groups.${stored.archived}`),
    state.kind === 'ready' && t('sync.groups.members', { count: state.view.list('member').length }),
    state.kind === 'ready'
      ? state.session
        ? t('sync.groups.as', { name: state.session.name })
        : t('sync.groups.notIn')
      : t('sync.groups.notHere'),
    toSend > 0 && t('sync.groups.toSend', { count: toSend }),
  ].filter(Boolean);
  return (
    <li>
      <span className={`${css.icon} ${css.ok}`}>
        <Users className="icon" aria-hidden="true" />
      </span>
      <Link className={css.open} to={paths.group(stored.groupId)}>
        <b>{stored.name}</b>
        <span className="visually-hidden"> · </span>
        <span className="small soft">{facts.join(' · ')}</span>
      </Link>
      <span className={css.end}>
        <Button
          variant="plain"
          size="icon"
          aria-label={t('sync.groups.forgetAria', { group: stored.name })}
          onClick={() => {
            setAsked(true);
          }}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </Button>
      </span>
      {isAsked && (
        <AskForget
          stored={stored}
          isOrganizer={state.kind === 'ready' && state.isOrganizer}
          isStuck={isStuck}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </li>
  );
}

function AskForget({
  stored,
  isOrganizer,
  isStuck,
  onClose,
}: {
  stored: StoredGroup;
  isOrganizer: boolean;
  isStuck: boolean;
  onClose: () => void;
}) {
  const { t } = useText();
  const { run } = useWrite();
  const group = stored.name;
  const forget = () => {
    void run((device) => forgetGroup(device, stored.groupId)).then((result) => {
      if (result.kind === 'failed') return;
      const isGone = result.value;
      if (isGone) focusHeading(document.getElementById('groups')?.parentElement);
      showToast({ text: isGone ? t('sync.groups.forgotten', { group }) : t('sync.groups.forgetWaits') });
    });
  };
  return (
    <ConfirmSheet
      title={t('sync.groups.forgetAsk', { group })}
      text={
        isStuck ? (
          t('sync.groups.forgetWaits')
        ) : (
          <>
            <p>{t(stored.archived === 'gone' ? 'sync.groups.forgetGone' : 'sync.groups.forgetText')}</p>
            {isOrganizer && stored.archived !== 'gone' && <p>{t('sync.groups.forgetOrganizer')}</p>}
          </>
        )
      }
      words={{ act: t('sync.groups.forget'), keep: t('sync.act.keep'), close: t('common.close') }}
      onAct={isStuck ? undefined : forget}
      onClose={onClose}
    />
  );
}
