import { useRef, useState } from 'react';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { removeMember, restoreMember } from '#app/local/group/organizer.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ConfirmSheet } from '#app/ui/confirm-sheet.tsx';
import { focusHeading, sectionOf } from '#app/ui/section-heading.ts';
import { showToast } from '#app/ui/toast.ts';

/** The organiser removes another member, after a question; the toast takes it back. */
export function RemoveMember({ group: { groupId }, person }: { group: GroupOnDevice; person: GroupPerson }) {
  const { t } = useText();
  const { run, error } = useWrite();
  const [isAsked, setAsked] = useState(false);
  const section = useRef<Element>(null);
  const { id, name } = person;
  const remove = () => {
    void run((device) => removeMember(device, groupId, id)).then((result) => {
      if (result.kind === 'failed') return;
      focusHeading(section.current);
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
        onClick={(event) => {
          section.current = sectionOf(event.currentTarget);
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
      {isAsked && (
        <ConfirmSheet
          title={t('organizer.members.removeAsk', { name })}
          text={t('organizer.members.removeText')}
          words={{ act: t('organizer.members.remove'), keep: t('organizer.keep'), close: t('common.close') }}
          onAct={remove}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}
