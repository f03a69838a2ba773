import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { takeOverGroup } from '#app/local/group/organizer.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

/** Nobody organises the group any more: one of its members may. */
export function TakeOverCard({ session }: { session: StoredSession }) {
  const { t } = useText();
  const { runAlone, isWriting } = useWrite();
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
