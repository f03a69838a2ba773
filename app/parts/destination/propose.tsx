import { lazy, Suspense, useState } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import { WithDevice } from '#app/device-gate.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';

const ProposeSheet = lazy(() => import('./propose-sheet.tsx').then((m) => ({ default: m.ProposeSheet })));

/** "Suggest to my group": the groups are read, and their code is loaded, when it is pressed. */
export function Propose({ destinationId, name }: { destinationId: string; name: string }) {
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
          <Suspense fallback={null}>
            <ProposeSheet
              destinationId={destinationId}
              name={name}
              onClose={() => {
                setOpen(false);
              }}
            />
          </Suspense>
        </WithDevice>
      )}
    </>
  );
}
