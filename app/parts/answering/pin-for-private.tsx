import type { StoredSession } from '#app/local/device/db.ts';
import { PinForm } from '#app/parts/login/pin-form.tsx';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';

/**
 * Amounts are private only as long as nobody else comes in under the name (founding decision 33): asks for the PIN that
 * keeps others out.
 */
export function PinForPrivate({ session, name }: { session: StoredSession; name: string }) {
  const { t } = useText();
  return (
    <Card tone="quiet" className="stack gap-3">
      <p className="small">{t('organizer.pin.forPrivate', { name })}</p>
      <PinForm session={session} name={name} />
    </Card>
  );
}
