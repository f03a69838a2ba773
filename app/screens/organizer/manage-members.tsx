import { useState } from 'react';
import { useWrite } from '#app/local/device/use-write.ts';
import { useContacts } from '#app/local/group/contacts.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { clearPin, updateGroup } from '#app/local/group/organizer.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { ConfirmSheet } from '#app/ui/confirm-sheet.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './organizer.module.css';
import { Duplicates } from '#app/parts/managing/duplicates.tsx';
import { RemoveMember } from '#app/parts/managing/remove-member.tsx';
import { Person } from './member-row.tsx';
import { RemovedMembers } from './removed-members.tsx';

/** Everybody: exclude, remove and restore members, and remove duplicates. */
export function ManageMembers({ group, people }: { group: GroupOnDevice; people: readonly GroupPerson[] }) {
  const { t } = useText();
  const { run } = useWrite();
  const [question, setQuestion] = useState<string>();
  const { groupId, view } = group;
  const contacts = useContacts(groupId);
  const asked = people.find((one) => one.id === question);
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
  const forgetPin = ({ id, name }: GroupPerson) => {
    void run((device) => clearPin(device, groupId, id)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('organizer.members.clearedPinToast', { name }) });
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
                email={contacts.get(person.id)}
                hasPin={view.get('member', person.id)?.data.hasPin ?? false}
                onExcuse={() => {
                  excuse(person);
                }}
                onClearPin={() => {
                  setQuestion(person.id);
                }}
                removal={<RemoveMember group={group} person={person} />}
              />
            ))}
          </ul>
        </Card>
      )}
      <Duplicates group={group} />
      <RemovedMembers group={group} />
      {asked && (
        <ConfirmSheet
          title={t('organizer.members.clearPinAsk', { name: asked.name })}
          text={t('organizer.members.clearPinText')}
          words={{ act: t('organizer.members.clearPin'), keep: t('organizer.keep'), close: t('common.close') }}
          onAct={() => {
            forgetPin(asked);
          }}
          onClose={() => {
            setQuestion(undefined);
          }}
        />
      )}
    </section>
  );
}
