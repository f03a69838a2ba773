import { useEffect, useState } from 'react';
import { isSameChoice } from '#shared/decision/history.ts';
import { decideInput, type DecisionAct } from '#shared/decision/schema.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { reportWriteFailure, useWrite } from '#app/local/device/use-write.ts';
import { useDevice } from '#app/local/device/device.ts';
import { dropSameAct, useLateActs } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import css from './group.module.css';

/** Another device of the organiser decided first: the same choice is dropped in silence, a different one is a question. */
export function LateActs({ group, present }: { group: GroupOnDevice; present: Row<'decision'> | undefined }) {
  const { t } = useText();
  const device = useDevice();
  const { runAlone } = useWrite();
  // Closed without a choice: it is asked again when the home is opened.
  const [later, setLater] = useState<string>();
  const [entry] = useLateActs(group.groupId);
  const act = entry && decideInput.safeParse(entry.input).data;
  const id = entry?.mutationId;
  const isSame = act !== undefined && present !== undefined && isSameChoice(act, present.data);
  useEffect(() => {
    if (!isSame || id === undefined) return;
    dropSameAct(device, group.groupId, id).catch((problem: unknown) => {
      reportWriteFailure(device, problem);
    });
  }, [device, group.groupId, id, isSame]);
  if (!act || id === undefined || id === later || !present || isSame) return null;
  const keep = () => {
    void runAlone((on) => discardRejected(on, id));
  };
  return (
    <Sheet
      open
      onClose={() => {
        setLater(id);
      }}
      title={t('trip.conflict.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="action" wide onClick={keep}>
            {t('trip.conflict.keep')}
          </Button>
          <Button variant="edge" wide onClick={() => void runAlone((on) => retryRejected(on, id))}>
            {t('trip.conflict.replace')}
          </Button>
        </>
      }
    >
      <dl className={css.both}>
        <Choice name={t('trip.conflict.first')} act={present.data} />
        <Choice name={t('trip.conflict.mine')} act={act} />
      </dl>
    </Sheet>
  );
}

function Choice({
  name,
  act: { dates, place, kind },
}: {
  name: string;
  act: Pick<DecisionAct, 'dates' | 'place' | 'kind'>;
}) {
  const { t, language } = useText();
  const range = dates && formatRange(language, dates);
  return (
    <div>
      <dt className="small soft">{name}</dt>
      <dd className="strong">
        {kind === 'reopen'
          ? t('trip.again.button')
          : range && place
            ? t('trip.our.titleBoth', { range, place: place.name })
            : (range ?? place?.name ?? t('trip.history.open'))}
      </dd>
    </div>
  );
}
