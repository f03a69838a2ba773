import { useState } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { Data } from '#shared/kernel/rows.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { organizerToken, rotateShareUrl } from '#app/local/group/organizer.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { ShareLink } from '#app/parts/sharing/share-link.tsx';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmSheet } from '#app/ui/confirm-sheet.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './organizer.module.css';
import { RotateKeys } from './rotate-keys.tsx';

/** The invite link, and a button that replaces it; the organiser's link, shown only on request. */
export function Links({ group, data }: { group: GroupOnDevice; data: Data<'group'> }) {
  const { t } = useText();
  const { run } = useWrite();
  const [asked, setAsked] = useState<'rotate' | 'reveal'>();
  const [secret, setSecret] = useState<string>();
  const reach = useReach();
  const { groupId, stored } = group;
  // What the server has said last: a new link that it does not have yet opens nothing.
  const isUnsent = stored.shareUrl !== data.shareUrl;
  // The link that is shown is no longer the organiser's.
  const forget = () => {
    setSecret(undefined);
  };
  const rotate = () => {
    void run((device) => rotateShareUrl(device, groupId)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t(reach === 'online' ? 'organizer.links.rotated' : 'organizer.links.rotatedLater') });
    });
  };
  const reveal = () => {
    void run((device) => organizerToken(device, groupId)).then((result) => {
      if (result.kind === 'written') setSecret(result.value);
    });
  };
  const question = asked && (
    <ConfirmSheet
      title={t(`organizer.links.${asked}Ask`)}
      text={t(`organizer.links.${asked}Text`)}
      words={{ act: t(`organizer.links.${asked}`), keep: t('organizer.keep'), close: t('common.close') }}
      variant={asked === 'rotate' ? 'destroy' : 'action'}
      onAct={asked === 'rotate' ? rotate : reveal}
      onClose={() => {
        setAsked(undefined);
      }}
    />
  );
  return (
    <section className="stack" aria-labelledby="links">
      <h2 className="title-2" id="links">
        {t('organizer.links.title')}
      </h2>
      <Card className="stack gap-4">
        <ShareLink url={addressOf(paths.join(data.shareUrl))} title={data.name} noQr quiet>
          <h3 className="title-3">{t('common.share.label')}</h3>
          {isUnsent && <p className="small soft">{t('organizer.links.rotatedLater')}</p>}
        </ShareLink>
        <div className={css.buttons}>
          <Button
            variant="danger"
            size="small"
            onClick={() => {
              setAsked('rotate');
            }}
          >
            <RefreshCw className="icon" aria-hidden="true" />
            {t('organizer.links.rotate')}
          </Button>
        </div>
      </Card>
      <Card className="stack gap-4">
        {secret === undefined ? (
          <>
            <div className="stack gap-1">
              <h3 className="title-3">{t('organizer.links.own')}</h3>
              <p className="small soft">{t('organizer.links.ownText')}</p>
            </div>
            <div className={css.buttons}>
              <Button
                variant="edge"
                size="small"
                onClick={() => {
                  setAsked('reveal');
                }}
              >
                {t('organizer.links.reveal')}
              </Button>
              <RotateKeys groupId={groupId} onRotated={forget} />
            </div>
          </>
        ) : (
          <ShareLink
            url={`${addressOf(paths.groupSettings(groupId))}#organizer=${secret}`}
            title={t('organizer.links.own')}
            label={t('organizer.links.own')}
            quiet
          >
            <h3 className="title-3">{t('organizer.links.own')}</h3>
            <p className="small soft">{t('organizer.links.revealText')}</p>
            <div className={css.buttons}>
              <RotateKeys groupId={groupId} onRotated={forget} />
            </div>
          </ShareLink>
        )}
      </Card>
      {question}
    </section>
  );
}
