import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import type { useHearts } from './use-hearts.ts';

const LoginSheet = laterSheet(() => import('#app/parts/login/login-sheet.tsx').then((m) => m.LoginSheet));

/** Asks who it is that gives hearts, and saves them afterwards. */
export function HeartsLogin({ group, hearts }: { group: GroupOnDevice; hearts: ReturnType<typeof useHearts> }) {
  const { t } = useText();
  if (!hearts.asking) return null;
  return (
    <LoginSheet
      group={group}
      title={t('recommendations.login.title')}
      text={t('recommendations.login.text')}
      failed={t('recommendations.login.failed')}
      onIn={hearts.rateAs}
      onClose={hearts.stopAsking}
    />
  );
}
