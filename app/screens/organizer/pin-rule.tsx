import type { Data } from '#shared/kernel/rows.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { updateGroup } from '#app/local/group/organizer.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { showToast } from '#app/ui/toast.ts';

/** Whether a name alone is enough to come in (founding decision 3). */
export function PinRule({ group, data }: { group: GroupOnDevice; data: Data<'group'> }) {
  const { t } = useText();
  const { run } = useWrite();
  const change = (requiresPin: boolean) => {
    void run((device) => updateGroup(device, group.groupId, { requiresPin })).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t(requiresPin ? 'organizer.pinRule.on' : 'organizer.pinRule.off') });
    });
  };
  return (
    <section className="stack" aria-labelledby="pin-rule">
      <h2 className="title-2" id="pin-rule">
        {t('organizer.pinRule.title')}
      </h2>
      <Card>
        <Switch checked={data.requiresPin ?? false} onChange={change} text={t('organizer.pinRule.text')}>
          {t('organizer.pinRule.switch')}
        </Switch>
      </Card>
    </section>
  );
}
