import { useState } from 'react';
import { defaultLanguage, languages, type Language } from '#shared/kernel/languages.ts';
import type { FoundInvitation, Unread } from '#app/net/read-invitation.ts';
import { changeLanguage } from '#app/parts/chrome/change-language.ts';
import { InviteFrame } from '#app/parts/invite/invite-frame.tsx';
import { useInvitation } from '#app/parts/invite/use-invitation.ts';
import { InAppLine } from '#app/parts/notices/in-app-line.tsx';
import { languageNames } from '#app/text/language.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { PlainBrand } from '#app/ui/plain-brand.tsx';
import css from './invite-gate.module.css';
import { words } from './words.ts';

const panelLabel = 'read-in';

/**
 * The first visit by an invitation: who invites, to what, and one tap for the language.
 * @param reading what the link invites to, asked for once: after the choice of a language the page finds the group by
 * itself
 * @param guess the device's own language, if the app has it
 */
export function InviteGate({
  reading,
  guess,
}: {
  reading: Promise<FoundInvitation | Unread>;
  guess: Language | undefined;
}) {
  const { t } = useText();
  const first = guess ?? defaultLanguage;
  const found = useInvitation(reading);
  const [missing, setMissing] = useState<Language>();
  const [busy, setBusy] = useState<Language>();
  const choose = async (language: Language) => {
    setMissing(undefined);
    setBusy(language);
    if (await changeLanguage(language)) return;
    setMissing(language);
    setBusy(undefined);
  };
  return (
    <>
      <InAppLine />
      <title>{found.invitation ? t('join.title', { group: found.invitation.name }) : t('join.titleUnknown')}</title>
      <InviteFrame
        brand={<PlainBrand language={first} />}
        invitation={found.invitation}
        instead={found.unread && <NotFound why={found.unread} />}
        panelLabel={panelLabel}
      >
        <div className="stack gap-1">
          <h2 className="title-3" id={panelLabel}>
            {guess ? t('join.gate.title') : `${languageNames.ko} · ${languageNames.en}`}
          </h2>
          <p className="small soft">{t(guess ? 'join.gate.text' : 'join.gate.later')}</p>
        </div>
        <Button
          variant="action"
          size="large"
          wide
          lang={first}
          busy={busy === first}
          onClick={() => void choose(first)}
        >
          {t('join.gate.continue')}
        </Button>
        <ul className={css.languages} aria-label={t('join.gate.others')}>
          {languages
            .filter((one) => one !== first)
            .map((one) => (
              <li key={one}>
                <button type="button" lang={one} onClick={() => void choose(one)}>
                  {languageNames[one]}
                </button>
              </li>
            ))}
        </ul>
        {missing && (
          <p className="small strong" role="alert" lang={missing}>
            {words[missing].missing}
          </p>
        )}
      </InviteFrame>
    </>
  );
}

const reasons = { missing: 'errors.group_not_found', busy: 'errors.too_many_requests' } as const;

function NotFound({ why }: { why: Unread }) {
  const { t } = useText();
  const unreached = navigator.onLine ? 'common.unreached' : 'join.gate.offline';
  return (
    <>
      <h1 className="title-1">{t('join.heading')}</h1>
      <p className="soft" role="status">
        {t(why === 'unreached' ? unreached : reasons[why])}
      </p>
    </>
  );
}
