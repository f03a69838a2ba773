import { useState } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import type { City } from '#shared/destination/schema.ts';
import { WithDevice } from '#app/device-gate.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';

const ProposeSheet = laterSheet(() => import('./propose-sheet.tsx').then((m) => m.ProposeSheet));

/** "Suggest to my group": the groups are read, and their code is loaded, when it is pressed. */
export function Propose({ city, name }: { city: City; name: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="action"
        onClick={() => {
          setOpen(true);
        }}
      >
        <UserPlus className="icon" aria-hidden="true" />
        {t('explore.propose.open')}
      </Button>
      {isOpen && (
        <WithDevice>
          <ProposeSheet
            city={city}
            name={name}
            onClose={() => {
              setOpen(false);
            }}
          />
        </WithDevice>
      )}
    </>
  );
}
