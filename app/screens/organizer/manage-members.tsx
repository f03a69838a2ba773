import { useState } from 'react';
import { lateRemovals } from '#shared/organizer/late-removals.ts';
import { duplicates } from '#shared/member/removal.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { cleanUpDuplicates, clearPin, removeMember, restoreMember, updateGroup } from '#app/local/group/organizer.ts';
import { useConnection, useOutbox } from '#app/local/outbox/sync-status.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { formatDate } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './organizer.module.css';

/** Everybody: exclude, remove and restore members, and remove duplicates. */
export function ManageMembers({ group, people }: { group: GroupOnDevice; people: readonly GroupPerson[] }) {
  const { t } = useText();
  const { run } = useWrite();
  const [question, setQuestion] = useState<{ memberId: string; about: 'remove' | 'clearPin' }>();
  const { groupId, view } = group;
  const asked = people.find((one) => one.id === question?.memberId);
  const excused = view.get('group', groupId)?.data.excused ?? [];
  const excuse = (person: GroupPerson) => {
    const next = person.isExcused ? excused.filter((id) => id !== person.id) : [...excused, person.id];
    void run((device) => updateGroup(device, groupId, { excused: next })).then((result) => {
      if (result.kind === 'failed') return;
      showToast({
        text: t(person.isExcused ? 'organizer.members.includedToast' : 'organizer.members.excusedToast', {
          name: person.name,
        }),
      });
    });
  };
  const close = () => {
    setQuestion(undefined);
  };
  const forgetPin = ({ id, name }: GroupPerson) => {
    close();
    void run((device) => clearPin(device, groupId, id)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('organizer.members.clearedPinToast', { name }) });
    });
  };
  const remove = ({ id, name }: GroupPerson) => {
    close();
    void run((device) => removeMember(device, groupId, id)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({
        text: t('organizer.members.removedToast', { name }),
        action: {
          label: t('organizer.members.undo'),
          run: () => {
            void run((device) => restoreMember(device, groupId, id));
          },
        },
      });
    });
  };
  return (
    <section className="stack" aria-labelledby="members">
      <h2 className="title-2" id="members">
        {t('organizer.members.title')}
      </h2>
      {people.length === 0 ? (
        <Card>
          <p className="small soft">{t('group.members.empty')}</p>
        </Card>
      ) : (
        <Card>
          <ul className={`rows ${css.people}`}>
            {people.map((person) => (
              <Person
                key={person.id}
                person={person}
                hasPin={view.get('member', person.id)?.data.hasPin ?? false}
                onExcuse={() => {
                  excuse(person);
                }}
                onClearPin={() => {
                  setQuestion({ memberId: person.id, about: 'clearPin' });
                }}
                onRemove={() => {
                  setQuestion({ memberId: person.id, about: 'remove' });
                }}
              />
            ))}
          </ul>
        </Card>
      )}
      <Twice group={group} />
      <Removed group={group} />
      {asked && (
        <Sheet
          open
          onClose={close}
          title={t(`organizer.members.${question?.about ?? 'remove'}Ask`, { name: asked.name })}
          text={t(`organizer.members.${question?.about ?? 'remove'}Text`)}
          closeLabel={t('common.close')}
          actions={
            <>
              <Button
                variant="destroy"
                wide
                onClick={() => {
                  (question?.about === 'clearPin' ? forgetPin : remove)(asked);
                }}
              >
                {t(`organizer.members.${question?.about ?? 'remove'}`)}
              </Button>
              <Button variant="plain" wide onClick={close}>
                {t('organizer.keep')}
              </Button>
            </>
          }
        />
      )}
    </section>
  );
}

interface PersonProps {
  person: GroupPerson;
  hasPin: boolean;
  onExcuse: () => void;
  onClearPin: () => void;
  onRemove: () => void;
}

function Person({ person, hasPin, onExcuse, onClearPin, onRemove }: PersonProps) {
  const { t } = useText();
  const { name, hue, isDone, isExcused } = person;
  return (
    <li>
      <Avatar name={name} hue={hue} waiting={!isDone} />
      <div>
        <p className="strong">
          {name}
          {person.isOrganizer && <Badge>{t('group.members.organizer')}</Badge>}
        </p>
        <p className={`small ${isDone || isExcused ? 'soft' : css.waiting}`}>
          {isExcused ? t('group.members.excused') : isDone ? t('group.members.done') : t('group.members.waiting')}
        </p>
      </div>
      <div className={css.ways}>
        {(isExcused || !isDone) && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t(isExcused ? 'organizer.members.includeAria' : 'organizer.members.excuseAria', { name })}
            onClick={onExcuse}
          >
            {t(isExcused ? 'organizer.members.include' : 'organizer.members.excuse')}
          </Button>
        )}
        {hasPin && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('organizer.members.clearPinAria', { name })}
            onClick={onClearPin}
          >
            {t('organizer.members.clearPin')}
          </Button>
        )}
        <Button
          variant="danger"
          size="small"
          aria-label={t('organizer.members.removeAria', { name })}
          onClick={onRemove}
        >
          {t('organizer.members.remove')}
        </Button>
      </div>
    </li>
  );
}

/** Duplicate names: rare (two devices at once, a restored server), so only shown when there are some. */
function Twice({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { run } = useWrite();
  const twice = duplicates(group.view);
  const cleanUp = () => {
    void run((device) => cleanUpDuplicates(device, group.groupId)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('organizer.twice.done', { count: twice.length }) });
    });
  };
  return (
    <div className="row row--between gap-2">
      <p className="small soft">
        {twice.length === 0 ? t('organizer.twice.none') : t('organizer.twice.some', { count: twice.length })}
      </p>
      {twice.length > 0 && (
        <Button variant="edge" size="small" onClick={cleanUp}>
          {t('organizer.twice.clean')}
        </Button>
      )}
    </div>
  );
}

/** Members removed in the last 7 days. The server restores them, so the list changes after its response. */
function Removed({ group }: { group: GroupOnDevice }) {
  const { t, language } = useText();
  const device = useDevice();
  const { run } = useWrite();
  const { reach } = useConnection();
  const outbox = useOutbox(group.groupId);
  const [openedAt] = useState(device.now);
  const removed = lateRemovals(group.view, openedAt);
  if (removed.length === 0) return null;
  const comesBack = (memberId: string) =>
    outbox?.pending.some(
      (one) => one.name === 'restoreMember' && (one.input as { memberId?: unknown }).memberId === memberId,
    ) ?? false;
  return (
    <div className="stack gap-3">
      <div className="stack gap-1">
        <h3 className="title-3">{t('organizer.removed.title')}</h3>
        <p className="small soft">{t('organizer.removed.text')}</p>
      </div>
      <Card>
        <ul className={`rows ${css.removed}`}>
          {removed.map(({ memberId, name, removedAt, hasLeft }) => (
            <li key={memberId}>
              <div>
                <p className="strong">{name}</p>
                <p className="note">
                  {t(hasLeft ? 'organizer.removed.left' : 'organizer.removed.out', {
                    date: formatDate(language, removedAt),
                  })}
                </p>
              </div>
              {comesBack(memberId) ? (
                <p className="small soft" role="status">
                  {t(reach === 'offline' ? 'organizer.removed.later' : 'organizer.removed.coming')}
                </p>
              ) : (
                <Button
                  variant="edge"
                  size="small"
                  aria-label={t('organizer.removed.backAria', { name })}
                  onClick={() => {
                    void run((device) => restoreMember(device, group.groupId, memberId));
                  }}
                >
                  {t('organizer.removed.back')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
