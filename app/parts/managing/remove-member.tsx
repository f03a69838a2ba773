import { useState } from 'react';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { removeMember, restoreMember } from '#app/local/group/organizer.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { showToast } from '#app/ui/toast.ts';

/** The organiser removes a member, after a question; the toast takes it back. */
export function RemoveMember({ group: { groupId }, person }: { group: GroupOnDevice; person: GroupPerson }) {
  const { t } = useText();
  const { run, error } = useWrite();
  const [isAsked, setAsked] = useState(false);
  const { id, name } = person;
  const close = () => {
    setAsked(false);
  };
  const remove = () => {
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
    <>
      <Button
        variant="danger"
        size="small"
        aria-label={t('organizer.members.removeAria', { name })}
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('organizer.members.remove')}
      </Button>
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          <b>{t('organizer.refused.deleteFailed', { name })}</b> <span>{t('organizer.refused.notKept')}</span>
        </Callout>
      )}
      <Sheet
        open={isAsked}
        onClose={close}
        title={t('organizer.members.removeAsk', { name })}
        text={t('organizer.members.removeText')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="destroy" wide onClick={remove}>
              {t('organizer.members.remove')}
            </Button>
            <Button variant="plain" wide onClick={close}>
              {t('organizer.keep')}
            </Button>
          </>
        }
      />
    </>
  );
}
