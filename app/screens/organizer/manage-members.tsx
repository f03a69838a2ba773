import { useState } from 'react';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { clearPin, removeMember, restoreMember, updateGroup } from '#app/local/group/organizer.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './organizer.module.css';
import { Callout } from '#app/ui/callout.tsx';
import { Duplicates } from './duplicates.tsx';
import { Person } from './member-row.tsx';
import { RemovedMembers } from './removed-members.tsx';

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
  const [failed, setFailed] = useState<string>();
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
    setFailed(undefined);
    void run((device) => removeMember(device, groupId, id)).then((result) => {
      if (result.kind === 'failed') {
        setFailed(name);
        return;
      }
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
      {failed !== undefined && (
        <Callout tone="danger" role="alert">
          <b>{t('organizer.refused.deleteFailed', { name: failed })}</b> <span>{t('organizer.refused.notKept')}</span>
        </Callout>
      )}
      <Duplicates group={group} />
      <RemovedMembers group={group} />
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
