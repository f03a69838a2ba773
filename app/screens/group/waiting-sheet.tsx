import { useState } from 'react';
import Send from 'lucide-react/icons/send';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { namesPhrase } from '#app/parts/trip/names-phrase.ts';
import { RemindSheet } from '#app/parts/trip/remind-sheet.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';

const LoginAs = laterSheet(() => import('./login-as.tsx').then((m) => m.LoginAs));

/** Somebody who has not answered: remind them; the organiser can answer in their name. */
export function WaitingSheet({
  group,
  person,
  onClose,
}: {
  group: GroupOnDevice;
  person: GroupPerson;
  onClose: () => void;
}) {
  const { t } = useText();
  const [next, setNext] = useState<'remind' | 'answer'>();
  if (next === 'remind')
    return (
      <RemindSheet
        group={group}
        people={[person]}
        text={t('trip.remind.text', { names: namesPhrase(t, [person.name]) })}
        onClose={onClose}
      />
    );
  if (next === 'answer') return <LoginAs group={group} person={person} onClose={onClose} />;
  const isMe = group.session?.memberId === person.id;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('trip.faces.notYet', { name: person.name })}
      closeLabel={t('common.close')}
      actions={
        isMe ? undefined : (
          <>
            <Button
              variant="action"
              wide
              onClick={() => {
                setNext('remind');
              }}
            >
              <Send className="icon" aria-hidden="true" />
              {t('trip.remind.button', { names: namesPhrase(t, [person.name]) })}
            </Button>
            {group.isOrganizer && (
              <Button
                variant="plain"
                wide
                onClick={() => {
                  setNext('answer');
                }}
              >
                {t('trip.faces.answerFor')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
