import { useRef, useState } from 'react';
import type { StoredSession } from '#app/local/device/db.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { focusHeading, sectionOf } from '#app/ui/section-heading.ts';

const LogoutSheet = laterSheet(() => import('./logout-sheet.tsx').then((m) => m.LogoutSheet));

/** Logs a member out on this device, after a confirmation. */
export function LogoutButton({
  session,
  name = session.name,
  label,
  onLeft,
}: {
  session: StoredSession;
  name?: string;
  label: string;
  onLeft?: () => void;
}) {
  const { t } = useText();
  const [isAsked, setAsked] = useState(false);
  const section = useRef<Element>(null);
  // The button goes with the name.
  const leave =
    onLeft ??
    (() => {
      focusHeading(section.current);
    });
  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-label={t('group.me.logoutAria', { name })}
        onClick={(event) => {
          section.current = sectionOf(event.currentTarget);
          setAsked(true);
        }}
      >
        {label}
      </Button>
      {isAsked && (
        <LogoutSheet
          session={session}
          name={name}
          onLeft={leave}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}
