import { useState } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import type { City } from '#shared/destination/schema.ts';
import { WithDevice } from '#app/boot/device-gate.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';

const ProposeSheet = laterSheet(() => import('./propose-sheet.tsx').then((m) => m.ProposeSheet));

interface ProposeProps {
  city: City;
  /** The city's. */
  name: string;
  /** The name of a place in the city: what is suggested is the city, and the words that go with it name the place. */
  place?: string;
  /** `icon`: without words, as one of many in a list. Else it is what the page is for. */
  size?: 'icon';
  /** The group on whose pages the button stands. */
  groupId?: string;
}

/** "Suggest to my group": the groups are read, and their code is loaded, when it is pressed. */
export function Propose({ place, size, ...propose }: ProposeProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={size === 'icon' ? 'plain' : 'action'}
        size={size}
        aria-label={place === undefined ? undefined : t('explore.propose.openPlace', { place })}
        onClick={() => {
          setOpen(true);
        }}
      >
        <UserPlus className="icon" aria-hidden="true" />
        {size !== 'icon' && t('explore.propose.open')}
      </Button>
      {isOpen && (
        <WithDevice>
          <ProposeSheet
            {...propose}
            place={place}
            onClose={() => {
              setOpen(false);
            }}
          />
        </WithDevice>
      )}
    </>
  );
}
