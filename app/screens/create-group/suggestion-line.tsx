import { useState } from 'react';
import { useWrite } from '#app/local/device/use-write.ts';
import { dropSuggestion, type Suggestion } from '#app/local/group/suggestion.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';

/** What goes into the vote of the group that is being made; it can be left out. */
export function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useText();
  const { runAlone } = useWrite();
  const [isDropped, setDropped] = useState(false);
  if (isDropped) return null;
  return (
    <Callout
      end={
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            void runAlone(async (device) => {
              await dropSuggestion(device);
              setDropped(true);
            });
          }}
        >
          {t('createGroup.suggestion.drop')}
        </Button>
      }
    >
      {t('createGroup.suggestion.text', { place: suggestion.name })}
    </Callout>
  );
}
