import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share';
import { activities } from '#shared/activity/activity.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { noteReminder } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { copyText } from '#app/parts/sharing/copy-text.ts';
import { share } from '#app/parts/sharing/share-sheet.ts';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { showToast } from '#app/ui/toast.ts';
import type { GroupPerson } from './group-people.ts';
import { namesPhrase } from './names-phrase.ts';
import css from './remind-sheet.module.css';

const dayMs = 24 * 60 * 60 * 1000;

/** A message for the group's chat, with the link. It is sent by the device's share sheet, or copied. */
export function RemindSheet({
  group,
  people,
  text: textFor,
  onClose,
}: {
  group: GroupOnDevice;
  /** Whom it is for. */
  people: readonly GroupPerson[];
  /** The message, by the names of those it is for. */
  text: string | ((names: string) => string);
  onClose: () => void;
}) {
  const { t } = useText();
  const { now } = useDevice();
  const { run } = useWrite();
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<string>();
  const chosen = people.filter((one) => !without.has(one.id));
  const names = namesPhrase(
    t,
    chosen.map((one) => one.name),
  );
  const message = typed ?? (typeof textFor === 'string' ? textFor : textFor(names));
  const { session, stored, view, groupId } = group;
  const url = addressOf(paths.join(view.get('group', groupId)?.data.shareUrl ?? stored.shareUrl));
  const before = activities(view).find(({ data }) => data.kind === 'reminded' && now() - data.at < dayMs)?.data;
  const note = () => {
    if (session)
      void run((device) =>
        noteReminder(
          device,
          session,
          chosen.map((one) => one.id),
        ),
      );
  };
  const send = async () => {
    if (!(await share({ text: message, url }))) return;
    note();
    onClose();
  };
  const copy = async () => {
    if (!(await copyText(`${message}\n${url}`))) return;
    note();
    showToast({ text: t('trip.remind.copied') });
    onClose();
  };
  const canShare = 'share' in navigator;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('trip.remind.title', { names })}
      closeLabel={t('common.close')}
      actions={
        <>
          {canShare && (
            <Button variant="action" wide onClick={() => void send()}>
              <Share className="icon" aria-hidden="true" />
              {t('trip.remind.send')}
            </Button>
          )}
          <Button variant={canShare ? 'edge' : 'action'} wide onClick={() => void copy()}>
            <Copy className="icon" aria-hidden="true" />
            {t('trip.remind.copy')}
          </Button>
        </>
      }
    >
      {people.length > 1 && (
        <fieldset className={css.whom}>
          <legend className="small soft">{t('trip.remind.whom')}</legend>
          {people.map((one) => (
            <label key={one.id}>
              <input
                type="checkbox"
                checked={!without.has(one.id)}
                // Somebody is left: a message for nobody is none.
                disabled={chosen.length === 1 && chosen[0]?.id === one.id}
                onChange={() => {
                  setWithout((before) => {
                    const after = new Set(before);
                    if (!after.delete(one.id)) after.add(one.id);
                    return after;
                  });
                }}
              />
              {one.name}
            </label>
          ))}
        </fieldset>
      )}
      <Field label={t('trip.remind.message')} hint={url}>
        <TextArea
          value={message}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </Field>
      {before && <p className="note">{t('trip.remind.before', { name: before.actorName })}</p>}
    </Sheet>
  );
}
