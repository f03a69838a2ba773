import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';

interface ClashSheetProps {
  /** The name as it is in the list. */
  name: string;
  /** A similar name that nobody has. */
  free: string;
  onMe: () => void;
  onFree: (name: string) => void;
  onClose: () => void;
  /** Where a name is typed: back to it. */
  onOther: (() => void) | undefined;
}

/** "Is that you, or another Minji?" The device cannot know, so the person is asked. */
export function ClashSheet({ name, free, onMe, onFree, onClose, onOther }: ClashSheetProps) {
  const { t } = useText();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('join.clash.title', { name })}
      text={t('join.clash.text', { name })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" wide onClick={onMe}>
            {t('join.clash.yes')}
          </Button>
          <Button
            variant="edge"
            wide
            onClick={() => {
              onFree(free);
            }}
          >
            {t('join.clash.as', { name: free })}
          </Button>
          {onOther && (
            <Button variant="plain" wide onClick={onOther}>
              {t('join.clash.other')}
            </Button>
          )}
        </>
      }
    />
  );
}
