import { useState } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import KeyRound from 'lucide-react/icons/key-round';
import type { CreatedGroup } from '#app/local/group/groups.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { organizerToken } from '#app/local/group/organizer.ts';
import { ShareLink } from '#app/parts/sharing/share-link.tsx';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import css from './create-group.module.css';

/** A row that opens the organiser's link: to copy, to share, or to send to oneself by e-mail. */
export function OrganizerKey({ group }: { group: CreatedGroup }) {
  const { t } = useText();
  const { run } = useWrite();
  const [secret, setSecret] = useState<string>();
  const show = () => {
    void run((device) => organizerToken(device, group.groupId)).then((result) => {
      if (result.kind === 'written') setSecret(result.value);
    });
  };
  const url = `${addressOf(paths.groupSettings(group.groupId))}#organizer=${secret ?? ''}`;
  const title = t('createGroup.created.keyLink', { group: group.name });
  return (
    <>
      <button type="button" className={css.key} onClick={show}>
        <KeyRound className="icon" aria-hidden="true" />
        <span>
          <b>{t('createGroup.created.key')}</b>
          {t(group.hasPassword ? 'createGroup.created.keyTextPassword' : 'createGroup.created.keyText')}
        </span>
        <ChevronRight className="icon" aria-hidden="true" />
      </button>
      {secret !== undefined && (
        <Sheet
          open
          onClose={() => {
            setSecret(undefined);
          }}
          title={t('createGroup.created.key')}
          text={t('createGroup.created.keyUse')}
          closeLabel={t('common.close')}
        >
          <ShareLink url={url} title={title} label={title} noQr />
          <a
            className={buttonClass({ variant: 'plain' })}
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          >
            {t('createGroup.created.keyMail')}
          </a>
        </Sheet>
      )}
    </>
  );
}
