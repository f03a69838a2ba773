import { takeOverFrom } from '#shared/organizer/take-over.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { takeOverGroup } from '#app/local/group/organizer.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

/** Nobody organises the group any more: its members may, one of them. */
export function TakeOverCard({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { now } = useDevice();
  const { runAlone, isWriting } = useWrite();
  const { session, view, groupId, isOrganizer } = group;
  const from = takeOverFrom(view, groupId);
  if (!session || isOrganizer || from === undefined || from > now()) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="take-over">
      <div className="stack gap-1">
        <h2 className="title-3" id="take-over">
          {t('group.takeOver.title')}
        </h2>
        <p className="small soft">{t('group.takeOver.text')}</p>
      </div>
      <Button variant="edge" busy={isWriting} onClick={() => void runAlone((device) => takeOverGroup(device, session))}>
        {t('group.takeOver.button')}
      </Button>
    </Card>
  );
}
